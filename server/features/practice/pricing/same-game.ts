import { jointProbability as scoreChances } from '@clearedge/quant/game';
import type { Selection } from '@clearedge/quant/grading';
import { combinations, sameGamePrice } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findOpinion } from '../../forecasts/index.ts';
import { jointProbability as playerChances } from '../../props/index.ts';
import type { PricedLeg } from './leg-rules.ts';
import { partName } from './pay-rules.ts';

/** What the house keeps of legs of one game on top of what is in their own prices: five cents of the dollar. */
export const SAME_GAME_HOLD = 0.05;
export const MOST_SAME_GAME = 4;
const LONGEST = 100_000;
/** Rarer than this, a simulation has seen too few games to price it. */
const RAREST = 0.0005;

/** Chance that selections win together, given that none pushes; null while the model has not spoken of the game. */
type Chance = (selections: readonly Selection[]) => Promise<number | null>;

/** The model's word on legs of one game: of the score alone exactly, with players counted in simulated games. */
async function chanceOf(ctx: Ctx, eventId: string, all: readonly Selection[]): Promise<Chance> {
  const given = ({ win, decided }: { win: number; decided: number }): number => (decided > 0 ? win / decided : 0);
  if (all.some(({ market }) => market === 'prop'))
    return async (own) => {
      const found = await playerChances(ctx, eventId, own).catch((error: unknown) => {
        if (error instanceof RangeError) return null;
        throw error;
      });
      return found && given(found);
    };
  const opinion = await findOpinion(ctx, eventId);
  const distribution = opinion?.distribution();
  return async (own) => {
    const scores = own.filter((one) => one.market !== 'prop');
    return distribution ? given(scoreChances(distribution, scores)) : null;
  };
}

/**
 * Prices of legs of one game together, and of each part of them that may be left when a leg drops out. The legs' own prices, corrected by how much
 * more (or less) often they win together than if independent, less the hold; never above the model's fair price less the hold.
 * Null where the model cannot say.
 */
export async function priceSameGame(ctx: Ctx, legs: readonly PricedLeg[]): Promise<SameGameLegs | null> {
  const chance = await chanceOf(
    ctx,
    legs[0]!.event!.id,
    legs.map(({ selection }) => selection!),
  );
  const singles = new Map<PricedLeg, number>();
  for (const leg of legs) {
    const own = await chance([leg.selection!]);
    if (own === null || own < RAREST) return null;
    singles.set(leg, own);
  }
  const prices: Record<string, number> = {};
  for (let size = 2; size <= legs.length; size += 1)
    for (const part of combinations(legs, size)) {
      const joint = await chance(part.map(({ selection }) => selection!));
      if (joint === null || joint < RAREST) return null;
      const price = priceTogether(part, joint, singles);
      if (price === null) return null;
      prices[partName(part.map(({ position }) => position))] = price;
    }
  return { legs: legs.map(({ position }) => position), prices };
}

function priceTogether(part: readonly PricedLeg[], joint: number, singles: ReadonlyMap<PricedLeg, number>): number | null {
  const independent = part.reduce((product, leg) => product * singles.get(leg)!, 1);
  const offered = part.reduce((product, leg) => product * americanToDecimal(leg.offer!.odds), 1);
  const probability = Math.max(joint, joint / independent / offered);
  if (!(probability < 1 - SAME_GAME_HOLD - 0.01)) return null;
  return Math.min(LONGEST, sameGamePrice(probability, SAME_GAME_HOLD).american);
}
