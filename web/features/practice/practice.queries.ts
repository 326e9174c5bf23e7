import { call } from '@clearedge/contract/client';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { apiKey, apiQuery } from '../../lib/query.ts';
import type { CashOut, VirtualBet, VirtualBetsQuery } from './practice-types.ts';

const REFRESH_OPEN_MS = 30_000;

const isPractice = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  /^\/api\/(virtual|user\/balance|responsible-gaming)(\/|$)/.test(String(queryKey[0]));
/** Asks again for everything that practice money moves. */
export const refreshPractice = (client: QueryClient): Promise<void> => client.invalidateQueries({ predicate: isPractice });

const useIsIn = (): boolean => useSession().user !== null;

export const useBalance = () => useQuery({ ...apiQuery('GET /api/user/balance'), enabled: useIsIn() });
const MOST_OPEN = 500;
export const useOpenBets = () =>
  useQuery({ ...apiQuery('GET /api/virtual/bets', { query: { status: 'pending', limit: MOST_OPEN } }), enabled: useIsIn() });

/** Bets that fit, the newest first, `limit` at a time. */
export function useBetPages({ limit, ...query }: VirtualBetsQuery & { limit: number }) {
  return useInfiniteQuery({
    queryKey: [...apiKey('/api/virtual/bets', { ...query, limit }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/virtual/bets', { query: { ...query, limit, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: VirtualBet[]) => (last.length < limit ? null : last.at(-1)!.id),
    placeholderData: keepPreviousData,
    enabled: useIsIn(),
  });
}
export type BetPages = ReturnType<typeof useBetPages>;

export const useVirtualReceipt = (betId: string) => useQuery(apiQuery('GET /api/virtual/bets/:betId', { params: { betId } }));
export const useVirtualProps = (gameId: string) => useQuery(apiQuery('GET /api/virtual/props/:gameId', { params: { gameId } }));

/** How long the first minute after placing still lasts; undefined when it is over. */
const untilOpen = (offer: CashOut | undefined): number | undefined =>
  offer?.opensAt ? Math.max(1000, Date.parse(offer.opensAt) - Date.parse(offer.asOf)) : undefined;

/** What an open bet is worth now; asked for again while it is looked at. */
export const useCashOut = (betId: string, isLive: boolean) =>
  useQuery({
    ...apiQuery('GET /api/virtual/bets/:betId/cash-out', { params: { betId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => untilOpen(data) ?? (isLive ? REFRESH_OPEN_MS / 2 : REFRESH_OPEN_MS * 2),
  });
