import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@clearedge/quant/calendar';
import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import type { FreshnessBounds } from '../http/index.ts';

export const LIVE_MS = 15 * SECOND_MS;
const NEAR_MS = 5 * MINUTE_MS;
const FAR_MS = 6 * HOUR_MS;
/** A week without games may be one whose games are not told for a while. */
const EMPTY_MS = 30 * MINUTE_MS;
/** So long before a start a week is looked at often, and after the last one of a week its results may still be corrected. */
const AROUND_MS = 2 * DAY_MS;
const OPEN = new Set(['scheduled', 'delayed']);

export const exactly = (ms: number): FreshnessBounds => ({ leastMs: ms, mostMs: ms });
export const SELDOM = exactly(FAR_MS);
export const OFTEN = exactly(LIVE_MS);

/** Every fifteen seconds while a game is on or due, every five minutes around the days of play, else four times a day. */
export function freshnessOf(games: readonly Pick<FeedLeagueGame, 'status' | 'startsAt'>[], now: Date): FreshnessBounds {
  if (games.length === 0) return exactly(EMPTY_MS);
  if (games.some(({ status }) => status === 'live')) return OFTEN;
  const until = games.map(({ status, startsAt }) => ({ status, ms: startsAt.getTime() - now.getTime() }));
  const starts = until.filter(({ status, ms }) => OPEN.has(status) && ms > -DAY_MS).map(({ ms }) => ms);
  const isAround = until.some(({ ms }) => Math.abs(ms) < AROUND_MS);
  return exactly(Math.max(LIVE_MS, Math.min(isAround ? NEAR_MS : FAR_MS, ...starts)));
}
