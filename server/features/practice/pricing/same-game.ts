import { combinations, sameGamePrice } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { findProjection } from '../../forecasts/index.ts';
import { type FreshProps, judgeProps } from '../../odds/index.ts';
import { projectionsOf } from '../../props/index.ts';
import { type ChancedLeg, jointsOf, legChance, type PricingInputs } from '../chances.ts';
import type { PricedLeg } from './leg-rules.ts';
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

/** What the house keeps of legs of one game on top of what is in their own prices: five cents of the dollar. */
export const SAME_GAME_HOLD = 0.05;
export const MOST_SAME_GAME = 4;
const LONGEST = 100_000;

/** Legs of one game at their joint prices. */
export interface PricedTogether {
  group: SameGameLegs;
  /** What is kept of each part of them by its name; null where no price would be fair. */
  holds: Readonly<Record<string, number | null>>;
}

/**
 * Prices of legs of one game together, and of each part of them that may be left when a leg drops out. The legs' own prices, corrected by how much
 * more (or less) often they win together than if independent, less the hold; never above the fair price of the published joint chance less the hold.
 * Null where the model cannot say.
 */
export async function priceSameGame(ctx: Ctx, legs: readonly PricedLeg[], ask: FreshProps): Promise<PricedTogether | null> {
  const contest = legs[0]!.contest!;
  const withProps = legs.some(({ selection }) => selection!.market === 'prop');
  const inputs = await readPricingInputs(ctx, contest, withProps ? ask : null);
  const chanced = legs.map((leg): Chanced => {
    const { probability, push } = legChance(leg.selection!, inputs, leg.offer!.source === 'model');
    return { leg, selection: leg.selection!, probability, push };
  });
  const joint = jointsOf(ctx, contest.id, chanced, inputs);
  const singles = new Map<Chanced, number>();
  for (const leg of chanced) {
    const own = await joint([leg]);
    if (own === null) return null;
    singles.set(leg, own);
  }
  const prices: Record<string, number> = {};
  const holds: Record<string, number | null> = {};
  const chances = new Map([...singles].map(([{ leg }, chance]) => [partName([leg.position]), chance]));
  const oddsOf = (stored: readonly number[]): number =>
    stored.length === 1 ? legs.find(({ position }) => position === stored[0])!.offer!.odds : prices[partName(stored)]!;
  for (let size = 2; size <= chanced.length; size += 1)
    for (const part of combinations(chanced, size)) {
      const probability = await joint(part);
      const price = probability === null ? null : priceTogether(part, probability, singles);
      if (probability === null || price === null) return null;
      const positions = part.map(({ leg }) => leg.position);
      const name = partName(positions);
      prices[name] = price;
      chances.set(name, probability);
      const whole = partOf({ positions, chances, pushes: part.map(({ push }) => push) }, (stored) => americanToDecimal(oddsOf(stored)));
      holds[name] = costOfPart(whole);
    }
  return { group: { legs: legs.map(({ position }) => position), prices }, holds };
}

interface Chanced extends ChancedLeg {
  leg: PricedLeg;
  push: number;
}

/** What is known of a game; of its players only where their props are asked for. */
async function readPricingInputs(ctx: Ctx, contest: Contest, ask: FreshProps | null): Promise<PricingInputs> {
  const { id, gameId } = contest;
  return {
    distribution: (await findProjection(ctx, id))?.distribution() ?? null,
    projection: ask ? ((await projectionsOf(ctx, [contest])).get(id) ?? null) : null,
    props: ask ? judgeProps((await ask(gameId)) ?? []).props : [],
  };
}

function priceTogether(part: readonly Chanced[], joint: number, singles: ReadonlyMap<Chanced, number>): number | null {
  const independent = part.reduce((product, leg) => product * singles.get(leg)!, 1);
  const offered = part.reduce((product, { leg }) => product * americanToDecimal(leg.offer!.odds), 1);
  const probability = Math.max(joint, joint / independent / offered);
  if (!(probability < 1 - SAME_GAME_HOLD - 0.01)) return null;
  return Math.min(LONGEST, sameGamePrice(probability, SAME_GAME_HOLD).american);
}
