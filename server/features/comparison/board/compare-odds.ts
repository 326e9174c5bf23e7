import type { VerbResult } from '@clearedge/contract/route';
import type {
  ComparedBook as BookSchema,
  comparisonRoutes,
  MarketComparison as MarketSchema,
  ComparedQuote as QuoteSchema,
} from '@clearedge/contract/routes/games/comparison';
import { consensusOf, fairProbabilities, type MarginMethod } from '@clearedge/quant/margin';
import { americanToDecimal, fairAmericanRounded } from '@clearedge/quant/price';
import { expectedValuePer100 } from '@clearedge/quant/sizing';
import type { z } from 'zod';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate, type Sport } from '../../contests/index.ts';
import {
  BOARD_MARKET_NAMES,
  type BoardMarket,
  type BoardSide,
  type BookSides,
  bestLine,
  bestPrice,
  comparable,
  fairChances,
  holdOf,
  isOpen,
  isStale,
  lineOfMarket,
  listComparedPrices,
  mainLine,
  type OfferedPrice,
  type OpenPrice,
  pricesOf,
  SIDES_OF,
  sidesByBook,
} from '../../odds/index.ts';

type FairMarket = NonNullable<MarketComparison['fair']>;

/** What the market thinks without the books' margin: each book's sides by the method, then the average over the books that the method has an answer for. */
function fairMarket(books: readonly BookSides[], method: MarginMethod): FairMarket | null {
  const solved = books.flatMap((book) => {
    const chances = fairChancesBy(book, method);
    return chances === null ? [] : [{ chances, seen: Math.min(...book.offers.map(({ seenAt }) => seenAt.getTime())) }];
  });
  if (solved.length === 0) return null;
  const [first, second, third] = consensusOf(solved.map(({ chances }) => chances)) as [number, number, number?];
  return {
    first,
    second,
    firstOdds: fairAmericanRounded(first),
    secondOdds: fairAmericanRounded(second),
    ...(third !== undefined && { third, thirdOdds: fairAmericanRounded(third) }),
    bookCount: solved.length,
    seenAt: new Date(Math.min(...solved.map(({ seen }) => seen))).toISOString(),
  };
}

