import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { roundRobinUnits } from '@clearedge/quant/parlay';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { once } from '../../../kernel/once.ts';
import { requireOwn } from '../account/ensure-player.ts';
import { type PricedSlip, priceSlip } from '../pricing/price-slip.ts';
import { presentPlaced } from '../reads/present-bet.ts';
import { type AcceptedLeg, acceptLegs, checkLegPrices, contestOf, makeTicket, type Ticket } from './placement-rules.ts';
import { writeTickets } from './write-tickets.ts';

type Route = Contract['POST /api/virtual/round-robins'];
type Body = VerbInput<Route>['body'];
type Result = VerbResult<Route>;

/** Places every parlay of the chosen sizes, all or none, once per Idempotency-Key. */
export async function placeRoundRobin(ctx: Ctx, { body }: VerbInput<Route>): Promise<Result> {
  const userId = requireOwn(ctx, body.userId);
  const slip = await priceSlip(ctx, body.legs);
  const placed = await ctx.transact((tx) =>
    once(tx, userId, 'POST /api/virtual/round-robins', body, () => placeIn(tx, userId, body, slip)),
  );
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return placed;
}

function unitsOf(legs: readonly AcceptedLeg[], sizes: readonly number[], slip: PricedSlip): Ticket[] {
  try {
    return roundRobinUnits(legs, sizes).map((unit) => makeTicket(unit, slip));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DomainError('INVALID_INPUT', 'Choose each size once, none above the number of legs.', {
      issues: [{ path: 'sizes', message: 'Each size once, none above the number of legs.' }],
    });
  }
}

async function placeIn(tx: Ctx, userId: string, { sizes, stake, bankroll }: Body, slip: PricedSlip): Promise<Result> {
  const legs = acceptLegs(slip, tx.now());
  const tickets = unitsOf(legs, sizes, slip);
  checkLegPrices(legs, makeTicket(legs, slip).odds);
  const stakeCents = dollarsToCents(stake);
  const views = await writeTickets(tx, userId, tickets, { stakeCents, contestOn: contestOf(bankroll, legs, tx.now()) });
  return { bets: views.map(presentPlaced), totalStake: centsToDollars(stakeCents * tickets.length) };
}
