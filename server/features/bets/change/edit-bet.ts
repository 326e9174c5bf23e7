import type { Contract } from '@clearedge/contract';
import { detailsAfter, eachDetail } from '@clearedge/contract/bet-details';
import type { VerbInput } from '@clearedge/contract/route';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { checkMayStake } from '../../limits/index.ts';
import { type BetRow, getBetView, lockOwnBet, updateBet } from '../bet-rows.ts';
import { closedReason, refuseTicketChange } from '../target/closed.ts';
import { type BetWire, toBet } from '../to-bet.ts';
import { weeklyUsage } from '../usage/weekly-usage.ts';
import { chooseAgain } from './choose-again.ts';

type Input = VerbInput<Contract['PATCH /api/bets/:betId']>;

/** Changes one's own bet; each change is kept in the audit trail. From the start on, and once settled, only its details, which no money depends on. */
export async function editBet(ctx: Ctx, { params, body }: Input): Promise<BetWire> {
  const userId = requireUser(ctx.actor);
  const wire = await ctx.transact(async (tx) => {
    const before = await lockOwnBet(tx, params.betId, userId);
    if (changesRisk(before, body)) {
      refuseTicketChange(before);
      await refuseFixed(tx, before);
    }
    const stakeCents = body.stake === undefined ? before.stakeCents : dollarsToCents(body.stake);
    const isOtherBet =
      body.pick !== undefined ||
      (body.selection ?? before.selectionText) !== before.selectionText ||
      (body.odds !== undefined && body.odds !== before.odds);
    if (isOtherBet || stakeCents > before.stakeCents)
      await checkMayStake(tx, userId, Math.max(0, stakeCents - before.stakeCents), () => weeklyUsage(tx, userId));
    await updateBet(tx, before.id, {
      ...(await chooseAgain(tx, before, { text: body.selection, odds: body.odds ?? before.odds, pick: body.pick })),
      stakeCents,
      odds: body.odds ?? before.odds,
      ...detailsAfter(before, body),
    });
    await audit(tx, 'bet.edited', `bet:${before.id}`, {
      before: {
        selection: before.selectionText,
        readAs: before.readAs,
        stakeCents: before.stakeCents,
        odds: before.odds,
        ...eachDetail((name) => before[name]),
      },
    });
    return toBet(await getBetView(tx, before.id, userId));
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return wire;
}

function changesRisk(before: BetRow, { selection, pick, stake, odds }: Input['body']): boolean {
  const isOther = (value: unknown, was: unknown): boolean => value !== undefined && value !== was;
  return (
    isOther(selection, before.selectionText) ||
    pick !== undefined ||
    isOther(odds, before.odds) ||
    isOther(stake === undefined ? undefined : dollarsToCents(stake), before.stakeCents)
  );
}

async function refuseFixed(tx: Ctx, bet: BetRow): Promise<void> {
  if (bet.status !== 'pending') throw new DomainError('NOT_PENDING', 'This bet is settled: only its details can be changed.');
  const closed = await closedReason(tx, bet);
  if (closed) throw new DomainError('CONTEST_STARTED', `${closed} If you entered it wrong, correct it: both versions stay visible.`);
}
