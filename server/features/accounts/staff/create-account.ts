import type { Tier } from '@clearedge/contract/entitlements';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { CheckMayJoin, OnRegistered } from '../account-hooks.ts';
import { defaultSettings, insertAccount, listHolders } from '../account-rows.ts';
import { checkNotReserved, keyOf, nameKeysOf, refuseTaken } from '../account-rules.ts';
import { checkNotChosen } from '../check-not-chosen.ts';
import { DEMO_USERNAME_KEYS } from '../demo-accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';

export interface NewMember {
  username: string;
  email: string;
  password: string;
  tier: Tier;
  endAt: Date | null;
  isAdmin: boolean;
}
export interface JoinHooks {
  onRegistered: OnRegistered;
  checkMayJoin: CheckMayJoin;
  /** What else belongs into the transaction that creates the account. */
  beside: (tx: Ctx, userId: string) => Promise<void>;
}

/** An account that staff make for somebody, under the rules of registering, but with a plan and the admin flag as said. Answers its id. */
export async function createAccount(ctx: Ctx, wanted: NewMember, { onRegistered, checkMayJoin, beside }: JoinHooks): Promise<string> {
  const { username, email, password, tier, endAt, isAdmin } = wanted;
  const keys = { ...nameKeysOf(username), emailKey: keyOf(email) };
  checkNotReserved(keys, DEMO_USERNAME_KEYS);
  checkNewPassword(password, wanted, 'password');
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const settings = defaultSettings();
    const plan = { tier, subscriptionEndAt: endAt, isAdmin };
    const id = tx.newId();
    await checkNotChosen(tx, keys, id);
    const row = { id, username, email, ...keys, passwordHash, ...plan, settings, createdAt: tx.now() };
    const created = await insertAccount(tx.db, row);
    if (!created) return refuseTaken(keys, await listHolders(tx.db, keys));
    await checkMayJoin(tx, keys.emailKey);
    await audit(tx, 'user.created-by-admin', `user:${created.id}`, { tier, isAdmin });
    await onRegistered(tx, created);
    await beside(tx, created.id);
    return created.id;
  });
}
