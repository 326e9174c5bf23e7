import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mark } from '../../core/mark-buttons.tsx';
import { ofReader } from '../../core/session/of-reader.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';

export type FootballPick = CallResult<Contract['GET /api/cfl/daily-picks']>[number];
export type FootballPickDay = CallResult<Contract['GET /api/cfl/daily-picks/day']>;

const fresh = { refetchInterval: REFRESH_MS.picks, staleTime: REFRESH_MS.picks };

export const useFootballPicks = (date: string, who: string) =>
  useQuery({ ...ofReader(apiQuery('GET /api/cfl/daily-picks', { query: { date } }), who), ...fresh });
export const useFootballPickDay = (date: string, who: string) =>
  useQuery({ ...ofReader(apiQuery('GET /api/cfl/daily-picks/day', { query: { date } }), who), ...fresh });

const refreshPicks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/cfl/daily-picks') });

export function useMarkFootballPick() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { pickId: string; result: Mark }) => call('POST /api/performance/reconcile', { body }),
    onSuccess: () =>
      void toast({ title: 'Pick Updated', description: 'Kept as your own mark; the official result comes from the final score.' }),
    onError: () =>
      void toast({ title: 'Update Failed', description: 'Failed to update pick result. Please try again.', variant: 'destructive' }),
    onSettled: () => refreshPicks(client),
  });
}

export function useReconcileFootball() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: string) => call('POST /api/performance/auto-reconcile', { body: { date, sport: 'cfl' } }),
    onSuccess: ({ message }) => void toast({ title: 'Auto Reconcile Complete', description: message }),
    onError: (error) =>
      void toast({
        title: 'Auto Reconcile Failed',
        description: messageOf(error) ?? 'The picks could not be reconciled. Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => refreshPicks(client),
  });
}
