import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';

export type AnalyticsReport = CallResult<Contract['GET /api/performance/analytics']>;
export type AnalyticsFigures = NonNullable<AnalyticsReport['sample']>;
export type Book = AnalyticsReport['book'];
export type Part = Omit<AnalyticsFigures['bands'][number], 'key'>;
export type Estimates = CallResult<Contract['GET /api/performance/estimates']>;
export type Finding = AnalyticsFigures['findings']['leaks'][number];

const REFRESH_MS = 60_000;

/** One's own figures of one kind of bets; asked for by those with Elite only. */
export const useAnalytics = (book: Book) =>
  useQuery({ ...apiQuery('GET /api/performance/analytics', { query: { book } }), staleTime: 0, refetchInterval: REFRESH_MS });

export const useEstimates = () => useQuery({ ...apiQuery('GET /api/performance/estimates'), staleTime: 0 });

/** Notes the chance of an open bet, or takes it away. */
export function useSetEstimate() {
  const client = useQueryClient();
  const key = apiQuery('GET /api/performance/estimates').queryKey;
  return useMutation({
    mutationFn: ({ betId, probability }: { betId: string; probability: number | null }) =>
      call('PUT /api/performance/estimates/:betId', { params: { betId }, body: { probability } }),
    onSuccess: ({ betId, probability }) => {
      client.setQueryData<Estimates>(key, (list) => list?.map((bet) => (bet.betId === betId ? { ...bet, probability } : bet)));
      toast({ title: probability === null ? 'Estimate removed' : 'Estimate noted' });
    },
    onError: (error) => {
      toast({
        title: 'Estimate not noted',
        description: messageOf(error) ?? 'Check your connection and try again.',
        variant: 'destructive',
      });
      void client.invalidateQueries({ queryKey: key });
    },
  });
}