/** Each side without the book's margin, 0..1; null where the method has no answer, as for prices without a margin or a long shot. */
export function fairChancesBy({ offers }: BookSides, method: MarginMethod): readonly number[] | null {
  const prices = pricesOf(offers);
  try {
    // The board's own method: worked out once for the same prices.
    if (method === 'power') return fairChances(prices);
    const [first, ...others] = fairProbabilities(prices.map(americanToDecimal), method).probabilities;
    return others.length === 1 ? [first!, 1 - first!] : [first!, ...others];
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type MarketComparison = z.input<typeof MarketSchema>;
type BestOffer = MarketComparison['best']['first'];

interface CompareWith {
  method: MarginMethod;
  now: Date;
  /** Past betting: no price grows stale any more. */
  isClosed: boolean;
}

/** One market of a game: the number most books offer, the fair price on it, the best price on it, and apart from that the best number. */
function compareMarket(market: BoardMarket, rows: readonly OfferedPrice[], { method, now, isClosed }: CompareWith): MarketComparison {
  const offers = isClosed ? rows.filter(isOpen) : comparable(rows, now);
  const line = mainLine(offers);
  const onLine = offers.filter((row) => lineOfMarket(row) === line);
  const fair = fairMarket(sidesByBook(onLine), method);
  const best = SIDES_OF[market].map((side) => bestPrice(onLine.filter((row) => row.side === side!)));
  const [first = null, second = null, third] = best;
  const hasNumbers = line !== null;
  const numberOf = (side: BoardSide): OpenPrice | null => (hasNumbers ? bestLine(offers, side) : null);
  return {
    market,
    line,
    fair,
    hold: best.every((row) => row !== null) ? holdOf(pricesOf(best)) : null,
    best: {
      first: presentBest(first, fair?.first),
      second: presentBest(second, fair?.second),
      ...(third !== undefined && { third: presentBest(third, fair?.third) }),
    },
    bestLine: {
      first: presentNumber(numberOf(SIDES_OF[market][0]), line, fair, 'first'),
      second: presentNumber(numberOf(SIDES_OF[market][1]), line, fair, 'second'),
    },
    bookCount: new Set(offers.map(({ bookCode }) => bookCode)).size,
  };
}

function presentBest(row: OpenPrice | null, probability: number | undefined): BestOffer {
  if (!row) return null;
  const evPct = probability === undefined ? null : expectedValuePer100(probability, americanToDecimal(row.price));
  return { book: row.bookCode, bookName: row.bookName, odds: row.price, line: row.line, seenAt: row.seenAt.toISOString(), evPct };
}

// The fair probability belongs to the main number: on another one it says nothing.
function presentNumber(row: OpenPrice | null, main: number | null, fair: FairMarket | null, side: 'first' | 'second'): BestOffer {
  return presentBest(row, row && lineOfMarket(row) === main ? fair?.[side] : undefined);
}

type ComparedBook = z.input<typeof BookSchema>;
type ComparedQuote = z.input<typeof QuoteSchema>;
type BookMarket = NonNullable<ComparedBook['markets'][BoardMarket]>;
type Aged = Pick<CompareWith, 'now' | 'isClosed'>;

/** One book's column for a game. */
function presentBook(rows: readonly OfferedPrice[], aged: Aged): ComparedBook {
  const { bookCode: code, bookName: name } = rows[0]!;
  const find = (market: BoardMarket, at: 0 | 1 | 2): OfferedPrice | undefined =>
    rows.find((row) => row.market === market && row.side === SIDES_OF[market][at]);
  const priceOf = (market: BoardMarket, at: 0 | 1): number | null => find(market, at)?.price ?? null;
  const lineOf = (market: BoardMarket): number | null => {
    const row = find(market, 0) ?? find(market, 1);
    return row ? lineOfMarket(row) : null;
  };
  const markets = Object.fromEntries(
    BOARD_MARKET_NAMES.flatMap((market) => {
      const sides = SIDES_OF[market].map((_, at) => find(market, at as 0 | 1 | 2));
      return sides.some((row) => row) ? [[market, presentSides(sides, aged)]] : [];
    }),
  );
  return {
    code,
    name,
    logo: null,
    moneyline: { away: priceOf('moneyline', 0), home: priceOf('moneyline', 1) },
    spread: { line: lineOf('spread'), awayOdds: priceOf('spread', 0), homeOdds: priceOf('spread', 1) },
    total: { line: lineOf('total'), overOdds: priceOf('total', 0), underOdds: priceOf('total', 1) },
    lastUpdated: new Date(Math.max(...rows.map(({ seenAt }) => seenAt.getTime()))).toISOString(),
    markets,
  };
}

function presentSides(sides: readonly (OfferedPrice | undefined)[], aged: Aged): BookMarket {
  const [first = null, second = null, third = null] = sides.map((row) => (row ? presentQuote(row, aged) : null));
  const whole = sidesByBook(sides.flatMap((row) => (row && isOpen(row) ? [row] : [])))[0];
  return { first, second, ...(sides.length > 2 && { third }), hold: whole ? holdOf(pricesOf(whole.offers)) : null };
}

function presentQuote(row: OfferedPrice, { now, isClosed }: Aged): ComparedQuote {
  return {
    odds: row.price,
    line: row.line,
    seenAt: row.seenAt.toISOString(),
    isStale: !isClosed && isStale(row, now),
    openOdds: row.openPrice,
    openLine: row.openLine,
    openedAt: row.openedAt?.toISOString() ?? null,
    previousOdds: row.previousPrice,
    previousLine: row.previousLine,
    movedAt: row.movedAt?.toISOString() ?? null,
    ...(row.likelyError ? { likelyError: row.likelyError } : {}),
  };
}

export type ComparedGame = VerbResult<(typeof comparisonRoutes)['GET /api/odds-comparison']>[number];

/** Every book's prices on the games of an Eastern day, with the best and the fair ones by this method. */
export async function compareOdds(ctx: Ctx, slateOn: string, sports: readonly Sport[], method: MarginMethod): Promise<ComparedGame[]> {
  return compareContests(ctx, await listSlate(ctx, slateOn, sports), method);
}

/** The same of these games. */
export async function compareContests(ctx: Ctx, contests: readonly Contest[], method: MarginMethod = 'power'): Promise<ComparedGame[]> {
  const prices = await listComparedPrices(ctx, contests);
  return contests.map((contest) => presentGame(contest, prices.get(contest.id) ?? [], method, ctx.now()));
}

function presentGame(contest: Contest, rows: readonly OfferedPrice[], method: MarginMethod, now: Date): ComparedGame {
  const isClosed = isBettingClosed(contest, now);
  const markets = BOARD_MARKET_NAMES.map((market) =>
    compareMarket(
      market,
      rows.filter((row) => row.market === market),
      { method, now, isClosed },
    ),
  );
  return {
    gameId: contest.gameId,
    sport: contest.sport,
    slateOn: contest.slateOn,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    gameTime: contest.startsAt.toISOString(),
    venue: contest.venue,
    status: contest.status === 'final' ? 'completed' : contest.status,
    isClosed,
    bookmakers: byBook(rows).map((own) => presentBook(own, { now, isClosed })),
    bestOdds: bestOddsOf(markets),
    method,
    markets,
  };
}

/** Each book's rows, the books by name. */
function byBook(rows: readonly OfferedPrice[]): OfferedPrice[][] {
  const groups = groupBy(rows, ({ bookCode }) => bookCode);
  return [...groups.values()].sort((a, b) => a[0]!.bookName.localeCompare(b[0]!.bookName));
}

function bestOddsOf(markets: readonly MarketComparison[]): ComparedGame['bestOdds'] {
  const best = (market: BoardMarket, side: 'first' | 'second'): { bookmaker: string; odds: number } | null => {
    const found = markets.find((one) => one.market === market)?.best[side];
    return found ? { bookmaker: found.bookName, odds: found.odds } : null;
  };
  return {
    awayML: best('moneyline', 'first'),
    homeML: best('moneyline', 'second'),
    awaySpread: best('spread', 'first'),
    homeSpread: best('spread', 'second'),
    over: best('total', 'first'),
    under: best('total', 'second'),
  };
}
