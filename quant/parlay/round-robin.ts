import { addCents, type Cents, cents } from '../money/index.ts';
import { type LegResult, maximumReturnCents, type ParlayLeg, type ParlaySettlement, settleParlay } from './settle-parlay.ts';

const MOST_COMBINATIONS = 20_000;

/** How many ways there are to choose `size` of `count` things. RangeError unless both are whole, not negative and the answer is exact. */
export function combinationCount(count: number, size: number): number {
  if (!isCount(count) || !isCount(size)) throw new RangeError(`Cannot choose ${size} of ${count}`);
  if (size > count) return 0;
  let ways = 1;
  for (let step = 1; step <= Math.min(size, count - size); step += 1) {
    const product = ways * (count - step + 1);
    if (!Number.isSafeInteger(product)) throw new RangeError('Too many combinations to count exactly');
    ways = product / step;
  }
  return ways;
}

/** Every choice of `size` of the given things, in their order. RangeError above 20,000 choices or without one. */
export function combinations<Thing>(things: readonly Thing[], size: number): Thing[][] {
  const ways = combinationCount(things.length, size);
  if (ways === 0 || size === 0) throw new RangeError(`Cannot choose ${size} of ${things.length}`);
  if (ways > MOST_COMBINATIONS) throw new RangeError('Too many combinations to list');
  let partial: { chosen: Thing[]; next: number }[] = [{ chosen: [], next: 0 }];
  for (let place = 1; place <= size; place += 1) {
    const last = things.length - (size - place) - 1;
    partial = partial.flatMap(({ chosen, next }) =>
      things.slice(next, last + 1).map((thing, offset) => ({ chosen: [...chosen, thing], next: next + offset + 1 })),
    );
  }
  return partial.map(({ chosen }) => chosen);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** A round robin is every parlay of the chosen sizes from one set of legs, each with the same stake. */
export interface RoundRobinSettlement {
  units: number;
  totalStakeCents: Cents;
  /** returned by the units that are settled */
  currentReturnCents: Cents;
  /** returned in all if every pending leg wins */
  maximumReturnCents: Cents;
  /** units by result; a push stands with its own name */
  counts: Record<LegResult, number>;
}

const MOST_UNITS = 20_000;

/** How many parlays of each size a number of legs makes: 3 legs by twos and threes are [3, 1]. RangeError for a size below 1 or above the legs. */
export function roundRobinCounts(legCount: number, sizes: readonly number[]): number[] {
  return sizes.map((size) => {
    const units = combinationCount(legCount, size);
    if (size < 1 || units === 0) throw new RangeError(`No parlay of ${size} legs from ${legCount}`);
    return units;
  });
}

/** The parlays of a round robin, smaller sizes first as given. RangeError for a repeated or impossible size, or above 20,000 units. */
export function roundRobinUnits<Leg>(legs: readonly Leg[], sizes: readonly number[]): Leg[][] {
  if (sizes.length === 0 || new Set(sizes).size !== sizes.length) throw new RangeError('A round robin needs each size once');
  const units = roundRobinCounts(legs.length, sizes).reduce((sum, count) => sum + count, 0);
  if (units > MOST_UNITS) throw new RangeError('The round robin has too many parlays');
  return sizes.flatMap((size) => combinations(legs, size));
}

/** Settles every parlay of a round robin, each by the rules of `settleParlay` and rounded by itself, in cents. RangeError as the two above. */
export function settleRoundRobin(unitStakeCents: Cents, legs: readonly ParlayLeg[], sizes: readonly number[]): RoundRobinSettlement {
  const units = roundRobinUnits(legs, sizes);
  const settled: ParlaySettlement[] = units.map((unit) => settleParlay(unitStakeCents, unit));
  const counts: Record<LegResult, number> = { win: 0, loss: 0, push: 0, void: 0, pending: 0 };
  for (const { result } of settled) counts[result] += 1;
  return {
    units: units.length,
    totalStakeCents: cents(unitStakeCents * units.length),
    currentReturnCents: addCents(...settled.map(({ returnCents }) => returnCents ?? cents(0))),
    maximumReturnCents: addCents(...units.map((unit) => maximumReturnCents(unitStakeCents, unit))),
    counts,
  };
}
