import { logistic, logit } from '../distribution/index.ts';
import { mean, sum } from '../maths/index.ts';

/** A chance that rounding brought to 0 or 1 has no log odds. */
const LEAST_CHANCE = 1e-9;

const logOdds = (chance: number): number => logit(Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance)));

/**
 * A side's chance (0..1) over books whose margins are taken out: their average on the log odds. The median would not hear the book whose price is
 * best, and so lets that price claim too much (docs/model.md, consensus).
 * @throws RangeError without a book.
 */
export const consensusChance = (chances: readonly number[]): number => logistic(mean(chances.map(logOdds)));

/**
 * Each side's consensus, made to sum to 1. `books` holds each book's chances in the order of the market's sides.
 * @throws RangeError without a book.
 */
export function consensusOf(books: readonly (readonly number[])[]): number[] {
  const [first] = books;
  if (!first) throw new RangeError('A consensus needs a book');
  const chances = first.map((_, at) => consensusChance(books.map((book) => book[at]!)));
  const whole = sum(chances);
  return chances.map((chance) => chance / whole);
}
