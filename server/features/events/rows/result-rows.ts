import { and, asc, between, desc, eq, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { GameResult, SportEvent } from '../sport-event.ts';

/** The sports whose facts are asked for; golf keeps its own. */
const FOLLOWED: SportEvent['sport'][] = ['mlb', 'cfl'];

export interface WinsAndLosses {
  wins: number;
  losses: number;
}

/** Every club's record of a season before a day. A tie counts for neither. */
export async function listRecords(db: Db, seasonYear: number, before: string): Promise<Map<string, WinsAndLosses>> {
  const rows = await rowsOf<{ code: string; wins: number; losses: number }>(
    db,
    sql`select code, count(*) filter (where margin > 0)::int as wins, count(*) filter (where margin < 0)::int as losses
      from events, lateral (values (away_code, away_score - home_score), (home_code, home_score - away_score)) as club(code, margin)
      where sport = 'mlb' and season_year = ${seasonYear} and slate_on < ${before}::date and status = 'final' group by code`,
  );
  return new Map(rows.map(({ code, wins, losses }) => [code, { wins, losses }]));
}

/** The finished games of these clubs in a season before a day, latest first. */
export async function listResults(db: Db, seasonYear: number, codes: readonly string[], before: string): Promise<GameResult[]> {
  const rows = await db
    .select({
      id: events.id,
      gameId: events.gameId,
      slateOn: events.slateOn,
      startsAt: events.startsAt,
      awayCode: events.awayCode,
      homeCode: events.homeCode,
      awayScore: events.awayScore,
      homeScore: events.homeScore,
      scheduledInnings: events.scheduledInnings,
      innings: sql<number | null>`jsonb_array_length(${events.lineScore} -> 'away')`,
    })
    .from(events)
    .where(
      and(
        eq(events.sport, 'mlb'),
        eq(events.seasonYear, seasonYear),
        lt(events.slateOn, before),
        eq(events.status, 'final'),
        isNotNull(events.awayScore),
        isNotNull(events.homeScore),
        or(inArray(events.awayCode, [...codes]), inArray(events.homeCode, [...codes])),
      ),
    )
    .orderBy(desc(events.startsAt), desc(events.gameId));
  return rows.map(({ awayScore, homeScore, ...row }) => ({ ...row, score: { away: awayScore!, home: homeScore! } }));
}

export interface EndedEvent {
  id: string;
  gameId: string;
}

/** Ended games whose facts may still change: finals of the last day, and postponed or suspended ones of the last days. */
export async function listRecheckable(db: Db, finalsSince: Date, openSince: Date, now: Date): Promise<EndedEvent[]> {
  const ended = sql`coalesce(${events.endedAt}, ${events.startsAt} + interval '4 hours')`;
  return db
    .select({ id: events.id, gameId: events.gameId })
    .from(events)
    .where(
      and(
        inArray(events.sport, FOLLOWED),
        lte(events.startsAt, now),
        or(
          and(eq(events.status, 'final'), sql`${ended} >= ${finalsSince.toISOString()}::timestamptz`),
          and(inArray(events.status, ['postponed', 'suspended']), gte(events.startsAt, openSince)),
        ),
      ),
    )
    .orderBy(asc(events.startsAt));
}

/** Ended games of these days, newest day first. */
export const listEndedBetween = (db: Db, from: string, to: string): Promise<(EndedEvent & { slateOn: string })[]> =>
  db
    .select({ id: events.id, gameId: events.gameId, slateOn: events.slateOn })
    .from(events)
    .where(
      and(inArray(events.sport, FOLLOWED), between(events.slateOn, from, to), inArray(events.status, ['final', 'postponed', 'suspended'])),
    )
    .orderBy(desc(events.slateOn), asc(events.gameId));
