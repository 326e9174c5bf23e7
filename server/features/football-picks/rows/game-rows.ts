import type { FootballFixture, FootballResult } from '@clearedge/quant/football/ratings';
import { and, asc, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { events, footballGames } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { SportEvent } from '../../events/index.ts';

/** A coming game with what a forecast needs beyond the event. */
export interface ComingGame extends FootballFixture {
  id: string;
  gameId: string;
  slateOn: string;
  status: SportEvent['status'];
  awayName: string;
  homeName: string;
  /** Only games of the regular season may end level. */
  canTie: boolean;
}

/** What sources say of a side that is not known yet. */
const UNDECIDED = 'TBD';
const HOUR = 3_600_000;
/** A league plays in one calendar year: so many back is the season before the last. */
const SEASONS_BACK = 1;

const fixtureColumns = {
  season: events.seasonYear,
  startsAt: events.startsAt,
  away: events.awayCode,
  home: events.homeCode,
  isNeutral: footballGames.isNeutral,
};

/** Games that count and have ended, of the running season and the one before, in the order of their kickoffs. */
export async function listRatedGames(db: Db, now: Date): Promise<FootballResult[]> {
  const rows = await db
    .select({ ...fixtureColumns, awayScore: events.awayScore, homeScore: events.homeScore })
    .from(events)
    .innerJoin(footballGames, eq(footballGames.eventId, events.id))
    .where(
      and(
        eq(events.sport, 'cfl'),
        eq(events.status, 'final'),
        ne(footballGames.stage, 'preseason'),
        lte(events.startsAt, now),
        gte(events.seasonYear, now.getUTCFullYear() - SEASONS_BACK),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.gameId));
  return rows.flatMap(({ awayScore, homeScore, ...fixture }) =>
    awayScore === null || homeScore === null ? [] : [{ ...fixture, awayScore, homeScore }],
  );
}

/** Games that count, whose clubs are known and which begin within so many hours. */
export async function listComingGames(db: Db, now: Date, hours: number): Promise<ComingGame[]> {
  const rows = await db
    .select({
      ...fixtureColumns,
      id: events.id,
      gameId: events.gameId,
      slateOn: events.slateOn,
      status: events.status,
      awayName: events.awayName,
      homeName: events.homeName,
      stage: footballGames.stage,
    })
    .from(events)
    .innerJoin(footballGames, eq(footballGames.eventId, events.id))
    .where(
      and(
        eq(events.sport, 'cfl'),
        inArray(events.status, ['scheduled', 'delayed']),
        ne(footballGames.stage, 'preseason'),
        ne(events.awayCode, UNDECIDED),
        ne(events.homeCode, UNDECIDED),
        gt(events.startsAt, now),
        lte(events.startsAt, new Date(now.getTime() + hours * HOUR)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.gameId));
  return rows.map(({ stage, ...game }) => ({ ...game, canTie: stage === 'regular' }));
}

/** The nearest days with football before and after a day. */
export async function findDaysAround(db: Db, slateOn: string): Promise<{ previousOn: string | null; nextOn: string | null }> {
  const [row] = await db
    .select({
      previousOn: sql<string | null>`max(${events.slateOn}) filter (where ${events.slateOn} < ${slateOn}::date)::text`,
      nextOn: sql<string | null>`min(${events.slateOn}) filter (where ${events.slateOn} > ${slateOn}::date)::text`,
    })
    .from(events)
    .where(eq(events.sport, 'cfl'));
  return { previousOn: row?.previousOn ?? null, nextOn: row?.nextOn ?? null };
}
