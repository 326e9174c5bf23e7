import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { CheckMayJoin, OnRegistered } from '../account-hooks.ts';
import { type Account, defaultSettings, getAccount, hasAdmin, insertAccount, listHolders } from '../account-rows.ts';
import { checkNotReserved, isFirstAdmin, keyOf, nameKeysOf, refuseTaken } from '../account-rules.ts';
import { checkNotChosen } from '../check-not-chosen.ts';
import { DEMO_USERNAME_KEYS } from '../demo-accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { presentUser } from '../present-user.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { countReferralTry, countRegistration, forgiveReferralTry } from './throttle.ts';

export interface JoinHooks {
  onRegistered: OnRegistered;
  checkMayJoin: CheckMayJoin;
}

type Newcomer = Record<'username' | 'email', string> & { referralCode?: string | undefined };

interface Joining {
  /** Asked once it is known that this network may make another account. */
  makeHash: () => Promise<string>;
  /** Runs in the transaction that makes the account. */
  onCreated?: (tx: Ctx, userId: string) => Promise<void>;
}

async function create(tx: Ctx, { username, email }: Newcomer, passwordHash: string): Promise<Account> {
  const keys = { ...nameKeysOf(username), emailKey: keyOf(email) };
  const isAdmin = isFirstAdmin(keys.emailKey, tx.config.adminEmail, await hasAdmin(tx.db));
  const id = tx.newId();
  await checkNotChosen(tx, keys, id);
  const rest = { passwordHash, isAdmin, settings: defaultSettings(), createdAt: tx.now() };
  const created = await insertAccount(tx.db, { id, username, email, ...keys, ...rest });
  if (!created) return refuseTaken(keys, await listHolders(tx.db, keys));
  await audit(tx, isAdmin ? 'account.created-as-admin' : 'account.created', `user:${id}`);
  return created;
}

/** Makes an account, however its owner proved who they are, and signs it in. */
export async function join(
  ctx: Ctx,
  { onRegistered, checkMayJoin }: JoinHooks,
  newcomer: Newcomer,
  { makeHash, onCreated }: Joining,
): Promise<VerbResult<Contract['POST /api/auth/register']>> {
  const referralCode = newcomer.referralCode || undefined;
  await countRegistration(ctx);
  if (referralCode) await countReferralTry(ctx);
  const passwordHash = await makeHash();
  const { account, session } = await ctx.transact(async (tx) => {
    const created = await create(tx, newcomer, passwordHash);
    // After the insert, which waits for a deletion of the same address and so sees what that one left behind.
    await checkMayJoin(tx, created.emailKey);
    await onCreated?.(tx, created.id);
    await onRegistered(tx, created, { referralCode });
    // Read again: a code may have brought a plan.
    const joined = await getAccount(tx.db, created.id);
    return { account: joined, session: await openSession(tx, joined) };
  });
  if (referralCode) await forgiveReferralTry(ctx);
  sendSession(ctx, session);
  return { user: presentUser(account, ctx.config) };
}

/** Refuses names and addresses that belong to the installation. */
export const checkMayBeNamed = ({ username, email }: Newcomer): void =>
  checkNotReserved({ ...nameKeysOf(username), emailKey: keyOf(email) }, DEMO_USERNAME_KEYS);

export const register =
  (hooks: JoinHooks): Verb<'POST /api/auth/register'> =>
  async (ctx, { body }) => {
    checkMayBeNamed(body);
    checkNewPassword(body.password, body, 'password');
    return join(ctx, hooks, body, { makeHash: () => hashPassword(body.password) });
  };
