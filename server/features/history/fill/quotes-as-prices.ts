import type { FeedQuote } from '../../../ports/index.ts';
import type { OfferedPrice } from '../../odds/index.ts';

const COUNTED: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);

type PricedQuote = FeedQuote & { price: number };
const isPriced = (quote: FeedQuote): quote is PricedQuote => quote.price !== null;

/** What stood at the first pitch: each book's last price of each side until then, with its opening. */
export function pricesAtClose(quotes: readonly FeedQuote[], startsAt: Date): OfferedPrice[] {
  const sides = new Map<string, { first: PricedQuote; last: PricedQuote }>();
  for (const quote of quotes) {
    if (!COUNTED.has(quote.market) || !isPriced(quote) || quote.quotedAt > startsAt) continue;
    const key = `${quote.book.code} ${quote.market} ${quote.side}`;
    const known = sides.get(key);
    if (!known) sides.set(key, { first: quote, last: quote });
    else {
      if (quote.isOpening || quote.quotedAt < known.first.quotedAt) known.first = quote;
      if (quote.quotedAt >= known.last.quotedAt) known.last = quote;
    }
  }
  return [...sides.values()].map(({ first, last }) => ({
    contestId: last.gameId,
    bookCode: last.book.code,
    bookName: last.book.name,
    market: last.market,
    side: last.side,
    line: last.line,
    price: last.price,
    quotedAt: last.quotedAt,
    seenAt: last.quotedAt,
    openLine: first.line,
    openPrice: first.price,
    openedAt: first.quotedAt,
    previousLine: null,
    previousPrice: null,
    movedAt: null,
  }));
}
