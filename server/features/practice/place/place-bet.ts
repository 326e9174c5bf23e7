import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { dollarsToCents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { once } from '../../../kernel/once.ts';
import { requireOwn } from '../account/ensure-player.ts';
import type { RequestedLeg } from '../pricing/leg-rules.ts';
import { priceSlip } from '../pricing/price-slip.ts';
import { presentPlaced, type VirtualBetWire } from '../reads/present-bet.ts';
import { acceptTeaser } from '../teasers/accept-teaser.ts';
import { teaseSlip } from '../teasers/tease-slip.ts';
import { acceptLegs, checkCombinedPrice, checkLegPrices, contestOf, makeTicket, type Ticket } from './placement-rules.ts';
import { writeTickets } from './write-tickets.ts';

type Body = VerbInput<Contract['POST /api/virtual/bets']>['body'];

type TeaserBody = Extract<Body, { betType: 'teaser' }>;
type PlainBody = Exclude<Body, TeaserBody>;

const legsOf = (body: PlainBody): RequestedLeg[] => {
  if (body.betType === 'parlay') return body.legs;
  const { gameId, betType, selection, odds, pick, book } = body;
  return [{ gameId, betType, selection, odds, ...(pick && { pick }), ...(book && { book }) }];
};

/** Places a single, a parlay or a teaser at the price of now, once per Idempotency-Key. The client's own sums are ignored. */
export async function placeBet(ctx: Ctx, { body }: VerbInput<Contract['POST /api/virtual/bets']>): Promise<VirtualBetWire> {
  const userId = requireOwn(ctx, body.userId);
  // Before the transaction, because it may ask a source. It refuses nothing: a repeat of a placed bet is answered though the game has begun.
  const ticketAt = await (body.betType === 'teaser' ? teaserOf(ctx, body) : plainOf(ctx, body));
  const bet = await ctx.transact((tx) =>
    once(tx, userId, 'POST /api/virtual/bets', body, () => placeIn(tx, userId, body, ticketAt(tx.now()))),
  );
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return bet;
}

/** The ticket as it can be had at a moment; refuses what cannot. */
type TicketAt = (now: Date) => Ticket;

async function plainOf(ctx: Ctx, body: PlainBody): Promise<TicketAt> {
  const slip = await priceSlip(ctx, legsOf(body));
  return (now) => {
    const legs = acceptLegs(slip, now);
    const ticket = makeTicket(legs, slip);
    if (body.betType === 'parlay' && body.odds !== undefined) checkCombinedPrice(ticket.odds, body.odds);
    else checkLegPrices(legs, ticket.odds);
    return ticket;
  };
}

async function teaserOf(ctx: Ctx, { legs, points, odds }: TeaserBody): Promise<TicketAt> {
  const slip = await teaseSlip(ctx, legs, points);
  return (now) => {
    const ticket = acceptTeaser(slip, now);
    if (odds !== undefined) checkCombinedPrice(ticket.odds, odds);
    return ticket;
  };
}

async function placeIn(tx: Ctx, userId: string, { bankroll, stake }: Body, ticket: Ticket): Promise<VirtualBetWire> {
  const contestOn = contestOf(bankroll, ticket.legs, tx.now());
  const [view] = await writeTickets(tx, userId, [ticket], { stakeCents: dollarsToCents(stake), contestOn });
  return presentPlaced(view!);
}
