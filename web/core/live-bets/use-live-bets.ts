import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';
import { useSession } from '../session/session.ts';
import type { LiveBet } from './live-words.ts';

/** One's own open bets. */
export const openBetsQuery = apiQuery('GET /api/bets', { query: { status: 'pending' } });

/** The key of a bet, or of one of its legs. */
export const liveKey = (betId: string, leg: number | null = null): string => (leg === null ? betId : `${betId} ${leg}`);

/** How one's own open bets and legs on games in play stand, by `liveKey`; empty while none is in play or no one is signed in. */
export function useLiveBets(hasLive: boolean): ReadonlyMap<string, LiveBet> {
  const isIn = useSession().user !== null;
  const { data } = useQuery({
    ...apiQuery('GET /api/bets/live'),
    enabled: isIn && hasLive,
    refetchInterval: hasLive ? REFRESH_MS.liveGame : false,
  });
  return new Map((data ?? []).map((live) => [liveKey(live.betId, live.leg), live]));
}
