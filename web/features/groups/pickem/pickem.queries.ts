import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatDate } from '../../../lib/format.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';

export type Pickem = CallResult<Contract['GET /api/groups/:groupId/pickem']>;
export type Rules = NonNullable<Pickem['rules']>;
export type Card = NonNullable<Pickem['card']>;

const FRESH_MS = 30_000;

export const usePickem = (groupId: string, week: string | null) =>
  useQuery({
    ...apiQuery('GET /api/groups/:groupId/pickem', { params: { groupId }, query: week ? { week } : {} }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });

export function useSetRules(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rules: Rules | null) => call('PUT /api/groups/:groupId/rules', { params: { groupId }, body: { rules } }),
    onSuccess: ({ from }) => void toast({ title: 'Rules saved', description: `They hold from the week of ${formatDate(from, 'plain')}.` }),
    onError: (error) =>
      void toast({ title: 'Error', description: messageOf(error) ?? 'The rules were not saved.', variant: 'destructive' }),
    onSettled: () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/groups/${groupId}/`) }),
  });
}
