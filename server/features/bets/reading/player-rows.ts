import type { GamePlayer } from '@clearedge/contract/aliases';
import { shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import type { BetContest } from '../target/bet-target.ts';

interface Seen {
  playerId: string;
  name: string;
  teamCode: string;
  isBatter: boolean;
  isPitcher: boolean;
  isStarter: boolean;
}

/** Box scores of so many days tell who plays for a club. */
const DAYS_SEEN = 21;

const rosterOf = ({ id, sport, slateOn, awayCode, homeCode }: BetContest) => sql`
  with boxes as (
    select e.slate_on, e.away_code, e.home_code, b.box from contests e join box_scores b on b.contest_id = e.id
      where e.sport = ${sport} and e.slate_on between ${shiftDay(slateOn, -DAYS_SEEN)} and ${slateOn}
        and (e.away_code in (${awayCode}, ${homeCode}) or e.home_code in (${awayCode}, ${homeCode}))),
  newest as (select men from player_projections where contest_id = ${id} order by created_at desc, id desc limit 1),
  seen as (
    select m ->> 'playerId' as player_id, m ->> 'name' as name, case side.name when 'away' then g.away_code else g.home_code end as team_code,
      kind.name = 'batters' and m ->> 'position' <> 'P' as is_batter, kind.name = 'pitchers' as is_pitcher,
      kind.name = 'pitchers' and (m ->> 'isStarter')::boolean as is_starter, g.slate_on::text as seen_on
    from boxes g cross join (values ('away'), ('home')) side(name) cross join (values ('batters'), ('pitchers')) kind(name)
      cross join lateral jsonb_array_elements(g.box -> side.name -> kind.name) m
    union all
    select m ->> 'playerId', m ->> 'name', m ->> 'teamCode', m -> 'counts' ? 'hits', m -> 'counts' ? 'pitcher_outs',
      m -> 'counts' ? 'pitcher_outs', ${slateOn}
    from newest cross join lateral jsonb_array_elements(newest.men) m)
  select player_id as "playerId", (array_agg(name order by seen_on desc))[1] as name,
    (array_agg(team_code order by seen_on desc))[1] as "teamCode", bool_or(is_batter) as "isBatter", bool_or(is_pitcher) as "isPitcher",
    bool_or(is_starter) as "isStarter"
  from seen group by player_id`;

// A batter who once threw the last inning of a rout is no pitcher to bet on.
const rolesOf = ({ isBatter, isPitcher, isStarter }: Seen): GamePlayer['roles'] => [
  ...(isBatter ? (['batter'] as const) : []),
  ...(isPitcher && (isStarter || !isBatter) ? (['pitcher'] as const) : []),
];

/** Who may play in a game, as far as is known: its starters, its projection, and the clubs' box scores of late. */
export async function listGamePlayers(ctx: Ctx, contest: BetContest): Promise<GamePlayer[]> {
  const sideOf = (code: string): GamePlayer['team'] => (code === contest.awayCode ? 'away' : code === contest.homeCode ? 'home' : null);
  const rows = await rowsOf<Seen>(ctx.db, rosterOf(contest));
  const found = new Map<string, GamePlayer>();
  for (const row of rows) {
    const team = sideOf(row.teamCode);
    if (team) found.set(row.playerId, { playerId: row.playerId, name: row.name, team, roles: rolesOf(row) });
  }
  for (const team of ['away', 'home'] as const) {
    const starter = contest[`${team}Pitcher`];
    if (starter && !found.has(starter.playerId)) found.set(starter.playerId, { ...starter, team, roles: ['pitcher'] });
  }
  return [...found.values()];
}
