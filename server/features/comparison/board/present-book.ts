import type { ComparedBook as BookSchema, ComparedQuote as QuoteSchema } from '@clearedge/contract/routes/games/comparison';
import type { z } from 'zod';
import { BOARD_MARKET_NAMES, type BoardMarket, holdOf, isStale, lineOfMarket, type OfferedPrice, SIDES_OF } from '../../odds/index.ts';
import type { CompareWith } from './compare-market.ts';

export type ComparedBook = z.input<typeof BookSchema>;
type ComparedQuote = z.input<typeof QuoteSchema>;
type BookMarket = NonNullable<ComparedBook['markets'][BoardMarket]>;
type Aged = Pick<CompareWith, 'now' | 'isClosed'>;

/** One book's column for a game. */
export function presentBook(rows: readonly OfferedPrice[], aged: Aged): ComparedBook {
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
