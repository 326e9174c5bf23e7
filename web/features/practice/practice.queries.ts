import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { apiQuery } from '../../lib/query.ts';

const REFRESH_OPEN_MS = 30_000;

const isPractice = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  /^\/api\/(virtual|user\/balance|responsible-gaming)(\/|$)/.test(String(queryKey[0]));
/** Asks again for everything that practice money moves. */
export const refreshPractice = (client: QueryClient): Promise<void> => client.invalidateQueries({ predicate: isPractice });

const useIsIn = (): boolean => useSession().user !== null;

export const useBalance = () => useQuery({ ...apiQuery('GET /api/user/balance'), enabled: useIsIn() });
export const useVirtualBets = () => useQuery({ ...apiQuery('GET /api/virtual/bets'), enabled: useIsIn() });
export const useVirtualReceipt = (betId: string) => useQuery(apiQuery('GET /api/virtual/bets/:betId', { params: { betId } }));
export const useVirtualProps = (gameId: string) => useQuery(apiQuery('GET /api/virtual/props/:gameId', { params: { gameId } }));

/** What an open bet is worth now; asked for again while it is looked at. */
export const useCashOut = (betId: string, isLive: boolean) =>
  useQuery({
    ...apiQuery('GET /api/virtual/bets/:betId/cash-out', { params: { betId } }),
    staleTime: 0,
    refetchInterval: isLive ? REFRESH_OPEN_MS / 2 : REFRESH_OPEN_MS * 2,
  });
