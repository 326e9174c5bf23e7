import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';

export type GroupSlate = CallResult<Contract['GET /api/groups/:groupId/picks']>;
export type SlateGame = GroupSlate['games'][number];
export type Offer = SlateGame['offers'][number];
export type GroupPick = SlateGame['picks'][number];
export type NewPick = CallInput<Contract['PUT /api/groups/:groupId/picks']>['body'];

const FRESH_MS = 30_000;
const slateQuery = (groupId: string, date: string) => apiQuery('GET /api/groups/:groupId/picks', { params: { groupId }, query: { date } });

export const useGroupSlate = (groupId: string, date: string) =>
  useQuery({ ...slateQuery(groupId, date), staleTime: FRESH_MS, refetchInterval: FRESH_MS });

const failed = (error: unknown) =>
  void toast({ title: 'Error', description: messageOf(error) ?? 'The pick was not saved. Please try again.', variant: 'destructive' });

const ofGroup = (client: QueryClient, groupId: string, part: 'picks' | 'pickem'): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === `/api/groups/${groupId}/${part}` });

export function useSetPick(groupId: string, date: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPick) => call('PUT /api/groups/:groupId/picks', { params: { groupId }, body }),
    onSuccess: (slate) => client.setQueryData(slateQuery(groupId, date).queryKey, slate),
    onError: (error) => {
      failed(error);
      ofGroup(client, groupId, 'picks');
    },
    onSettled: () => ofGroup(client, groupId, 'pickem'),
  });
}

export function useRemovePick(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pickId: string) => call('DELETE /api/groups/:groupId/picks/:pickId', { params: { groupId, pickId } }),
    onError: failed,
    onSettled: () => {
      ofGroup(client, groupId, 'picks');
      ofGroup(client, groupId, 'pickem');
    },
  });
}
