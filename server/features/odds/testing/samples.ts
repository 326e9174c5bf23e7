import type { FeedQuote } from '../../../ports/index.ts';
import { type BoardMarket, type OfferedPrice, SIDES_OF, termsOf } from '../price.ts';

export const CONTEST_ID = '00000000-0000-4000-8000-000000000001';
export const GAME_ID = '20260711_NYY@BOS';
export const NOON = new Date('2026-07-11T16:00:00Z');

/** So many seconds after noon Eastern of 11 July 2026. */
export const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

export const quote = (values: Partial<FeedQuote> & { code?: string } = {}): FeedQuote => {
  const { code = 'SUM', ...rest } = values;
  return {
    gameId: GAME_ID,
    book: { code, name: `Book ${code}` },
    market: 'moneyline',
    side: 'away',
    line: null,
    price: -110,
    quotedAt: NOON,
    isOpening: false,
    ...rest,
  };
};

/** Both sides of a market at one book. */
export const pair = (
  code: string,
  market: BoardMarket,
  line: number | null,
  first: number | null,
  second: number | null,
  quotedAt = NOON,
): FeedQuote[] => {
  const [one, two] = SIDES_OF[market];
  const other = termsOf(market).kind === 'spread' && line !== null ? -line : line;
  return [
    quote({ code, market, side: one, line, price: first, quotedAt }),
    quote({ code, market, side: two, line: other, price: second, quotedAt }),
  ];
};

export const offer = (values: Partial<OfferedPrice> = {}): OfferedPrice => ({
  contestId: CONTEST_ID,
  bookCode: 'SUM',
  bookName: `Book ${values.bookCode ?? 'SUM'}`,
  market: 'moneyline',
  side: 'away',
  line: null,
  price: -110,
  quotedAt: NOON,
  seenAt: NOON,
  openLine: null,
  openPrice: -105,
  openedAt: NOON,
  previousLine: null,
  previousPrice: null,
  movedAt: null,
  ...values,
});

/** Both sides of a market at one book, as they stand on the board. */
export const offers = (
  code: string,
  market: BoardMarket,
  line: number | null,
  first: number | null,
  second: number | null,
  seenAt = NOON,
): OfferedPrice[] =>
  pair(code, market, line, first, second).map((reported) =>
    offer({ bookCode: code, market, side: reported.side, line: reported.line, price: reported.price, seenAt, openLine: reported.line }),
  );
