import { sportOf } from '@clearedge/contract/sports';
import type { Contest } from '../../contests/index.ts';
import { type PastReader, readPast } from '../league/cached-past.ts';
import type { StartsIndex } from './hit-rate-rules.ts';
import { indexStarts } from './index-starts.ts';
import { listPlayerGames } from './player-game-rows.ts';

/** What both clubs' men did in the season before a game. */
export type ReadStarts = (
  ctx: PastReader,
  contest: Pick<Contest, 'gameId' | 'sport' | 'seasonYear' | 'slateOn' | 'awayCode' | 'homeCode'>,
) => Promise<StartsIndex>;

export const NOTHING: StartsIndex = { of: () => [], figureOf: () => () => null, lineOf: () => () => null };
const STORED_MS = 60_000;
const MOST_GAMES = 40;

/** Finished games change once a night: two clubs' season is read once a minute, not once a reader. */
export function cachedStarts(): ReadStarts {
  const stored = new Map<string, { readAt: number; starts: Promise<StartsIndex> }>();
  return (ctx, contest) => {
    const { gameId, sport, seasonYear, slateOn, awayCode, homeCode } = contest;
    // Clubs of other leagues have the same codes.
    if (!sportOf(sport).hasPlayerLines) return readPast(ctx, [contest]).then((past) => past?.starts ?? NOTHING);
    const at = ctx.now().getTime();
    const known = stored.get(gameId);
    if (known && at - known.readAt < STORED_MS) return known.starts;
    const starts = listPlayerGames(ctx.db, seasonYear, [awayCode, homeCode], slateOn).then(indexStarts);
    if (stored.size >= MOST_GAMES) stored.clear();
    stored.set(gameId, { readAt: at, starts });
    starts.catch(() => stored.delete(gameId));
    return starts;
  };
}
