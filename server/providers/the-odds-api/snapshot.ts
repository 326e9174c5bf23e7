import type { FeedQuote } from '../../ports/odds-board.ts';

/** A price as it stands, and when its book last spoke of it. The two differ for one that came back without a new word of its book. */
export interface Standing {
  quote: FeedQuote;
  toldAt: number;
  /** False: the newest answer holds an older word of this book than the one before; nobody confirmed it. */
  isNamed: boolean;
}

const keyOf = ({ gameId, book, market, side }: FeedQuote): string => `${gameId} ${book.code} ${market} ${side}`;

/**
 * What an answer says, against what stood before it. A price that is missing now was taken down at the time of this answer. One that comes
 * back is dated by the answer that brings it back: by its book's word it would seem to be older than its own withdrawal, and be left out
 * until it moves. Games that have begun are left alone; their last price is the closing one.
 */
export function withTakenDown(
  before: readonly Standing[],
  now: readonly FeedQuote[],
  at: Date,
  isOpen: (gameId: string) => boolean,
): Standing[] {
  const stood = new Map(before.map((standing) => [keyOf(standing.quote), standing]));
  const told = new Set(now.map(keyOf));
  const gone = before.filter(({ quote }) => !told.has(keyOf(quote)) && isOpen(quote.gameId));
  return [...now.map((quote) => standingOf(quote, stood.get(keyOf(quote)), at)), ...gone.map((standing) => takenDown(standing, at))];
}

function standingOf(quote: FeedQuote, was: Standing | undefined, at: Date): Standing {
  const toldAt = quote.quotedAt.getTime();
  if (was && toldAt < was.toldAt) return { ...was, isNamed: false };
  if (!was || toldAt > was.quote.quotedAt.getTime()) return { quote, toldAt, isNamed: true };
  const isSame = was.quote.price === quote.price && was.quote.line === quote.line;
  return { quote: isSame ? was.quote : { ...quote, quotedAt: at }, toldAt, isNamed: true };
}

const takenDown = (was: Standing, at: Date): Standing =>
  was.quote.price === null ? { ...was, isNamed: true } : { ...was, quote: { ...was.quote, price: null, quotedAt: at }, isNamed: true };
