import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { once } from '../../../kernel/once.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { bankrollOf, HOUSE_RESULTS, openStakesOf, postTransfer } from '../../ledger/index.ts';
import { presentReceipt } from '../reads/get-bet.ts';
import { type BetView, getBetView, lockBetView } from '../rows/bet-rows.ts';
import { closeBet } from '../rows/settle-rows.ts';
import { type FairValue, readBasis } from './fair-value.ts';
import { offerFor } from './get-cash-out.ts';

type Route = Contract['POST /api/virtual/bets/:betId/cash-out'];

/** Closes one's open bet at the offer of now, once per Idempotency-Key; refuses when it fell below the amount that was seen. */
export async function cashOut(ctx: Ctx, { params, body }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = requireUser(ctx.actor);
  const seen = await getBetView(ctx, params.betId, userId);
  // Before the transaction, because it may play games. It refuses nothing: a repeat gets the first answer.
  const value = await offerFor(ctx, seen);
  const scope = `POST /api/virtual/bets/${params.betId}/cash-out`;
  const done = await ctx.transact((tx) => once(tx, userId, scope, body, () => closeIn(tx, seen, value, dollarsToCents(body.amount))));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return done;
}

function checkOffer(value: FairValue, seenCents: number): Extract<FairValue, { kind: 'value' }> {
  if (value.kind === 'none') throw new Refusal('UNPROCESSABLE', value.reason);
  if (value.offerCents < seenCents) {
    const message = `The offer is now $${(value.offerCents / 100).toFixed(2)}.`;
    throw new Refusal('PRICE_MOVED', message, { issues: [{ path: 'amount', message }] });
  }
  return value;
}

/** What was valued is what is closed: no leg decided, no game begun and no half played in between. */
async function checkUnchanged(tx: Ctx, { basis }: { basis: string }, locked: BetView): Promise<void> {
  const now = await readBasis(tx, locked);
  if (now.kind === 'none' || now.words !== basis) throw new Refusal('CONFLICT', 'The offer has changed. Please look at it again.');
}

async function closeIn(tx: Ctx, seen: BetView, value: FairValue, seenCents: number): Promise<VerbResult<Route>> {
  const { id, userId, stakeCents } = seen.bet;
  const locked = await lockBetView(tx, id, userId);
  if (locked.bet.status !== 'pending') throw new Refusal('NOT_PENDING', 'This bet is settled.');
  const offer = checkOffer(value, seenCents);
  await checkUnchanged(tx, offer, locked);
  const { offerCents } = offer;
  await postTransfer(tx, {
    kind: 'cash_out',
    key: `settle:${id}:1`,
    betId: id,
    reason: null,
    entries: [
      { accountId: openStakesOf(userId), amountCents: -stakeCents },
      { accountId: bankrollOf(userId), amountCents: offerCents },
      { accountId: HOUSE_RESULTS, amountCents: stakeCents - offerCents },
    ],
  });
  await closeBet(tx, id, offerCents);
  return presentReceipt(tx, id, userId);
}
