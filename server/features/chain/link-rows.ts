import type { PickSport } from '@clearedge/contract/sports';
import { and, desc, eq, sql } from 'drizzle-orm';
import { recordLinks } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { linkAfter, type Statement } from './chain-rules.ts';

export type LinkRow = typeof recordLinks.$inferSelect;

/** One of a sport's two chains. */
export interface ChainName {
  sport: PickSport;
  chain: LinkRow['chain'];
}

/** A row that has no place yet: what its statement says beyond it, and the whole statement at a place. */
interface Unlinked {
  entryId: string;
  said: Record<string, string>;
  statementAt: (sequence: number) => Statement;
}

/** One writer of a chain at a time: two would both follow the same head. Held until the transaction ends; look for what lacks a place after it. */
export const lockChain = async (tx: Ctx, { sport, chain }: ChainName): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`clearedge: the ${sport} chain of ${chain}`}))`);
};

/** Gives rows their places at the end of a chain, in this order; call it under `lockChain`. */
export async function appendLinks(tx: Ctx, { sport, chain }: ChainName, rows: readonly Unlinked[]): Promise<void> {
  const isOwn = and(eq(recordLinks.sport, sport), eq(recordLinks.chain, chain));
  let [head = null] = await tx.db.select().from(recordLinks).where(isOwn).orderBy(desc(recordLinks.sequence)).limit(1);
  for (const { entryId, said, statementAt } of rows) {
    head = { sport, chain, entryId, said, ...linkAfter(head, statementAt) };
    await tx.db.insert(recordLinks).values(head);
  }
}
