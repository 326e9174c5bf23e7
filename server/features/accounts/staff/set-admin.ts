import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockAccount } from '../account-rows.ts';
import { checkNotShared } from '../account-rules.ts';
import { endSessions } from '../sessions/end-other-sessions.ts';
import { markForRenewal } from '../sessions/session-rows.ts';
import { lockAdmins, writeAdmin } from './staff-rows.ts';

/** Gives or takes the admin flag, in the caller's transaction; one admin always stays. */
export async function setAdmin(tx: Ctx, userId: string, isAdmin: boolean): Promise<void> {
  // All of them, in one order: two admins who drop each other at once must not both succeed.
  const admins = await lockAdmins(tx.db);
  const account = await lockAccount(tx.db, userId);
  if (account.isAdmin === isAdmin) return;
  checkNotShared(account.emailKey);
  if (account.isSimulated) throw new Refusal('CONFLICT', 'A simulated bettor is nobody who could be an admin.');
  if (!isAdmin && admins.every((id) => id === userId))
    throw new Refusal('CONFLICT', 'This is the last admin. Make somebody else an admin first.');
  await writeAdmin(tx.db, userId, isAdmin);
  await audit(tx, isAdmin ? 'user.admin-given' : 'user.admin-taken', `user:${userId}`);
  // Whoever changes their own flag stays; with the rest of the rights comes another cookie.
  if (tx.actor.kind === 'user' && tx.actor.userId === userId) {
    await markForRenewal(tx.db, userId);
    await tx.publish({ topic: 'user', userId, what: 'session' });
  } else await endSessions(tx, userId);
}
