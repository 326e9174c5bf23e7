import { setImmediate as nextTurn } from 'node:timers/promises';
import { selectionOf } from '@clearedge/contract/markets/board-markets';
import { type LeagueSport, sportOf } from '@clearedge/contract/sports';
import type { KeptClaim } from '@clearedge/quant/blend';
import type { LeagueFacts } from '@clearedge/quant/grading';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { closingPrices, contests } from '../../db/schema/index.ts';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { gradingOf, keptClaimsOf } from '../../sports/registry.ts';
import { type LeagueForecast, leaguePlaysOn, listNewestLeagueForecasts } from '../forecasts/index.ts';
import { listClosingPrices } from '../odds/index.ts';
import { type PricedSide, pricedSides } from './fill/side-rules.ts';
import { type HistoryBase, type HistorySide, lastPlayedIn, type PastGame, type ReadBase, type Reader, restsOf } from './history-base.ts';

/** What a season of a league comes to by now. */
export interface LeagueSeason {
  seasonYear: number;
  played: number;
  /** Those with a closing price: it grows with every final, and while closes are filled in. */
  games: number;
  /** Start of the last of them. */
  lastAt: Date;
  /** Changes with a corrected score. */
  points: number;
}

const isPlayed = (sport: LeagueSport) =>
  and(
    eq(contests.sport, sport),
    eq(contests.status, 'final'),
    isNull(contests.resultHold),
    isNotNull(contests.awayScore),
    isNotNull(contests.homeScore),
    ne(sql`${contests.detail} ->> 'stage'`, 'preseason'),
  );
const hasClose = sql`exists (select 1 from ${closingPrices} where ${closingPrices.contestId} = ${contests.id})`;

/** The newest season and the one before it, where its games are known. */
export async function listLeagueSeasons(db: Db, sport: LeagueSport): Promise<LeagueSeason[]> {
  const seasons = await db
    .select({
      seasonYear: contests.seasonYear,
      played: count(),
      games: sql<number>`(count(*) filter (where ${hasClose}))::int`,
      lastAt: sql<Date>`max(${contests.startsAt})`.mapWith(contests.startsAt),
      points: sql<number>`sum(${contests.awayScore} * 1000 + ${contests.homeScore})::int`,
    })
    .from(contests)
    .where(isPlayed(sport))
    .groupBy(contests.seasonYear)
    .orderBy(desc(contests.seasonYear))
    .limit(2);
  return seasons.filter(({ seasonYear }) => seasonYear >= seasons[0]!.seasonYear - 1);
}

const listRows = async (db: Db, sport: LeagueSport, fromYear: number) =>
  (
    await db
      .select({
        id: contests.id,
        gameId: contests.gameId,
        slateOn: contests.slateOn,
        seasonYear: contests.seasonYear,
        startsAt: contests.startsAt,
        awayCode: contests.awayCode,
        homeCode: contests.homeCode,
        awayScore: contests.awayScore,
        homeScore: contests.homeScore,
        venue: contests.venue,
        roof: contests.roof,
        dayNight: contests.dayNight,
        hasClose: sql<boolean>`${hasClose}`,
      })
      .from(contests)
      .where(and(isPlayed(sport), gte(contests.seasonYear, fromYear)))
      .orderBy(asc(contests.startsAt), asc(contests.gameId))
  ).map((row) => ({ ...row, awayScore: row.awayScore!, homeScore: row.homeScore! }));
type Row = Awaited<ReturnType<typeof listRows>>[number];

/** A side graded by the final score; none where the rules give no grade. */
function gradedSide(
  sport: LeagueSport,
  { awayScore, homeScore }: Row,
  side: PricedSide,
): Omit<HistorySide, 'probability' | 'confidence'>[] {
  const grading = gradingOf(sport);
  const facts: LeagueFacts = { state: 'final', minutesPlayed: grading.officialMinutes ?? 0, score: { away: awayScore, home: homeScore } };
  const selection = selectionOf(side.market, side.side, side.line);
  const decision = selection && grading.grade(selection, facts, { pitcherRule: 'action' });
  return decision?.kind === 'graded' ? [{ grade: decision.grade, ...side }] : [];
}

const MARKETS = ['moneyline', 'spread', 'total'] as const;

interface ClosedGame {
  score: string;
  sides: HistorySide[];
  /** Adds what our last forecast before the start makes of the sides; null without one. */
  rate: (() => void) | null;
}
const scoreOf = ({ awayScore, homeScore }: Row): string => `${awayScore}–${homeScore}`;

/** The main lines of some games at the close. */
async function readClosed({ db, ports }: Pick<Ctx, 'db' | 'ports'>, sport: LeagueSport, rows: readonly Row[]): Promise<ClosedGame[]> {
  const ids = rows.map(({ id }) => id);
  const prices = groupBy(await listClosingPrices({ db }, ids, MARKETS), ({ contestId }) => contestId);
  const forecasts = await listNewestLeagueForecasts(db, sport, ids);
  const claims = keptClaimsOf(ports, sport);
  return rows.map((row) => {
    const sides = pricedSides(prices.get(row.id) ?? [])
      .flatMap((side) => gradedSide(sport, row, side))
      .map((side): HistorySide => ({ probability: null, confidence: null, ...side }));
    const forecast = forecasts.get(row.id);
    return { score: scoreOf(row), sides, rate: forecast ? rater(forecast, row, sides, claims) : null };
  });
}

