import { Refusal } from '../../kernel/refusal.ts';

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
export interface PostedEntry extends Entry {
  balanceAfterCents: number;
}
export interface Posting {
  entries: PostedEntry[][];
  balances: Map<string, number>;
}

const FEWEST_ENTRIES = 2;
const dollars = (amountCents: number): string => `$${(amountCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The entries that move anything. A bug, not a refusal, when they do not sum to zero: nothing may be posted. */
function moving({ key, entries }: Transfer): Entry[] {
  const own = entries.filter(({ amountCents }) => amountCents !== 0);
  const sum = own.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || own.length < FEWEST_ENTRIES || own.some(({ amountCents }) => !Number.isSafeInteger(amountCents)))
    throw new Error(`transfer ${key} is not balanced`);
  if (new Set(own.map(({ accountId }) => accountId)).size !== own.length) throw new Error(`transfer ${key} names an account twice`);
  return own;
}

const isHouse = (accountId: string): boolean => accountId.startsWith('house:');

/** What transfers, in their order, make of the balances before them. Refuses the first that an account does not cover. */
export function applyTransfers(transfers: readonly Transfer[], before: ReadonlyMap<string, number>): Posting {
  const balances = new Map(before);
  const entries = transfers.map((transfer) =>
    moving(transfer).map(({ accountId, amountCents }): PostedEntry => {
      const held = balances.get(accountId);
      if (held === undefined) throw new Error(`no account ${accountId}`);
      const balanceAfterCents = held + amountCents;
      if (balanceAfterCents < 0 && !isHouse(accountId))
        throw new Refusal('UNPROCESSABLE', `Your virtual balance of ${dollars(held)} does not cover ${dollars(-amountCents)}.`);
      balances.set(accountId, balanceAfterCents);
      return { accountId, amountCents, balanceAfterCents };
    }),
  );
  return { entries, balances };
}
