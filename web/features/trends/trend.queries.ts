import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { GameSport } from '@clearedge/contract/sports';
import { TREND_FRESH_MS, TREND_REFRESH_MS, type TrendCategory } from '@clearedge/contract/strategy-terms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../core/session/use-can.ts';
import { apiQuery } from '../../lib/query.ts';

export type Trend = CallResult<Contract['GET /api/hot-trends']>[number];
export type TrendBase = CallResult<Contract['GET /api/hot-trends/base']>;
export type Category = TrendCategory | 'all';

const stored = { staleTime: TREND_FRESH_MS, refetchInterval: TREND_REFRESH_MS };

export const useTrends = (sport: GameSport, category: Category) =>
  useQuery({
    ...apiQuery('GET /api/hot-trends', { query: { ...(category === 'all' ? {} : { category }), sport } }),
    ...stored,
    enabled: useCan('trends'),
  });

export const useTrendBase = (sport: GameSport) =>
  useQuery({ ...apiQuery('GET /api/hot-trends/base', { query: { sport } }), ...stored, enabled: useCan('trends') });

/** Asks for everything on the page again, whatever its age. */
export function useRefreshTrends(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/hot-trends') });
}
