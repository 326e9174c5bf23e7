import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findAccount, lockAccount, writeSettings } from '../account-rows.ts';
import { mustEnrol } from '../account-rules.ts';

export interface DigestReader {
  id: string;
  username: string;
  email: string;
  /** What the mail may hold; of an admin whose second factor is missing, what everybody sees. */
  tier: Tier;
}

/** Those who asked for the daily mail, in a fixed order. */
export async function listDigestReaderIds(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isSimulated, false), sql`(${users.settings} ->> 'digestMail')::boolean`))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Somebody who wants the daily mail now; null for everybody else. */
export async function findDigestReader(ctx: Ctx, userId: string): Promise<DigestReader | null> {
  const account = await findAccount(ctx.db, userId);
  if (!account?.settings.digestMail) return null;
  const { id, username, email, tier } = account;
  return { id, username, email, tier: mustEnrol(account, ctx.config) ? FREE_TIER : tier };
}

/** Ends the daily mail for an account; an account that is gone wants none either. */
export async function endDigestMail(ctx: Ctx, userId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    if (!(await findAccount(tx.db, userId))) return;
    const { settings } = await lockAccount(tx.db, userId);
    await writeSettings(tx.db, userId, { ...settings, digestMail: false });
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
}
