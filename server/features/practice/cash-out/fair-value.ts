import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, type SportEvent } from '../../events/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { groupBy } from '../group-by.ts';
import { payBet } from '../pricing/pay-rules.ts';
import { chanceOf } from '../pricing/same-game.ts';
import type { BetView, LegView } from '../rows/bet-rows.ts';

/** What the house keeps of a bet that is closed early: five cents of the dollar of its fair value. */
export const CASH_OUT_HOLD = 0.05;

export type FairValue =
  | { kind: 'value'; probability: number; fairCents: number; offerCents: number }
  /** There is no fair price now, in words. */
  | { kind: 'none'; reason: string };

const UNDER_WAY = 'While one of its games is being played, or waits for its result, this bet cannot be closed early.';
const UNPRICED = 'Neither the market nor the model has a price for this bet now.';

const isUnderWay = ({ event }: LegView, now: Date): boolean =>
  isBettingClosed({ status: event.status as SportEvent['status'], startsAt: event.startsAt }, now);

/** The market's chance of a leg without margin, on the very line; the model's where no book has it; null when nobody knows. */
async function chanceOfLegs(ctx: Ctx, legs: readonly LegView[]): Promise<number | null> {
  const [first] = legs;
  const selection = first!.leg.selection;
  if (legs.length === 1 && selection.market !== 'prop' && selection.period === 'full' && !('team' in selection)) {
    const sides = await listMarketSides(ctx, [first!.leg.eventId]);
    const line = 'line' in selection ? selection.line : null;
    const own = sides.find((one) => one.market === selection.market && one.side === selection.side && one.line === line);
    if (own?.noVigProbability) return own.noVigProbability;
  }
  const selections = legs.map(({ leg }) => leg.selection);
  return (await chanceOf(ctx, first!.leg.eventId, selections))(selections);
}

/** What an open bet is worth now: what it pays if its open legs win, times the chance that they do. */
export async function fairValue(ctx: Ctx, { bet, legs }: BetView): Promise<FairValue> {
  const now = ctx.now();
  const open = legs.filter(({ leg }) => leg.result === null);
  if (open.some((one) => isUnderWay(one, now))) return { kind: 'none', reason: UNDER_WAY };
  let probability = 1;
  for (const own of groupBy(open, ({ leg }) => leg.eventId).values()) {
    const chance = await chanceOfLegs(ctx, own);
    if (chance === null || !(chance > 0)) return { kind: 'none', reason: UNPRICED };
    probability *= chance;
  }
  const best = payBet(
    bet.stakeCents,
    legs.map(({ leg }) => ({ position: leg.position, odds: leg.odds, result: leg.result ?? 'win' })),
    bet.sameGame,
  ).returnCents!;
  const fairCents = Math.floor(best * probability);
  const offerCents = Math.floor(best * probability * (1 - CASH_OUT_HOLD));
  return offerCents > 0
    ? { kind: 'value', probability, fairCents, offerCents }
    : { kind: 'none', reason: 'This bet is worth less than a cent now.' };
}
