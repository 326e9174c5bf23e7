import { isSamePlan } from '@clearedge/contract/routes/billing/plan-terms';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PriceIds, SubscriptionSnapshot } from '../../../ports/index.ts';
import { isTerminal, planOfPrice } from './plan-rules.ts';
import { changeSubscriptionRow, findSubscription, insertSubscription, type Subscription } from './subscription-rows.ts';

/** When something was stated of a subscription, and how far it outweighs what was stated in the same second. */
export interface Stated {
  at: Date;
  rank: number;
  in: string;
}
/** A checkout knows least; the answer to a question of ours knows most. */
export const STATED_RANK = { invoice: -1, checkout: 0, created: 1, updated: 2, deleted: 3, answer: 4 } as const;

const isFirstHand = (rank: number): boolean => rank > STATED_RANK.checkout;

function isNewer(row: Subscription, stated: Stated): boolean {
  // A bill or a checkout only guesses what the subscription says of itself.
  if (isFirstHand(row.statedRank) !== isFirstHand(stated.rank)) return isFirstHand(stated.rank);
  const [mine, theirs] = [row.statedAt.getTime(), stated.at.getTime()];
  if (theirs !== mine) return theirs > mine;
  if (stated.rank !== row.statedRank) return stated.rank > row.statedRank;
  // Of two answers the one that comes later was asked for later: the payer is locked in between.
  return stated.rank === STATED_RANK.answer || stated.in > row.statedIn;
}

function outweighs(row: Subscription, snapshot: SubscriptionSnapshot, stated: Stated): boolean {
  // What has ended never comes back: a late message of an earlier state must not revive it.
  if (isTerminal(row.status) !== isTerminal(snapshot.status)) return isTerminal(snapshot.status);
  return isNewer(row, stated);
}

type Next = Pick<Subscription, 'nextTier' | 'nextInterval'>;
const NONE: Next = { nextTier: null, nextInterval: null };

/** The plan that follows, where that is another one. */
function nextOf({ nextPrice, price }: SubscriptionSnapshot, prices: PriceIds, stored: Next): Next {
  if (nextPrice === 'unknown') return stored;
  const [next, plan] = [nextPrice && planOfPrice(nextPrice, prices), planOfPrice(price, prices)];
  return next && !(plan && isSamePlan(next, plan)) ? { nextTier: next.tier, nextInterval: next.interval } : NONE;
}

/** Keeps what the provider reported of a subscription, unless something stated later is kept already. Its payer must be locked. */
export async function applySnapshot(tx: Ctx, snapshot: SubscriptionSnapshot, stated: Stated, prices: PriceIds): Promise<void> {
  const row = await findSubscription(tx.db, snapshot.id);
  if (row && (row.customerId !== snapshot.customerId || !outweighs(row, snapshot, stated))) return;
  const plan = planOfPrice(snapshot.price, prices);
  const what = {
    status: snapshot.status,
    tier: plan?.tier ?? null,
    interval: plan?.interval ?? row?.interval,
    periodEndAt: snapshot.periodEndAt ?? row?.periodEndAt ?? null,
    cancelAt: snapshot.cancelAt,
    ...nextOf(snapshot, prices, row ?? NONE),
    statedAt: stated.at,
    statedRank: stated.rank,
    statedIn: stated.in,
  };
  if (row) await changeSubscriptionRow(tx.db, row.id, { ...what, ...(snapshot.startedAt && { startedAt: snapshot.startedAt }) });
  else
    await insertSubscription(tx.db, {
      id: snapshot.id,
      customerId: snapshot.customerId,
      startedAt: snapshot.startedAt ?? stated.at,
      ...what,
    });
}
