import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { groupBy } from '../group-by.ts';
import { findConflict, type PricedLeg, type Problem, type WantedLeg } from './leg-rules.ts';
import { priceLeg } from './price-leg.ts';
import { MOST_SAME_GAME, priceSameGame } from './same-game.ts';

/** Legs at their prices of now. `problem` is about the legs together; each leg has its own. */
export interface PricedSlip {
  legs: PricedLeg[];
  sameGame: SameGameLegs[];
  problem: Problem | null;
}

const TOO_MANY: Problem = { code: 'UNPROCESSABLE', message: `At most ${MOST_SAME_GAME} legs of one game go into a parlay.` };
const UNPRICED: Problem = {
  code: 'UNPROCESSABLE',
  message: 'These legs of one game depend on each other, and there is no joint price for them yet. Take one of them.',
};

/** Prices legs one by one, and those of one game together. Asks sources: call it before a transaction. It refuses nothing. */
export async function priceSlip(ctx: Ctx, wanted: readonly WantedLeg[]): Promise<PricedSlip> {
  const legs: PricedLeg[] = [];
  for (const [position, one] of wanted.entries()) legs.push(await priceLeg(ctx, one, position));
  const conflict = findConflict(legs);
  if (conflict || legs.some(({ offer }) => offer === null)) return { legs, sameGame: [], problem: conflict };
  const sameGame: SameGameLegs[] = [];
  for (const group of groupBy(legs, ({ event }) => event!.id).values()) {
    if (group.length === 1) continue;
    const priced = group.length > MOST_SAME_GAME ? null : await priceSameGame(ctx, group);
    if (!priced) return { legs, sameGame: [], problem: group.length > MOST_SAME_GAME ? TOO_MANY : UNPRICED };
    sameGame.push(priced);
  }
  return { legs, sameGame, problem: null };
}
