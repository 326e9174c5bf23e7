import { combinations, sameGamePrice } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { findProjection } from '../../forecasts/index.ts';
import { cachedProps } from '../../odds/index.ts';
import { listProjections } from '../../props/index.ts';
import { type ChancedLeg, jointsOf, legChance, type PricingInputs } from '../chances.ts';
import type { PricedLeg } from './leg-rules.ts';
import { costOfPart, partOf } from './part-rules.ts';
import { partName } from './pay-rules.ts';

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
export async function priceSameGame(ctx: Ctx, legs: readonly PricedLeg[]): Promise<PricedTogether | null> {
  const contest = legs[0]!.contest!;
  const inputs = await readPricingInputs(
    ctx,
    contest,
    legs.some(({ selection }) => selection!.market === 'prop'),
  );
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

async function readPricingInputs(ctx: Ctx, { id, gameId }: Pick<Contest, 'id' | 'gameId'>, withProps: boolean): Promise<PricingInputs> {
  const [gameProjection, projections] = [await findProjection(ctx, id), await listProjections(ctx, [id])];
  return {
    distribution: gameProjection?.distribution() ?? null,
    projection: projections.get(id) ?? null,
    props: withProps ? (await cachedProps()(ctx, gameId)).props : [],
  };
}

function priceTogether(part: readonly Chanced[], joint: number, singles: ReadonlyMap<Chanced, number>): number | null {
  const independent = part.reduce((product, leg) => product * singles.get(leg)!, 1);
  const offered = part.reduce((product, { leg }) => product * americanToDecimal(leg.offer!.odds), 1);
  const probability = Math.max(joint, joint / independent / offered);
  if (!(probability < 1 - SAME_GAME_HOLD - 0.01)) return null;
  return Math.min(LONGEST, sameGamePrice(probability, SAME_GAME_HOLD).american);
}
