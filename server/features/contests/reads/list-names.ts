import type { SportKey } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';

interface NamedClub {
  sport: SportKey;
  code: string;
  name: string;
  /** Where it plays at home; null for one that has not played there in the season. */
  venue: string | null;
}
interface SeenPlayer {
  sport: SportKey;
  name: string;
  teamCode: string;
  playerId: string | null;
}

/** A club plays at home in any stretch this long, the winter apart. */
const SEASON_DAYS = 120;
const NEAR_DAYS = 12;

/** Every club with games around today, under each name that it bears there, with its park. */
export function listClubs(ctx: Pick<Ctx, 'db' | 'now'>): Promise<NamedClub[]> {
  const today = easternDay(ctx.now());
  const [from, to] = [shiftDay(today, -SEASON_DAYS), shiftDay(today, SEASON_DAYS)];
  return rowsOf(
    ctx.db,
    sql`select sport, club.code, club.name, mode() within group (order by club.park) as venue from contests,
        lateral (values (home_code, home_name, contests.venue), (away_code, away_name, null)) as club(code, name, park)
      where kind = 'game' and slate_on between ${from}::date and ${to}::date group by 1, 2, 3 order by 1, 2`,
  );
}

/** Everybody who is announced to start or stands in a box score of the last days. */
export function listSeenPlayers(ctx: Pick<Ctx, 'db' | 'now'>): Promise<SeenPlayer[]> {
  const today = easternDay(ctx.now());
  const [from, to] = [shiftDay(today, -NEAR_DAYS), shiftDay(today, NEAR_DAYS)];
  return rowsOf(
    ctx.db,
    sql`with near as (select id, sport, away_code, home_code, away_pitcher, home_pitcher from contests
        where kind = 'game' and slate_on between ${from}::date and ${to}::date)
      select distinct sport, player ->> 'name' as name, code as "teamCode", player ->> 'playerId' as "playerId" from (
        select sport, player, code from near, lateral (values (away_pitcher, away_code), (home_pitcher, home_code)) as starter(player, code) where player is not null
        union all
        select sport, player, code from near join box_scores on contest_id = near.id,
          lateral (values (box -> 'away', away_code), (box -> 'home', home_code)) as side(lines, code),
          lateral jsonb_array_elements((lines -> 'batters') || (lines -> 'pitchers')) as player) seen
      where player ->> 'name' is not null order by 2, 3`,
  );
}
