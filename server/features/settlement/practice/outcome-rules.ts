import { bankrollOf, HOUSE_RESULTS, openStakesOf, type Transfer } from '../../ledger/index.ts';
import { type BetOutcome, type MovingBet, payBet } from '../../practice/index.ts';

/** What a bet's legs make of it: its new state, and the money that moves for it. */
export interface Moved {
  outcome: BetOutcome;
  transfers: Transfer[];
}

const CORRECTED = 'The result was corrected.';
const dollars = (amountCents: number): string => `$${(amountCents / 100).toFixed(2)}`;

function settlement({ id, userId, stakeCents }: MovingBet, count: number, payoutCents: number): Transfer {
  return {
    kind: 'settlement',
    key: `settle:${id}:${count}`,
    betId: id,
    reason: count > 1 ? CORRECTED : null,
    entries: [
      { accountId: openStakesOf(userId), amountCents: -stakeCents },
      { accountId: bankrollOf(userId), amountCents: payoutCents },
      { accountId: HOUSE_RESULTS, amountCents: stakeCents - payoutCents },
    ],
  };
}

/** Puts back what a settlement moved. What was staked again since is not owed: a bankroll is never below zero. */
function reversal({ id, userId, stakeCents, settlements }: MovingBet, takenCents: number): Transfer {
  return {
    kind: 'reversal',
    key: `reverse:${id}:${settlements}`,
    betId: id,
    reason: CORRECTED,
    entries: [
      { accountId: openStakesOf(userId), amountCents: stakeCents },
      { accountId: bankrollOf(userId), amountCents: -takenCents },
      { accountId: HOUSE_RESULTS, amountCents: takenCents - stakeCents },
    ],
  };
}

/**
 * Settles a bet whose legs decide it, leaves it open when they do not, and settles it again when a correction changed what it comes to.
 * `heldCents` is the bankroll at this moment.
 */
export function moveBet(bet: MovingBet, heldCents: number): Moved {
  const seenRevisions = bet.legs.reduce((sum, { revision }) => sum + revision, 0);
  const unchanged = { betId: bet.id, result: gradeOf(bet), payoutCents: bet.payoutCents, settlements: bet.settlements, seenRevisions };
  const { result, returnCents } = payBet(
    bet.stakeCents,
    bet.legs.map(({ position, odds, result: grade }) => ({ position, odds, result: grade ?? 'pending' })),
    bet.sameGame,
  );
  const isSame = result === bet.result && returnCents === bet.payoutCents;
  if (result === 'pending' || returnCents === null || isSame) return { outcome: { ...unchanged, notes: bet.notes }, transfers: [] };
  const settlements = bet.settlements + 1;
  const outcome = { betId: bet.id, result, payoutCents: returnCents, settlements, seenRevisions };
  if (bet.payoutCents === null)
    return { outcome: { ...outcome, notes: bet.notes }, transfers: [settlement(bet, settlements, returnCents)] };
  const takenCents = Math.min(bet.payoutCents, heldCents);
  return {
    outcome: { ...outcome, notes: noteOf(bet.payoutCents, takenCents) },
    transfers: [reversal(bet, takenCents), settlement(bet, settlements, returnCents)],
  };
}

const gradeOf = ({ result }: MovingBet): BetOutcome['result'] => (result === 'cash_out' ? null : result);

const noteOf = (paidCents: number, takenCents: number): string =>
  takenCents < paidCents
    ? `${CORRECTED} Of the ${dollars(paidCents)} paid before, ${dollars(takenCents)} were taken back; the rest had been staked already and is not owed.`
    : CORRECTED;
