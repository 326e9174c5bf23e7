import type { SameGameLegs } from '../../../db/schema/index.ts';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findConflict, type PricedLeg, type Problem, type WantedLeg } from './leg-rules.ts';
import { partName } from './pay-rules.ts';
import { priceLeg } from './price-leg.ts';
import { MOST_SAME_GAME, priceSameGame } from './same-game.ts';

/** Legs at their prices of now. `problem` is about the legs together; each leg has its own. */
export interface PricedSlip {
  legs: PricedLeg[];
  sameGame: SameGameLegs[];
  /** What is kept of legs of one game, for each part of them by its name. */
  holds: Readonly<Record<string, number | null>>;
  problem: Problem | null;
}

const TOO_MANY: Problem = { code: 'UNPROCESSABLE', message: `At most ${MOST_SAME_GAME} legs of one game go into a parlay.` };
const UNPRICED: Problem = {
  code: 'UNPROCESSABLE',
  message: 'These legs of one game depend on each other, and there is no joint price for them yet. Take one of them.',
};

/** The share kept of legs of one game, compounded over the games; null where no two legs share one, or where a game's is not known. */
export function holdTogether(groups: readonly (readonly number[])[], holds: PricedSlip['holds']): number | null {
  if (groups.length === 0) return null;
  const own = groups.map((positions) => holds[partName(positions)] ?? null);
  return own.some((hold) => hold === null) ? null : 1 - own.reduce((kept: number, hold) => kept * (1 - hold!), 1);
}

/** Prices legs one by one, and those of one game together. Asks sources: call it before a transaction. It refuses nothing. */
export async function priceSlip(ctx: Ctx, wanted: readonly WantedLeg[]): Promise<PricedSlip> {
  const legs: PricedLeg[] = [];
  for (const [position, one] of wanted.entries()) legs.push(await priceLeg(ctx, one, position));
  const conflict = findConflict(legs);
  if (conflict || legs.some(({ offer }) => offer === null)) return { legs, sameGame: [], holds: {}, problem: conflict };
  const sameGame: SameGameLegs[] = [];
  const holds: Record<string, number | null> = {};
  for (const group of groupBy(legs, ({ contest }) => contest!.id).values()) {
    if (group.length === 1) continue;
    const priced = group.length > MOST_SAME_GAME ? null : await priceSameGame(ctx, group);
    if (!priced) return { legs, sameGame: [], holds: {}, problem: group.length > MOST_SAME_GAME ? TOO_MANY : UNPRICED };
    sameGame.push(priced.group);
    Object.assign(holds, priced.holds);
  }
  return { legs, sameGame, holds, problem: null };
}
