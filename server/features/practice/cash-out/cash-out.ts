import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { dollarsToCents, formatCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { once } from '../../../kernel/once.ts';
import { bankrollOf, HOUSE_RESULTS, openStakesOf, postTransfer } from '../../ledger/index.ts';
import { presentReceipt } from '../reads/get-bet.ts';
import { type BetView, getBetView, lockBetView } from '../rows/bet-rows.ts';
import { closeBet } from '../rows/settle-rows.ts';
import { askPropPrices, type CashOutValue, valueBet } from './value-bet.ts';

type Route = Contract['POST /api/virtual/bets/:betId/cash-out'];

/** Closes one's open bet at the offer of now, once per Idempotency-Key; refuses when it fell below the amount that was seen. */
export async function cashOut(ctx: Ctx, { params, body }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = requireUser(ctx.actor);
  const seen = await getBetView(ctx, params.betId, userId);
  // Before the transaction, because it asks a source. It refuses nothing: a repeat gets the first answer.
  const props = await askPropPrices(ctx, seen);
  const scope = `POST /api/virtual/bets/${params.betId}/cash-out`;
  const done = await ctx.transact((tx) => once(tx, userId, scope, body, () => closeIn(tx, seen, props, dollarsToCents(body.amount))));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return done;
}

function checkOffer(value: CashOutValue, seenCents: number): number {
  if (value.kind === 'none') throw new DomainError('UNPROCESSABLE', value.reason);
  if (value.offerCents < seenCents) {
    const message = `The offer is now ${formatCents(value.offerCents)}.`;
    throw new DomainError('PRICE_MOVED', message, { issues: [{ path: 'amount', message }] });
  }
  return value.offerCents;
}

async function closeIn(
  tx: Ctx,
  seen: BetView,
  props: Awaited<ReturnType<typeof askPropPrices>>,
  seenCents: number,
): Promise<VerbResult<Route>> {
  const { id, userId, stakeCents } = seen.bet;
  const locked = await lockBetView(tx, id, userId);
  if (locked.bet.status !== 'pending') throw new DomainError('NOT_PENDING', 'This bet is settled.');
  // Valued under the lock, so that the prices, scores and results are those of the moment it is closed.
  const offerCents = checkOffer(await valueBet(tx, locked, props), seenCents);
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
