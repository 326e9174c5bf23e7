import { combinations } from '@clearedge/quant/parlay';
import { partName } from './pay-rules.ts';

/** A leg alone, or legs of one game as one: what it pays where all of it wins, and where some of it is pushed and the rest wins. */
export interface Part {
  decimal: number;
  /** That all of it wins. */
  win: number;
  isOneGame: boolean;
  reduced: readonly { probability: number; decimal: number }[];
}

/** What a parlay can come to, for one unit staked. */
export interface ParlayOutcome {
  winProbability: number;
  /** That no leg loses and at least one is pushed: it pays on the others. */
  pushProbability: number;
  /** What comes back then, stake included, on average; null where no leg can push. */
  pushReturn: number | null;
  /** winProbability x (price - 1) + pushProbability x (pushReturn - 1) - the rest. */
  ev: number;
  /** At this decimal price it would be worth nothing. */
  fairDecimal: number | null;
}

/** The outcomes of parts that do not depend on each other. RangeError without a part. */
export function parlayOutcome(parts: readonly Part[]): ParlayOutcome {
  if (parts.length === 0) throw new RangeError('A parlay needs a part');
  const product = (of: (part: Part) => number): number => parts.reduce((stored, part) => stored * of(part), 1);
  const all = ({ win, decimal, reduced }: Part) => [{ probability: win, decimal }, ...reduced];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const winProbability = product(({ win }) => win);
  const decimal = product((part) => part.decimal);
  const unbeaten = product((part) => sum(all(part).map(({ probability }) => probability)));
  const returned = product((part) => sum(all(part).map((one) => one.probability * one.decimal)));
  const pushProbability = parts.some(({ reduced }) => reduced.length > 0) ? unbeaten - winProbability : 0;
  const pushReturned = pushProbability > 0 ? returned - winProbability * decimal : 0;
  return {
    winProbability,
    pushProbability,
    pushReturn: pushProbability > 0 ? pushReturned / pushProbability : null,
    ev: returned - 1,
    fairDecimal: winProbability > 0 && pushReturned < 1 ? (1 - pushReturned) / winProbability : null,
  };
}

/** What is kept of legs of one game: 1 - price / fair price, on every screen that shows it. Null where no price would be fair. */
export function costOfPart(part: Part): number | null {
  const { fairDecimal } = parlayOutcome([part]);
  return fairDecimal === null ? null : 1 - part.decimal / fairDecimal;
}

/** Legs of one game, or a leg alone, in a parlay. */
export interface GameChances {
  positions: readonly number[];
  /** That each part of them wins together, given that none of it is pushed, by the positions that are in it. */
  chances: ReadonlyMap<string, number>;
  /** That each of them is pushed. */
  pushes: readonly number[];
}

/** A game's legs as one part of a parlay, whole and with some legs pushed; `decimalOf` is the price of those that are kept. */
export function partOf({ positions, chances, pushes }: GameChances, decimalOf: (stored: readonly number[]) => number): Part {
  const pushAt = (position: number): number => pushes[positions.indexOf(position)]!;
  // Whether a leg is pushed is taken not to depend on the others: of a whole number on a total it is a few percent.
  const outcomeOf = (stored: readonly number[]) => ({
    probability: positions.reduce(
      (product, position) => product * (stored.includes(position) ? 1 - pushAt(position) : pushAt(position)),
      stored.length === 0 ? 1 : chances.get(partName(stored))!,
    ),
    decimal: stored.length === 0 ? 1 : decimalOf(stored),
  });
  const pushable = positions.filter((position) => pushAt(position) > 0);
  const dropped = Array.from({ length: pushable.length }, (_, size) => combinations(pushable, size + 1)).flat();
  const whole = outcomeOf(positions);
  return {
    decimal: whole.decimal,
    win: whole.probability,
    isOneGame: positions.length > 1,
    reduced: dropped.map((out) => outcomeOf(positions.filter((position) => !out.includes(position)))),
  };
}
