import type { BoardMarket, BoardSide } from '@clearedge/contract/markets/board-markets';

export interface BookRef {
  /** Three letters: SUM. */
  code: string;
  name: string;
}

/** One price of one book for one side. `price` null: the book took the market down (suspended). */
export interface FeedQuote {
  gameId: string;
  book: BookRef;
  market: BoardMarket;
  side: BoardSide;
  /** Handicap of that side for a spread, the number for a total, null for a moneyline. */
  line: number | null;
  price: number | null;
  /** When the book posted it, or when the source last saw it. */
  quotedAt: Date;
  isOpening: boolean;
}

/** How far what `listQuotes` last answered for a slate can be relied on. */
export interface BoardState {
  /** When the source itself last told these prices; null before it told any. */
  seenAt: Date | null;
  /** True: the answer names every price that stands. False: it names changes, and what it does not name stands all the same. */
  isWhole: boolean;
}

/** One game's prices at numbers beside those on the board, both sides at each. */
export interface AlternateLines {
  quotes: FeedQuote[];
  /** When the source itself told them; null before it told any. */
  seenAt: Date | null;
}

/** Asked anew where that is worth its cost, or as someone was told last. */
export type AlternatesFrom = 'source' | 'stored';

export interface OddsBoard {
  listBooks: () => Promise<BookRef[]>;
  /**
   * Prices for a slate. With `since`, every change in (since, asOf]; without, all that is known up to `asOf`
   * (a source without history answers with the current board). Never a price after the first pitch.
   */
  listQuotes: (slateOn: string, asOf: Date, since?: Date) => Promise<FeedQuote[]>;
  /** Asked after `listQuotes` of the slate. */
  findStanding: (slateOn: string, asOf: Date) => Promise<BoardState>;
  /** What stands at `asOf`, a game at a time; nothing from its start on. Left out by a source that sells no alternate lines. */
  listAlternates?: (gameId: string, asOf: Date, from: AlternatesFrom) => Promise<AlternateLines>;
}
