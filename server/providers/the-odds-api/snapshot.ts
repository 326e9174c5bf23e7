import type { FeedQuote } from '../../ports/odds-board.ts';

const keyOf = ({ gameId, book, market, side }: FeedQuote): string => `${gameId} ${book.code} ${market} ${side}`;

/**
 * What an answer says, and what it no longer says: a price that stood in the answer before and is missing now was taken down at the time
 * of this answer. Games that have begun are left alone; their last price is the closing one.
 */
export function withTakenDown(
  before: readonly FeedQuote[],
  now: readonly FeedQuote[],
  at: Date,
  isOpen: (gameId: string) => boolean,
): FeedQuote[] {
  const told = new Set(now.map(keyOf));
  const gone = before.filter((quote) => !told.has(keyOf(quote)) && isOpen(quote.gameId));
  return [...now, ...gone.map((quote) => (quote.price === null ? quote : { ...quote, price: null, quotedAt: at }))];
}
