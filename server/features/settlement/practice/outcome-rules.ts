import { formatCents } from '@clearedge/quant/money';
import { accountsOf, type BetAccounts, HOUSE_GRANTS, HOUSE_RESULTS, type Transfer } from '../../ledger/index.ts';
import { type BetOutcome, type MovingBet, payBet } from '../../practice/index.ts';

/** What a bet's legs make of it: its new state, and the money that moves for it. */
export interface Moved {
  outcome: BetOutcome;
  transfers: Transfer[];
}

const CORRECTED = 'The result was corrected.';
const OLD_BANKROLL = `${CORRECTED} The bet is from before your balance reset, so the balance does not change.`;

type Paid = Pick<MovingBet, 'userId' | 'contestOn' | 'period' | 'runningPeriod'>;

/** Of before a reset: what it pays or gives back now belongs to the bankroll that the reset replaced, and stays with the house. */
export const isBeforeReset = ({ contestOn, period, runningPeriod }: Omit<Paid, 'userId'>): boolean =>
  contestOn === null && period < runningPeriod;

/** Where the stake lies and where the payout goes: the accounts that the stake came from. */
export function accountsOfBet(bet: Paid): BetAccounts {
  const accounts = accountsOf(bet.userId, bet.contestOn);
  return isBeforeReset(bet) ? { ...accounts, bankroll: HOUSE_GRANTS } : accounts;
}

function settlement(bet: MovingBet, count: number, payoutCents: number): Transfer {
  const { id, stakeCents } = bet;
  const { bankroll, openStakes } = accountsOfBet(bet);
  return {
    kind: 'settlement',
    key: `settle:${id}:${count}`,
    betId: id,
    reason: count > 1 ? CORRECTED : null,
    entries: [
      { accountId: openStakes, amountCents: -stakeCents },
      { accountId: bankroll, amountCents: payoutCents },
      { accountId: HOUSE_RESULTS, amountCents: stakeCents - payoutCents },
    ],
  };
}

/** Puts back what a settlement moved. What was staked again since is not owed: a bankroll is never below zero. */
function reversal(bet: MovingBet, takenCents: number): Transfer {
  const { id, stakeCents, settlements } = bet;
  const { bankroll, openStakes } = accountsOfBet(bet);
  return {
    kind: 'reversal',
    key: `reverse:${id}:${settlements}`,
    betId: id,
    reason: CORRECTED,
    entries: [
      { accountId: openStakes, amountCents: stakeCents },
      { accountId: bankroll, amountCents: -takenCents },
      { accountId: HOUSE_RESULTS, amountCents: takenCents - stakeCents },
    ],
  };
}

/**
 * Settles a bet whose legs decide it, leaves it open when they do not, and settles it again when a correction changed what it comes to.
 * `heldCents` is at this moment on the bankroll that the stake came from.
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
  const takenCents = isBeforeReset(bet) ? bet.payoutCents : Math.min(bet.payoutCents, heldCents);
  return {
    outcome: { ...outcome, notes: isBeforeReset(bet) ? OLD_BANKROLL : noteOf(bet.payoutCents, takenCents) },
    transfers: [reversal(bet, takenCents), settlement(bet, settlements, returnCents)],
  };
}

const gradeOf = ({ result }: MovingBet): BetOutcome['result'] => (result === 'cash_out' ? null : result);

const noteOf = (paidCents: number, takenCents: number): string =>
  takenCents < paidCents
    ? `${CORRECTED} Of the ${formatCents(paidCents)} paid before, ${formatCents(takenCents)} were taken back; the rest had been staked already and is not owed.`
    : CORRECTED;
