import { HOUR_MS } from '@clearedge/quant/calendar';
import type { FeedLeagueGame } from '../../ports/league-feed.ts';

/** Hours after its start within which the result of a game is looked at again. */
const UNSTEADY_MS = 8 * HOUR_MS;

/** In play, due or just over: at the next refresh. Else the next start; null when nothing more will change. */
export function nextChangeOf(games: readonly Pick<FeedLeagueGame, 'status' | 'startsAt'>[], asOf: Date, refreshMs: number): Date | null {
  const soonest = asOf.getTime() + refreshMs;
  const times = games.flatMap(({ status, startsAt }) => {
    if (status === 'scheduled' || status === 'delayed') return Math.max(startsAt.getTime(), soonest);
    const mayChange = status === 'live' || (status === 'final' && asOf.getTime() - startsAt.getTime() < UNSTEADY_MS);
    return mayChange ? soonest : [];
  });
  return times.length === 0 ? null : new Date(Math.min(...times));
}
