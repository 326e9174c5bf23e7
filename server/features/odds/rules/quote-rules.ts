import { isAmericanPrice } from '@clearedge/quant/price';
import type { FeedQuote } from '../../../ports/index.ts';
import { type BoardPrice, type NewQuote, termsOf } from '../price.ts';

/** What an incoming slate of quotes does to the board. */
export interface BoardPlan {
  quotes: NewQuote[];
  /** Board rows that are new or say something else than before. */
  changed: BoardPrice[];
}

interface Bettable {
  id: string;
  startsAt: Date;
}

const keyOf = (row: Pick<BoardPrice, 'contestId' | 'bookCode' | 'market' | 'side'>): string =>
  `${row.contestId} ${row.bookCode} ${row.market} ${row.side}`;

/**
 * Moves the board along with quotes: keeps each change once, remembers the opening and the price before, and takes nothing after the start.
 * A quote that repeats what stands is no news, and one older than what stands only completes the history. `seenAt`: when the source was told.
 */
export function planBoard(
  board: readonly BoardPrice[],
  quotes: readonly FeedQuote[],
  contests: ReadonlyMap<string, Bettable>,
  asOf: Date,
  seenAt = asOf,
): BoardPlan {
  const standing = new Map(board.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();
  const news: NewQuote[] = [];
  for (const quote of withoutHalves(quotes).sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime())) {
    const contest = contests.get(quote.gameId);
    if (!contest || quote.quotedAt > contest.startsAt || quote.quotedAt > asOf) continue;
    const told = toQuote(quote, contest.id);
    const key = keyOf(told);
    const before = standing.get(key);
    if (before && isSamePrice(before, told)) continue;
    news.push(told);
    if (before && told.quotedAt < before.quotedAt) continue;
    standing.set(key, before ? moved(before, told, seenAt) : opened(told, seenAt));
    changed.add(key);
  }
  return { quotes: news, changed: [...changed].map((key) => standing.get(key)!) };
}

const pairOf = ({ gameId, book, market, quotedAt }: FeedQuote): string => `${gameId} ${book.code} ${market} ${quotedAt.getTime()}`;

/**
 * A price that is none takes down its pair: the other side alone is not to be compared, and the price before it is not to be believed any more.
 * A number that is none cannot be graded and does not get in at all.
 */
function withoutHalves(quotes: readonly FeedQuote[]): FeedQuote[] {
  const isUnsound = (quote: FeedQuote): boolean => !hasSoundLine(quote) || (quote.price !== null && !isAmericanPrice(quote.price));
  const halves = new Set(quotes.filter(isUnsound).map(pairOf));
  const sound = quotes.filter(hasSoundLine);
  return halves.size === 0 ? sound : sound.map((quote) => (halves.has(pairOf(quote)) ? { ...quote, price: null } : quote));
}

function hasSoundLine({ market, line }: FeedQuote): boolean {
  const { kind } = termsOf(market);
  return kind === 'moneyline' ? line === null : line !== null && Number.isSafeInteger(line * 2) && (kind === 'spread' || line > 0);
}

const toQuote = ({ book, gameId: _game, ...quote }: FeedQuote, contestId: string): NewQuote => ({
  ...quote,
  contestId,
  bookCode: book.code,
});

const isSamePrice = (a: Pick<BoardPrice, 'line' | 'price'>, b: Pick<BoardPrice, 'line' | 'price'>): boolean =>
  a.line === b.line && a.price === b.price;

function opened({ isOpening: _first, ...quote }: NewQuote, seenAt: Date): BoardPrice {
  const isOpen = quote.price !== null;
  const opening = { openLine: isOpen ? quote.line : null, openPrice: quote.price, openedAt: isOpen ? quote.quotedAt : null };
  return { ...quote, ...opening, seenAt, previousLine: null, previousPrice: null, movedAt: null };
}

function moved(before: BoardPrice, { isOpening: _first, ...quote }: NewQuote, seenAt: Date): BoardPrice {
  const isFirstPrice = before.openPrice === null && quote.price !== null;
  const opening = isFirstPrice ? { openLine: quote.line, openPrice: quote.price, openedAt: quote.quotedAt } : {};
  const now = { ...before, ...quote, ...opening, seenAt };
  // A market taken down has not moved: it is compared again when it comes back.
  const last = before.price === null ? { line: before.previousLine, price: before.previousPrice } : before;
  if (quote.price === null) return before.price === null ? now : { ...now, previousLine: before.line, previousPrice: before.price };
  if (last.price === null || isSamePrice(last, quote)) return now;
  return { ...now, previousLine: last.line, previousPrice: last.price, movedAt: quote.quotedAt };
}