/** By itself: made among the prices of a hundred games, it would keep them all until the last of those games is rated. */
const rater =
  (...given: Parameters<typeof rateSides>) =>
  (): void =>
    rateSides(...given);

function rateSides(forecast: LeagueForecast, { id, startsAt }: Row, sides: readonly HistorySide[], claims: readonly KeptClaim[]): void {
  const offers = sides.map(({ market, side, line, odds, book, books, fair }) => ({
    contestId: id,
    market,
    side,
    line,
    odds,
    book,
    bookName: book,
    seenAt: startsAt,
    isStale: false,
    noVigProbability: fair,
    bookCount: books,
  }));
  const plays = leaguePlaysOn(new Map([[id, forecast]]), offers, claims);
  for (const side of sides) {
    const play = plays.find(({ market, side: name }) => market === side.market && name === side.side);
    side.probability = play?.probability ?? null;
    side.confidence = play?.confidence ?? null;
  }
}

/** So many games' prices are read at a time: a whole season's are a hundred thousand rows. */
const AT_ONCE = 100;
/** Reading a season's takes seconds of work: each reader waits for so many, the newest first. */
const READ_AT_ONCE = 300;

type ClosedGames = ReadonlyMap<string, ClosedGame>;

/** What games closed at by their ids: of those known before only a corrected score is graded anew, because closing prices never change. */
async function closedGames(
  ctx: Reader,
  sport: LeagueSport,
  rows: readonly Row[],
  before: ClosedGames,
): Promise<{ closed: ClosedGames; unread: number }> {
  const priced = rows.filter((row) => row.hasClose);
  const isKnown = (row: Row): boolean => before.get(row.id)?.score === scoreOf(row);
  const closed = new Map(priced.filter(isKnown).map(({ id }) => [id, before.get(id)!]));
  const unknown = priced.filter((row) => !isKnown(row));
  const added = unknown.slice(-READ_AT_ONCE);
  for (let from = 0; from < added.length; from += AT_ONCE) {
    const some = added.slice(from, from + AT_ONCE);
    const found = await readClosed(ctx, sport, some);
    for (const [at, row] of some.entries()) closed.set(row.id, found[at]!);
    await nextTurn();
  }
  return { closed, unread: unknown.length - added.length };
}

interface Stored {
  seasons: string;
  closed: ClosedGames;
  unread: number;
  games: PastGame[];
  lastPlayed: ReadonlyMap<string, string>;
}

async function read(
  ctx: Reader,
  sport: LeagueSport,
  { before, fromYear, seasons }: { before: Stored | null; fromYear: number; seasons: string },
): Promise<Stored> {
  const rows = await listRows(ctx.db, sport, fromYear);
  const { closed, unread } = await closedGames(ctx, sport, rows, before?.closed ?? new Map());
  const rests = restsOf(rows, sportOf(sport).slate);
  const games = rows.flatMap(({ id, hasClose: _has, dayNight, ...row }, at): PastGame[] => {
    const sides = closed.get(id)?.sides ?? [];
    return sides.length > 0 ? [{ isNight: dayNight === 'night', weather: null, rest: rests[at]!, sides, ...row }] : [];
  });
  return { seasons, closed, unread, games, lastPlayed: lastPlayedIn(rows) };
}

/** Rating a season's games takes seconds of work: each reader waits for so many. */
const RATED_AT_ONCE = 30;

/** Answers how many are left. */
async function rateSome({ closed }: Stored): Promise<number> {
  const unrated = [...closed.values()].filter(({ rate }) => rate !== null);
  for (const game of unrated.slice(-RATED_AT_ONCE)) {
    const { rate } = game;
    game.rate = null;
    rate?.();
    await nextTurn();
  }
  return Math.max(0, unrated.length - RATED_AT_ONCE);
}

function present({ seasons, unread, games, lastPlayed }: Stored, unrated: number): HistoryBase {
  return {
    games,
    version: [seasons, unread, unrated].join('|'),
    from: games[0]?.slateOn ?? null,
    to: games.at(-1)?.slateOn ?? null,
    withoutProjection: games.filter(({ sides }) => sides.every(({ confidence }) => confidence === null)).length,
    lastPlayed,
    hasAllGames: unread === 0,
    isReading: unread + unrated > 0,
  };
}

const NOTHING: HistoryBase = {
  games: [],
  version: '',
  from: null,
  to: null,
  withoutProjection: 0,
  lastPlayed: new Map(),
  hasAllGames: true,
  isReading: false,
};

/** A league's games of the newest season and the one before that closed at a price, in memory: read once and then only what was added. */
export function cachedLeagueGames(sport: LeagueSport): ReadBase {
  let stored: Stored | null = null;
  let reading: Promise<Stored> | null = null;
  return async (ctx) => {
    const seasons = await listLeagueSeasons(ctx.db, sport);
    const fromYear = seasons.at(-1)?.seasonYear;
    if (fromYear === undefined) return NOTHING;
    const stated = JSON.stringify(seasons);
    if (stored?.seasons !== stated || stored.unread > 0) {
      reading ??= read(ctx, sport, { before: stored, fromYear, seasons: stated }).finally(() => {
        reading = null;
      });
      stored = await reading;
    }
    const current = stored;
    return present(current, await rateSome(current));
  };
}
