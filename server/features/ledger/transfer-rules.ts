import { formatCents } from '@clearedge/quant/money';
import { DomainError } from '../../kernel/domain-error.ts';
import { isContestBankroll } from './account-ids.ts';

export type TransferKind = 'grant' | 'stake' | 'settlement' | 'reversal' | 'cash_out' | 'reset';

/** One side of a movement: what an account gains, negative for what it gives. */
export interface Entry {
  accountId: string;
  amountCents: number;
}
export interface Transfer {
  kind: TransferKind;
  /** Says what happened: the same key moves money once, however often it is posted. */
  key: string;
  betId: string | null;
  reason: string | null;
  entries: readonly Entry[];
}

const FEWEST_ENTRIES = 2;

/** The entries that move anything. A bug, not a refusal, when they do not sum to zero: nothing may be posted. */
export function movingEntries({ key, entries }: Transfer): Entry[] {
  const own = entries.filter(({ amountCents }) => amountCents !== 0);
  const sum = own.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || own.length < FEWEST_ENTRIES || own.some(({ amountCents }) => !Number.isSafeInteger(amountCents)))
    throw new Error(`transfer ${key} is not balanced`);
  if (new Set(own.map(({ accountId }) => accountId)).size !== own.length) throw new Error(`transfer ${key} names an account twice`);
  return own;
}

/** What is answered to a user whose account holds less than is to be taken. */
export function insufficientFunds(accountId: string, heldCents: number, takenCents: number): DomainError {
  const balance = isContestBankroll(accountId) ? 'contest balance' : 'virtual balance';
  return new DomainError('UNPROCESSABLE', `Your ${balance} of ${formatCents(heldCents)} does not cover ${formatCents(takenCents)}.`);
}
