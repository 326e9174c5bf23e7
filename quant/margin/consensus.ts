import { median, sum } from '../maths/index.ts';

/**
 * Each side's chance (0..1) over books whose margins are taken out: the median of each, made to sum to 1. `books` holds each book's chances in the
 * order of the market's sides.
 * @throws RangeError without a book.
 */
export function consensusOf(books: readonly (readonly number[])[]): number[] {
  const [first] = books;
  if (!first) throw new RangeError('A consensus needs a book');
  const medians = first.map((_, at) => median(books.map((chances) => chances[at]!)));
  const whole = sum(medians);
  return medians.map((chance) => chance / whole);
}
