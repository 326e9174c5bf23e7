import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';
import { useSession } from '../session/session.ts';
import type { LiveBet } from './live-words.ts';

/** One's own open bets. */
export const openBetsQuery = apiQuery('GET /api/bets', { query: { status: 'pending' } });

/** How one's own open bets on games in play stand, by bet; empty while none is in play or no one is signed in. */
export function useLiveBets(hasLive: boolean): ReadonlyMap<string, LiveBet> {
  const isIn = useSession().user !== null;
  const { data } = useQuery({
    ...apiQuery('GET /api/bets/live'),
    enabled: isIn && hasLive,
    refetchInterval: hasLive ? REFRESH_MS.liveGame : false,
  });
  return new Map((data ?? []).map((live) => [live.betId, live]));
}
