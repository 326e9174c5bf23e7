import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { dollarsToCents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { once } from '../../../kernel/once.ts';
import { requireOwn } from '../account/ensure-player.ts';
import type { RequestedLeg } from '../pricing/leg-rules.ts';
import { type PricedSlip, priceSlip } from '../pricing/price-slip.ts';
import { presentPlaced, type VirtualBetWire } from '../reads/present-bet.ts';
import { acceptLegs, checkCombinedPrice, checkLegPrices, contestOf, makeTicket } from './placement-rules.ts';
import { writeTickets } from './write-tickets.ts';

type Body = VerbInput<Contract['POST /api/virtual/bets']>['body'];

const legsOf = (body: Body): RequestedLeg[] => {
  if (body.betType === 'parlay') return body.legs;
  const { gameId, betType, selection, odds, pick, book } = body;
  return [{ gameId, betType, selection, odds, ...(pick && { pick }), ...(book && { book }) }];
};

/** Places a single or a parlay at the price of now, once per Idempotency-Key. The client's own sums are ignored. */
export async function placeBet(ctx: Ctx, { body }: VerbInput<Contract['POST /api/virtual/bets']>): Promise<VirtualBetWire> {
  const userId = requireOwn(ctx, body.userId);
  // Before the transaction, because it may ask a source. It refuses nothing: a repeat of a placed bet is answered though the game has begun.
  const slip = await priceSlip(ctx, legsOf(body));
  const bet = await ctx.transact((tx) => once(tx, userId, 'POST /api/virtual/bets', body, () => placeIn(tx, userId, body, slip)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return bet;
}

async function placeIn(tx: Ctx, userId: string, body: Body, slip: PricedSlip): Promise<VirtualBetWire> {
  const legs = acceptLegs(slip, tx.now());
  const ticket = makeTicket(legs, slip);
  if (body.betType === 'parlay' && body.odds !== undefined) checkCombinedPrice(ticket.odds, body.odds);
  else checkLegPrices(legs, ticket.odds);
  const contestOn = contestOf(body.bankroll, legs, tx.now());
  const [view] = await writeTickets(tx, userId, [ticket], { stakeCents: dollarsToCents(body.stake), contestOn });
  return presentPlaced(view!);
}
