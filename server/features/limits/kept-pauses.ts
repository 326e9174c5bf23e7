import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { keptPauses, playLimits, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { keyedHash } from '../../kernel/secrets.ts';
import { lockLimits } from './limit-rows.ts';
import { type Pause, runningPause } from './limit-rules.ts';

/** Mail providers that ignore dots before the @, by each of their domains the one that stands for it. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox that an address reaches: without a +tag, and without what its provider ignores. Two addresses of one person give the same. */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const [local, domain] = [emailKey.slice(0, at), emailKey.slice(at + 1).replace(/\.$/, '')];
  const untagged = local.replace(/\+.*$/, '') || local;
  const dotless = DOTLESS[domain];
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${domain}`;
}

/** Keyed, so that nobody who reads the table can try addresses against it. */
const hashOf = (ctx: Ctx, mailbox: string): string => keyedHash(ctx, 'kept pause', mailbox);

async function insertPause(tx: Ctx, emailKey: string, { kind, until }: Pause): Promise<void> {
  await tx.db
    .insert(keptPauses)
    .values({ addressHash: hashOf(tx, mailboxOf(emailKey)), kind, until })
    .onConflictDoUpdate({
      target: keptPauses.addressHash,
      set: { kind, until },
      setWhere: sql`${keptPauses.until} < excluded.until`,
    });
}

/** The running pause of an address whose account is gone. */
async function findPause(tx: Ctx, emailKey: string, now: Date): Promise<Pause | null> {
  const [row] = await tx.db
    .select({ kind: keptPauses.kind, until: keptPauses.until })
    .from(keptPauses)
    .where(and(eq(keptPauses.addressHash, hashOf(tx, mailboxOf(emailKey))), gt(keptPauses.until, now)));
  return row ?? null;
}

/** The running pause of another account whose mail comes to the same mailbox. */
async function findPauseOfTwin(tx: Ctx, emailKey: string, now: Date): Promise<Pause | null> {
  const mailbox = mailboxOf(emailKey);
  const paused = await tx.db
    .select({ emailKey: users.emailKey, limits: playLimits })
    .from(playLimits)
    .innerJoin(users, eq(users.id, playLimits.userId))
    .where(or(gt(playLimits.excludedUntil, now), gt(playLimits.coolOffUntil, now)));
  const twin = paused.find((one) => one.emailKey !== emailKey && mailboxOf(one.emailKey) === mailbox);
  return twin ? runningPause(twin.limits, now) : null;
}

export async function deleteEndedPauses(db: Db, now: Date): Promise<void> {
  await db.delete(keptPauses).where(lte(keptPauses.until, now));
}

// Deleting the account and joining again would be a way out of a pause. Only the address's hash and the end are kept, and only while it runs.
export async function keepPause(tx: Ctx, leaver: { id: string; emailKey: string }): Promise<void> {
  const pause = runningPause(await lockLimits(tx, leaver.id), tx.now());
  if (pause) await insertPause(tx, leaver.emailKey, pause);
}

// Whoever types somebody else's address learns nothing of a pause from it.
const MESSAGE = 'An account with this address cannot be opened now. If you need help, write to support or call 1-800-GAMBLER.';

/** Refuses an address that reaches somebody whose break or self-exclusion is still running, whether their account is there or was deleted. */
export async function refusePaused(tx: Ctx, emailKey: string): Promise<void> {
  const now = tx.now();
  if (!(await findPause(tx, emailKey, now)) && !(await findPauseOfTwin(tx, emailKey, now))) return;
  throw new Refusal('FORBIDDEN', MESSAGE, { issues: [{ path: 'email', message: MESSAGE }] });
}
