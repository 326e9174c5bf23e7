import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listHolders, lockAccount } from '../account-rows.ts';
import { checkNotReserved, checkNotShared, nameKeysOf, refuseTaken } from '../account-rules.ts';
import { checkNotChosen } from '../check-not-chosen.ts';
import { DEMO_USERNAME_KEYS } from '../demo-accounts.ts';
import { writeUsername } from './staff-rows.ts';

/** Gives an account another username, under the rules of registering. */
export async function renameAccount(ctx: Ctx, userId: string, username: string): Promise<void> {
  const keys = nameKeysOf(username);
  await ctx.transact(async (tx) => {
    const before = await lockAccount(tx.db, userId);
    if (before.username === username) return;
    checkNotShared(before.emailKey);
    // The community finds its bettors by their names.
    if (before.isSimulated) throw new Refusal('CONFLICT', 'A simulated bettor keeps its name.');
    checkNotReserved({ ...keys, emailKey: before.emailKey }, DEMO_USERNAME_KEYS);
    await checkNotChosen(tx, keys, userId);
    const isWritten = await writeUsername(tx.db, userId, { username, ...keys });
    if (!isWritten) return refuseTaken({ ...keys, emailKey: '' }, await listHolders(tx.db, { ...keys, emailKey: '' }));
    await audit(tx, 'user.renamed', `user:${userId}`, { from: before.username, to: username });
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
}
