import type { VerbResult } from '@clearedge/contract/route';
import type {
  ComparedBook as BookSchema,
  comparisonRoutes,
  ComparedQuote as QuoteSchema,
} from '@clearedge/contract/routes/games/comparison';
import type { MarginMethod } from '@clearedge/quant/margin';
import type { z } from 'zod';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate, type Sport } from '../../contests/index.ts';
import {
  BOARD_MARKET_NAMES,
  type BoardMarket,
  holdOf,
  isStale,
  lineOfMarket,
  listComparedPrices,
  type OfferedPrice,
  SIDES_OF,
} from '../../odds/index.ts';
import { type CompareWith, compareMarket, type MarketComparison } from './compare-market.ts';

type ComparedBook = z.input<typeof BookSchema>;
type ComparedQuote = z.input<typeof QuoteSchema>;
type BookMarket = NonNullable<ComparedBook['markets'][BoardMarket]>;
type Aged = Pick<CompareWith, 'now' | 'isClosed'>;

/** One book's column for a game. */
function presentBook(rows: readonly OfferedPrice[], aged: Aged): ComparedBook {
  const { bookCode: code, bookName: name } = rows[0]!;
  const find = (market: BoardMarket, at: 0 | 1): OfferedPrice | undefined =>
    rows.find((row) => row.market === market && row.side === SIDES_OF[market][at]);
  const priceOf = (market: BoardMarket, at: 0 | 1): number | null => find(market, at)?.price ?? null;
  const lineOf = (market: BoardMarket): number | null => {
    const row = find(market, 0) ?? find(market, 1);
    return row ? lineOfMarket(row) : null;
  };
  const markets = Object.fromEntries(
    BOARD_MARKET_NAMES.flatMap((market) => {
      const [first, second] = [find(market, 0), find(market, 1)];
      return first || second ? [[market, presentPair(first, second, aged)]] : [];
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

function presentPair(first: OfferedPrice | undefined, second: OfferedPrice | undefined, aged: Aged): BookMarket {
  const isPair = first && second && lineOfMarket(first) === lineOfMarket(second) && first.price !== null && second.price !== null;
  return {
    first: first ? presentQuote(first, aged) : null,
    second: second ? presentQuote(second, aged) : null,
    hold: isPair ? holdOf(first.price!, second.price!) : null,
  };
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
  const contests = await listSlate(ctx, slateOn, sports);
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
