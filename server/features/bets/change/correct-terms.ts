import type { Contract } from '@clearedge/contract';
import { DETAIL_NAMES, detailsAfter, eachDetail } from '@clearedge/contract/bet-details';
import type { VerbInput } from '@clearedge/contract/route';
import { gradeReturnCents } from '@clearedge/quant/grading';
import { cents, dollarsToCents } from '@clearedge/quant/money';
import { eq, max } from 'drizzle-orm';
import { type BetTerms, betCorrections } from '../../../db/schema/index.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { checkMayStake } from '../../limits/index.ts';
import { type BetRow, updateBet } from '../bet-rows.ts';
import { closedReason, refuseTicketChange } from '../target/closed.ts';
import { weeklyUsage } from '../usage/weekly-usage.ts';
import { chooseByText } from './choose-again.ts';

/** Adds a correction to those of a bet that the caller has locked. */
async function insertCorrection(tx: Ctx, row: Pick<typeof betCorrections.$inferInsert, 'betId' | 'before' | 'after' | 'reason'>) {
  const [last] = await tx.db
    .select({ sequence: max(betCorrections.sequence) })
    .from(betCorrections)
    .where(eq(betCorrections.betId, row.betId));
  await tx.db.insert(betCorrections).values({ ...row, id: tx.newId(), sequence: (last?.sequence ?? 0) + 1, correctedAt: tx.now() });
}

type Change = VerbInput<Contract['POST /api/bets/:betId/correct']>['body'];

const termsOf = (bet: BetRow): BetTerms => ({
  selection: bet.selectionText,
  odds: bet.odds,
  stakeCents: bet.stakeCents,
  ...eachDetail((name) => bet[name]),
});

const isSame = (a: BetTerms, b: BetTerms): boolean =>
  (['selection', 'odds', 'stakeCents', ...DETAIL_NAMES] as const).every((name) => a[name] === b[name]);

function decideTermsAfter(before: BetTerms, { selection, odds, stake, ...change }: Change): BetTerms {
  const after = {
    selection: selection ?? before.selection,
    odds: odds ?? before.odds,
    stakeCents: stake === undefined ? before.stakeCents : dollarsToCents(stake),
    ...detailsAfter(before, change),
  };
  if (isSame(before, after)) throw new DomainError('INVALID_INPUT', 'Nothing was changed. Enter what the bet should say.');
  return after;
}

/**
 * Writes a marked correction of a bet that the caller has locked and whose contest has started: both versions with the reason, and the bet as
 * corrected. Its closing price is dropped. A result that was graded is the caller's to post again; one that came with a file is kept.
 */
export async function correctTerms(tx: Ctx, bet: BetRow, change: Change): Promise<void> {
  if ((await closedReason(tx, bet)) === null)
    throw new DomainError('CONFLICT', 'Only a bet whose game has started is corrected this way. Edit this one instead.');
  refuseTicketChange(bet);
  const before = termsOf(bet);
  const after = decideTermsAfter(before, change);
  const isOtherBet = after.selection !== before.selection || after.odds !== before.odds;
  if ((bet.status === 'pending' && isOtherBet) || after.stakeCents > before.stakeCents)
    await checkMayStake(tx, bet.userId, Math.max(0, after.stakeCents - before.stakeCents), () => weeklyUsage(tx, bet.userId));
  await insertCorrection(tx, { betId: bet.id, before, after, reason: change.reason });
  await updateBet(tx, bet.id, {
    selectionText: after.selection,
    ...(after.selection === before.selection ? {} : await chooseByText(tx, bet, after.selection, after.odds)),
    odds: after.odds,
    stakeCents: after.stakeCents,
    ...eachDetail((name) => after[name]),
    profitCents: bet.result === null ? null : gradeReturnCents(cents(after.stakeCents), after.odds, bet.result) - after.stakeCents,
    closingOdds: null,
    correctedAt: tx.now(),
  });
  await audit(tx, 'bet.corrected', `bet:${bet.id}`, { before, after, reason: change.reason });
}
