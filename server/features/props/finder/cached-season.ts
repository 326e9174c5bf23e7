import { sportOf } from '@clearedge/contract/sports';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Contest } from '../../contests/index.ts';
import type { StartsIndex } from '../history/hit-rate-rules.ts';
import { indexStarts } from '../history/index-starts.ts';
import { listPlayerGames } from '../history/player-game-rows.ts';
import { NOTHING } from '../history/read-starts.ts';
import { type PastReader, readPast } from '../league/cached-past.ts';

/** Changes whenever a game of a season is written, or written again. */
async function readSeasonVersion(db: Db, seasonYear: number): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select count(*)::text || ' ' || coalesce(max(recorded_at)::text, '') as version from player_games where season_year = ${seasonYear}`,
  );
  return row!.version;
}

/** What every man of a day's clubs did in the season before that day. */
export type ReadSeason = (ctx: PastReader, contests: readonly Contest[]) => Promise<StartsIndex>;

/** While a first start reads its past games in, the season changes all the time. */
const CHECKED_MS = 60_000;
const MOST_DAYS = 3;

interface Stored {
  version: string;
  checkedAt: number;
  starts: Promise<StartsIndex>;
}

/** A season of thirty clubs is much to read: it is read again only when a game was added or corrected. */
export function cachedSeason(): ReadSeason {
  const stored = new Map<string, Stored>();
  return async (ctx, listed) => {
    const { db, now } = ctx;
    const contests = listed.filter(({ sport }) => sportOf(sport).hasPlayerLines);
    const [first] = contests;
    if (!first) return (await readPast(ctx, listed))?.starts ?? NOTHING;
    const { seasonYear, slateOn } = first;
    const codes = [...new Set(contests.flatMap(({ awayCode, homeCode }) => [awayCode, homeCode]))].sort();
    const key = [slateOn, ...codes].join(' ');
    const at = now().getTime();
    const known = stored.get(key);
    if (known && at - known.checkedAt < CHECKED_MS) return known.starts;
    const version = await readSeasonVersion(db, seasonYear);
    if (known?.version === version) {
      known.checkedAt = at;
      return known.starts;
    }
    const starts = listPlayerGames(db, seasonYear, codes, slateOn).then(indexStarts);
    if (!known && stored.size >= MOST_DAYS) stored.clear();
    stored.set(key, { version, checkedAt: at, starts });
    starts.catch(() => stored.delete(key));
    return starts;
  };
}
