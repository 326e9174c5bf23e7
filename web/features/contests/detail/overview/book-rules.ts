import { BOARD_MARKET_NAMES, BOARD_MARKETS, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import { compareQuotes } from '../../chart/price-track.ts';
import type { BookRow, GameDetail, HistorySide } from '../../contest-types.ts';

export const BOOK_MARKETS = BOARD_MARKET_NAMES.map((value) => ({ value, label: BOARD_MARKETS[value].name, sides: SIDES_OF[value] }));
export type BookMarket = (typeof BOOK_MARKETS)[number];

export interface RankedBook extends BookRow {
  isBestFirst: boolean;
  isBestSecond: boolean;
}

function bestOf(rows: readonly BookRow[], pick: (row: BookRow) => BookRow['first'], side: HistorySide): BookRow['first'] | null {
  const fresh = rows.filter((row) => !row.isStale && pick(row).odds !== null).map(pick);
  return fresh.reduce<BookRow['first'] | null>((best, quote) => (best && compareQuotes(best, quote, side) >= 0 ? best : quote), null);
}

const same = (a: BookRow['first'] | null, b: BookRow['first']): boolean => a !== null && a.odds === b.odds && a.line === b.line;

/** The books of one market, best first; a stale price is never the best. */
export function rankBooks(books: readonly BookRow[], market: BookMarket): RankedBook[] {
  const rows = books.filter((row) => row.market === market.value);
  const [firstSide, secondSide] = market.sides;
  const [bestFirst, bestSecond] = [bestOf(rows, (row) => row.first, firstSide), bestOf(rows, (row) => row.second, secondSide)];
  return rows
    .map((row) => ({
      ...row,
      isBestFirst: !row.isStale && same(bestFirst, row.first),
      isBestSecond: !row.isStale && same(bestSecond, row.second),
    }))
    .sort(
      (a, b) => Number(a.isStale) - Number(b.isStale) || compareQuotes(b.first, a.first, firstSide) || a.bookName.localeCompare(b.bookName),
    );
}

export const sideHeads = (game: Pick<GameDetail, 'awayTeamCode' | 'homeTeamCode'>, market: BookMarket): [string, string] =>
  market.sides[0] === 'over' ? ['Over', 'Under'] : [game.awayTeamCode, game.homeTeamCode];
