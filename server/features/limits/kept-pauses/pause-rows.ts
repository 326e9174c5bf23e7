import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { keptPauses } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { keyedHash } from '../../../kernel/secrets/index.ts';
import type { Pause } from '../limit-rules.ts';

/** Keyed, so that nobody who reads the table can try addresses against it. */
const hashOf = (ctx: Ctx, emailKey: string): string => keyedHash(ctx, 'kept pause', emailKey);

export async function insertPause(tx: Ctx, emailKey: string, { kind, until }: Pause): Promise<void> {
  await tx.db
    .insert(keptPauses)
    .values({ addressHash: hashOf(tx, emailKey), kind, until })
    .onConflictDoUpdate({
      target: keptPauses.addressHash,
      set: { kind, until },
      setWhere: sql`${keptPauses.until} < excluded.until`,
    });
}

export async function findPause(tx: Ctx, emailKey: string, now: Date): Promise<Pause | null> {
  const isRunning = and(eq(keptPauses.addressHash, hashOf(tx, emailKey)), gt(keptPauses.until, now));
  const [row] = await tx.db.select({ kind: keptPauses.kind, until: keptPauses.until }).from(keptPauses).where(isRunning);
  return row ?? null;
}

export async function deleteEndedPauses(db: Db, now: Date): Promise<void> {
  await db.delete(keptPauses).where(lte(keptPauses.until, now));
}
