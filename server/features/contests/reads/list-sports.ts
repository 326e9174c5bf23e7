import type { VerbResult } from '@clearedge/contract/route';
import type { sportRoutes } from '@clearedge/contract/routes/games/sports';
import { SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { isFollowed } from '../../../sports/registry.ts';

type SportToday = VerbResult<(typeof sportRoutes)['GET /api/sports']>[number];
interface Row {
  sport: SportKey;
  is_in_season: boolean;
  games: number;
  live: number;
  next_at: string | null;
  is_tentative: boolean | null;
  next_on: string | null;
}

/** Days before and after today in which a sport in season has a contest. */
const SEASON_GAP = 7;
const NONE = { isInSeason: false, games: 0, live: 0, next: null, nextOn: null };
const LAST = '9999';
const nextDay = ({ nextOn }: SportToday): string => nextOn ?? LAST;

/** What each sport that the source has plays today and when it goes on. */
export async function listSports(ctx: Ctx): Promise<SportToday[]> {
  const now = ctx.now();
  const today = sql`${easternDay(now)}::date`;
  const isToday = sql`${today} between slate_on and coalesce(ends_on, slate_on)`;
  // One that is due and not known to have begun is still to come.
  const isAhead = sql`slate_on = ${today} and status in ('scheduled', 'delayed')`;
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`select sport, bool_or(slate_on <= ${today} + ${SEASON_GAP}::int) as is_in_season, count(*) filter (where ${isToday})::int as games,
        count(*) filter (where status = 'live')::int as live,
        min(starts_at) filter (where ${isAhead}) as next_at,
        (array_agg(is_start_tentative order by starts_at) filter (where ${isAhead}))[1] as is_tentative,
        min(slate_on) filter (where slate_on > ${today} and status in ('scheduled', 'delayed'))::text as next_on
      from contests where coalesce(ends_on, slate_on) >= ${today} - ${SEASON_GAP}::int group by sport`,
  );
  const found = new Map(rows.map((row) => [row.sport, row]));
  const sports = SPORT_KEYS.filter((sport) => isFollowed(ctx.ports, sport)).map((sport): SportToday => {
    const row = found.get(sport);
    if (!row) return { sport, ...NONE };
    const next = row.next_at === null ? null : { at: new Date(row.next_at).toISOString(), isTentative: row.is_tentative ?? false };
    return { sport, isInSeason: row.is_in_season, games: row.games, live: row.live, next, nextOn: row.next_on };
  });
  const resting = sports.filter(({ isInSeason }) => !isInSeason).sort((a, b) => nextDay(a).localeCompare(nextDay(b)));
  return [...sports.filter(({ isInSeason }) => isInSeason), ...resting];
}
