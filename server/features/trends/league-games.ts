import { setImmediate as nextTurn } from 'node:timers/promises';
import { selectionOf } from '@clearedge/contract/markets/board-markets';
import type { LeagueSport } from '@clearedge/contract/sports';
import { TREND_LEAST_GAMES } from '@clearedge/contract/strategy-terms';
import type { LeagueFacts } from '@clearedge/quant/grading';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { closingPrices, contests } from '../../db/schema/index.ts';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { clubsOf, gradingOf } from '../../sports/registry.ts';
import { listClosingPrices, type OfferedPrice, sidesOf } from '../odds/index.ts';
import type { TrendGames } from './find/find-trends.ts';
import type { Market, TrendGame } from './find/trials.ts';

/** What a league's newest season comes to by now. */
interface SeasonSoFar {
  seasonYear: number;
  played: number;
  /** Those with a closing price: it grows with every final, and while closes are filled in. */
  games: number;
  /** Start of the last of them. */
  lastAt: Date;
  /** The first season whose games are looked at: the one before as well while no club can have played enough of this one. */
  fromYear: number;
  /** How many games with a closing price that is. */
  toRead: number;
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

export async function findSeasonSoFar(db: Db, sport: LeagueSport): Promise<SeasonSoFar | null> {
  const [newest, before] = await db
    .select({
      seasonYear: contests.seasonYear,
      played: count(),
      games: sql<number>`(count(*) filter (where exists (select 1 from ${closingPrices} where ${closingPrices.contestId} = ${contests.id})))::int`,
      lastAt: sql<Date>`max(${contests.startsAt})`.mapWith(contests.startsAt),
    })
    .from(contests)
    .where(isPlayed(sport))
    .groupBy(contests.seasonYear)
    .orderBy(desc(contests.seasonYear))
    .limit(2);
  if (!newest) return null;
  const isEarly = (2 * newest.played) / clubsOf(sport).length < TREND_LEAST_GAMES;
  const hasBefore = isEarly && before?.seasonYear === newest.seasonYear - 1;
  return { ...newest, fromYear: newest.seasonYear - Number(hasBefore), toRead: newest.games + (hasBefore ? before.games : 0) };
}

const MARKETS: readonly Market[] = ['moneyline', 'spread', 'total'];
const isTold = (market: string): market is Market => MARKETS.some((one) => one === market);

type Row = Omit<TrendGame, 'sides' | 'venue' | 'weather'> & { id: string; awayName: string; homeName: string };

/** The main lines of a game at the close, graded by its final score. */
function gradedSides(sport: LeagueSport, { awayScore, homeScore }: Row, prices: readonly OfferedPrice[]): TrendGame['sides'] {
  const grading = gradingOf(sport);
  const facts: LeagueFacts = { state: 'final', minutesPlayed: grading.officialMinutes ?? 0, score: { away: awayScore, home: homeScore } };
  return sidesOf(prices, null).flatMap(({ market, side, line, odds, noVigProbability: fair }) => {
    const selection = isTold(market) ? selectionOf(market, side, line) : null;
    if (!isTold(market) || side === 'draw' || !selection) return [];
    const decision = grading.grade(selection, facts, { pitcherRule: 'action' });
    return decision.kind === 'graded' ? [{ market, side, line, odds, fair, grade: decision.grade }] : [];
  });
}

/** So many games' prices are read at a time: a whole season's are a hundred thousand rows. */
const AT_ONCE = 100;

/** A league's games with what they closed at, in order of their start. */
export async function readLeagueGames({ db }: Pick<Ctx, 'db'>, sport: LeagueSport, { fromYear }: SeasonSoFar): Promise<TrendGames> {
  const rows: Row[] = (
    await db
      .select({
        id: contests.id,
        gameId: contests.gameId,
        slateOn: contests.slateOn,
        seasonYear: contests.seasonYear,
        awayCode: contests.awayCode,
        homeCode: contests.homeCode,
        awayName: contests.awayName,
        homeName: contests.homeName,
        awayScore: contests.awayScore,
        homeScore: contests.homeScore,
      })
      .from(contests)
      .where(and(isPlayed(sport), gte(contests.seasonYear, fromYear)))
      .orderBy(asc(contests.startsAt), asc(contests.gameId))
  ).map((row) => ({ ...row, awayScore: row.awayScore!, homeScore: row.homeScore! }));
  const found: TrendGame[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const prices = groupBy(
      await listClosingPrices(
        { db },
        some.map(({ id }) => id),
        MARKETS,
      ),
      ({ contestId }) => contestId,
    );
    for (const row of some) {
      const { id, awayName: _away, homeName: _home, ...game } = row;
      const sides = gradedSides(sport, row, prices.get(id) ?? []);
      if (sides.length > 0) found.push({ ...game, venue: null, weather: null, sides });
    }
    await nextTurn();
  }
  const names = new Map(
    rows.flatMap(({ awayCode, awayName, homeCode, homeName }) => [[awayCode, awayName] as const, [homeCode, homeName] as const]),
  );
  return { sport, games: found, from: found[0]?.slateOn ?? null, to: found.at(-1)?.slateOn ?? null, names };
}
