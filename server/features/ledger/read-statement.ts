import { and, desc, eq, lt, lte, sum } from 'drizzle-orm';
import { ledgerEntries, ledgerTransfers } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { TransferKind } from './transfer-rules.ts';

export interface StatementEntry {
  id: string;
  sequence: number;
  kind: TransferKind;
  betId: string | null;
  reason: string | null;
  amountCents: number;
  balanceAfterCents: number;
  postedAt: Date;
}
type Reader = Pick<Ctx, 'db'>;

const entry = {
  id: ledgerTransfers.id,
  sequence: ledgerEntries.sequence,
  kind: ledgerTransfers.kind,
  betId: ledgerTransfers.betId,
  reason: ledgerTransfers.reason,
  amountCents: ledgerEntries.amountCents,
  balanceAfterCents: ledgerEntries.balanceAfterCents,
  postedAt: ledgerEntries.postedAt,
};

/** An account's entries, newest first, from before a sequence number on. */
export function listStatement({ db }: Reader, accountId: string, limit: number, before?: number): Promise<StatementEntry[]> {
  const older = before === undefined ? undefined : lt(ledgerEntries.sequence, before);
  return db
    .select(entry)
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(and(eq(ledgerEntries.accountId, accountId), older))
    .orderBy(desc(ledgerEntries.sequence))
    .limit(limit);
}

/** What an account held at a time, from its entries. */
export async function balanceAt({ db }: Reader, accountId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sum(ledgerEntries.amountCents) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), lte(ledgerEntries.postedAt, at)));
  return Number(row?.cents ?? 0);
}

/** A bet's movements on one account, oldest first. */
export function listBetMovements({ db }: Reader, accountId: string, betId: string): Promise<StatementEntry[]> {
  return db
    .select(entry)
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(and(eq(ledgerTransfers.betId, betId), eq(ledgerEntries.accountId, accountId)))
    .orderBy(ledgerEntries.sequence);
}
