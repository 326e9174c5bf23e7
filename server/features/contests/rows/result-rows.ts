import { GAME_SPORTS } from '@clearedge/contract/sports';
import { and, asc, between, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Contest, GameResult } from '../contest.ts';

export interface WinsAndLosses {
  wins: number;
  losses: number;
}

/** Clubs' records before a day, from stored results. */
export interface StoredRecords {
  /** Null for a team unless every result before the day is stored. */
  of: (code: string) => WinsAndLosses | null;
  /** Every club with a game in the season. */
  codes: readonly string[];
}

interface RecordRow extends WinsAndLosses {
  code: string;
  isWhole: boolean;
}

/**
 * Every club's record of a season before a day; a tie counts for neither. A club's is whole when no fewer results are stored than its newest
 * record on the schedule counts, or when the source's schedule carries no records: then the season itself is stored with it.
 */
export async function listRecords(db: Db, sport: Contest['sport'], seasonYear: number, before: string): Promise<StoredRecords> {
  const rows = await rowsOf<RecordRow>(
    db,
    sql`with season as (
        select slate_on, code, margin, record, status = 'final' and margin is not null and result_hold is null as is_over
        from contests, lateral (values (away_code, away_score - home_score, records -> 'away'), (home_code, home_score - away_score, records -> 'home'))
          as club(code, margin, record)
        where sport = ${sport} and season_year = ${seasonYear}),
      listed as (
        select distinct on (code) code, slate_on, (record ->> 'wins')::int + (record ->> 'losses')::int as games
        from season where jsonb_typeof(record) = 'object' order by code, slate_on desc)
      select code, count(*) filter (where is_over and margin > 0 and slate_on < ${before}::date)::int as wins,
        count(*) filter (where is_over and margin < 0 and slate_on < ${before}::date)::int as losses,
        case when exists (select 1 from listed) then coalesce((
          select count(*) filter (where s.is_over and s.margin <> 0 and s.slate_on <= l.slate_on) >= l.games
          from listed l join season s using (code) where l.code = season.code group by l.games), false) else true end as "isWhole"
      from season group by code`,
  );
  const byTeam = new Map(rows.map((row) => [row.code, row]));
  return {
    codes: [...byTeam.keys()],
    of: (code) => {
      const row = byTeam.get(code);
      return row?.isWhole ? { wins: row.wins, losses: row.losses } : null;
    },
  };
}

/** The games of a season that come before a day. */
export interface SeasonPart {
  sport: Contest['sport'];
  seasonYear: number;
  before: string;
}

/** Finished games of a part of a season whose results are not held. */
export const isFinalIn = ({ sport, seasonYear, before }: SeasonPart) =>
  and(
    eq(contests.sport, sport),
    eq(contests.seasonYear, seasonYear),
    lt(contests.slateOn, before),
    eq(contests.status, 'final'),
    isNull(contests.resultHold),
  );

/** The finished games of these clubs in a season before a day, latest first. */
export async function listResults(
  db: Db,
  sport: Contest['sport'],
  seasonYear: number,
  codes: readonly string[],
  before: string,
): Promise<GameResult[]> {
  const rows = await db
    .select({
      id: contests.id,
      gameId: contests.gameId,
      slateOn: contests.slateOn,
      startsAt: contests.startsAt,
      awayCode: contests.awayCode,
      homeCode: contests.homeCode,
      awayScore: contests.awayScore,
      homeScore: contests.homeScore,
      scheduledInnings: contests.scheduledInnings,
      innings: sql<number | null>`jsonb_array_length(${contests.lineScore} -> 'away')`,
    })
    .from(contests)
    .where(
      and(
        isFinalIn({ sport, seasonYear, before }),
        isNotNull(contests.awayScore),
        isNotNull(contests.homeScore),
        or(inArray(contests.awayCode, [...codes]), inArray(contests.homeCode, [...codes])),
      ),
    )
    .orderBy(desc(contests.startsAt), desc(contests.gameId));
  return rows.map(({ awayScore, homeScore, ...row }) => ({ ...row, score: { away: awayScore!, home: homeScore! } }));
}

export interface EndedContest {
  id: string;
  gameId: string;
}

/** Ended games whose facts may still change: finals of the last day, and postponed or suspended ones of the last days. */
export async function listRecheckable(db: Db, finalsSince: Date, openSince: Date, now: Date): Promise<EndedContest[]> {
  const ended = sql`coalesce(${contests.endedAt}, ${contests.startsAt} + interval '4 hours')`;
  return db
    .select({ id: contests.id, gameId: contests.gameId })
    .from(contests)
    .where(
      and(
        inArray(contests.sport, GAME_SPORTS),
        lte(contests.startsAt, now),
        or(
          and(eq(contests.status, 'final'), sql`${ended} >= ${finalsSince.toISOString()}::timestamptz`),
          and(inArray(contests.status, ['postponed', 'suspended']), gte(contests.startsAt, openSince)),
        ),
      ),
    )
    .orderBy(asc(contests.startsAt));
}

/** Ended games of these days, newest day first. */
export const listEndedBetween = (db: Db, from: string, to: string): Promise<(EndedContest & { slateOn: string })[]> =>
  db
    .select({ id: contests.id, gameId: contests.gameId, slateOn: contests.slateOn })
    .from(contests)
    .where(
      and(
        inArray(contests.sport, GAME_SPORTS),
        between(contests.slateOn, from, to),
        inArray(contests.status, ['final', 'postponed', 'suspended']),
      ),
    )
    .orderBy(desc(contests.slateOn), asc(contests.gameId));
