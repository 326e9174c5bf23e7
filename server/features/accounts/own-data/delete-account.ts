import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { OnLeaving } from '../account-hooks.ts';
import { deleteAccountRow, getAccount } from '../account-rows.ts';
import { checkNotShared } from '../account-rules.ts';
import { proveOwner } from '../passwords/change-password.ts';

/** Deletes the account and all that belongs to it; the audit row keeps the id and nothing personal. */
export const deleteAccount =
  (onLeaving: OnLeaving): Verb<'POST /api/account/delete'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const account = await getAccount(ctx.db, userId);
    checkNotShared(account.emailKey);
    await proveOwner(ctx, account, body.password, 'password');
    await ctx.transact(async (tx) => {
      await onLeaving(tx, account);
      await audit(tx, 'account.deleted', `user:${userId}`);
      await deleteAccountRow(tx.db, userId);
      await tx.publish({ topic: 'user', userId, what: 'session' });
    });
    ctx.request?.setSession(null);
    return { ok: true };
  };
