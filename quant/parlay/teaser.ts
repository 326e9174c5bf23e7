import { requireProbability } from '../maths/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { americanToDecimal, payoutCents } from '../price/index.ts';
import { breakEvenPerLeg } from './parlay-value.ts';
import type { LegResult, ParlaySettlement } from './settle-parlay.ts';

/** How many legs a teaser has. */
export const TEASER_LEGS = { least: 2, most: 6 } as const;

/** American prices by how many legs count, and the points that buy them: a teaser keeps the prices it was placed at. */
export interface TeaserTerms {
  points: number;
  prices: Readonly<Record<string, number>>;
}

const pricesOf = (...prices: readonly number[]): TeaserTerms['prices'] =>
  Object.fromEntries(prices.map((price, at) => [TEASER_LEGS.least + at, price]));
const SHORT = pricesOf(-120, 160, 260, 400, 600);
const MIDDLE = pricesOf(-130, 140, 220, 350, 500);
const LONG = pricesOf(-140, 120, 190, 290, 425);

/** The practice sportsbook's table: 6, 6.5 and 7 points of football, 4, 4.5 and 5 of basketball. */
const TABLES: ReadonlyMap<number, TeaserTerms['prices']> = new Map([
  [4, SHORT],
  [4.5, MIDDLE],
  [5, LONG],
  [6, SHORT],
  [6.5, MIDDLE],
  [7, LONG],
]);

/** The terms that so many points are sold at. RangeError for points that are not. */
export function teaserTerms(points: number): TeaserTerms {
  const prices = TABLES.get(points);
  if (!prices) throw new RangeError(`No teaser moves a number by ${points}`);
  return { points, prices };
}

/** Whether so many legs are sold as a teaser of so many points. */
export const isTeaser = (points: number, legs: number): boolean => TABLES.get(points)?.[legs] !== undefined;

/** The American price of a teaser of so many legs. RangeError for fewer than two or more than the table has. */
export function teaserPrice({ prices }: TeaserTerms, legs: number): number {
  const price = prices[legs];
  if (price === undefined) throw new RangeError(`No teaser has ${legs} legs`);
  return price;
}

/** A number moved in the bettor's favor: up for a spread and an under, down for an over. RangeError for one that is no multiple of one half. */
export function teasedLine({ market, side, line }: { market: 'spread' | 'total'; side: string; line: number }, points: number): number {
  if (!Number.isInteger(2 * line)) throw new RangeError(`Not a line: ${line}`);
  return market === 'total' && side === 'over' ? line - points : line + points;
}

/** The whole numbers of a list, to either side of zero, that lie on the way from one line to another, both ends included. */
export function numbersCrossed(from: number, to: number, numbers: readonly number[]): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const both = numbers.flatMap((number) => [-number, number]);
  return both.filter((number) => number >= low && number <= high).sort((a, b) => (to > from ? a - b : b - a));
}

const isDropped = (result: LegResult): boolean => result === 'push' || result === 'void';

/**
 * Settles a teaser in cents: one lost leg loses at once; a pushed or void leg drops out and the rest pays the table's price for as many legs; with
 * fewer than two left that count, none of them lost, the stake comes back. RangeError for a negative stake or legs that the table does not have.
 */
export function settleTeaser(stakeCents: Cents, terms: TeaserTerms, results: readonly LegResult[]): ParlaySettlement {
  if (cents(stakeCents) < 0) throw new RangeError('A stake cannot be negative');
  teaserPrice(terms, results.length);
  const counted = results.filter((result) => !isDropped(result));
  const price = counted.length < TEASER_LEGS.least ? null : teaserPrice(terms, counted.length);
  const sums = {
    decimal: price === null ? null : americanToDecimal(price),
    countedLegs: counted.length,
    droppedLegs: results.length - counted.length,
  };
  if (counted.includes('loss')) return { ...sums, result: 'loss', returnCents: cents(0) };
  if (counted.includes('pending')) return { ...sums, result: 'pending', returnCents: null };
  if (price !== null) return { ...sums, result: 'win', returnCents: payoutCents(stakeCents, price) };
  return { ...sums, result: results.every((result) => result === 'void') ? 'void' : 'push', returnCents: cents(stakeCents) };
}

/** That a teased leg wins, and that it pushes, 0..1. */
export interface TeaserLegChance {
  win: number;
  push: number;
}

/** What a teaser of independent legs is worth. */
export interface TeaserWorth {
  /** That every leg wins. */
  winProbability: number;
  /** That no leg loses and at least one pushes. */
  pushProbability: number;
  /** Expected profit per unit staked, pushes paid as the table says. */
  expectedValue: number;
  /** The decimal price of all legs at which it would be worth nothing; null where it cannot win, or pushes alone pay for it. */
  fairDecimal: number | null;
  /** The chance that each leg needs, where none can push. */
  breakEven: number;
}

/** What a teaser is worth at these terms from the chances of its legs, one a game. RangeError outside 0 to 1 or for legs that the table does not have. */
export function teaserWorth(terms: TeaserTerms, legs: readonly TeaserLegChance[]): TeaserWorth {
  const decimal = americanToDecimal(teaserPrice(terms, legs.length));
  // By how many legs won, none of them lost.
  let chances = [1];
  for (const { win, push } of legs) {
    requireProbability(win + push);
    requireProbability(win);
    chances = [...chances, 0].map((_, wins) => (chances[wins] ?? 0) * push + (chances[wins - 1] ?? 0) * win);
  }
  const paid = (wins: number): number => (wins < TEASER_LEGS.least ? 1 : americanToDecimal(teaserPrice(terms, wins)));
  const reduced = chances.slice(0, legs.length);
  const pushReturned = reduced.reduce((sum, chance, wins) => sum + chance * paid(wins), 0);
  const winProbability = chances[legs.length]!;
  return {
    winProbability,
    pushProbability: reduced.reduce((sum, chance) => sum + chance, 0),
    expectedValue: winProbability * decimal + pushReturned - 1,
    fairDecimal: winProbability > 0 && pushReturned < 1 ? (1 - pushReturned) / winProbability : null,
    breakEven: breakEvenPerLeg(decimal, legs.length),
  };
}
