import { TIERS, type Tier, TOP_TIER } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../kernel/ctx.ts';
import type { ConfirmAges, OnRegistered } from './account-hooks.ts';
import { defaultSettings, deleteByEmail, insertAccount, listByEmail } from './account-rows.ts';
import { DEMO_DOMAIN, keyOf, nameKeysOf } from './account-rules.ts';
import { hashPassword } from './passwords/password-hash.ts';

interface DemoAccount {
  email: string;
  password: string;
  tier: Tier;
  isAdmin: boolean;
}

const PASSWORD = 'clearedge';
const named = (name: string, tier: Tier, isAdmin = false): DemoAccount => ({
  email: `${name}@${DEMO_DOMAIN}`,
  password: PASSWORD,
  tier,
  isAdmin,
});

/** Offered on the sign-in dialog in demo mode, and only there. */
export const DEMO_ACCOUNTS: DemoAccount[] = [...TIERS.map((tier) => named(tier, tier)), named('admin', TOP_TIER, true)];

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);
const usernameOf = ({ email }: DemoAccount): string => `demo-${email.slice(0, email.indexOf('@'))}`;
export const DEMO_USERNAME_KEYS = DEMO_ACCOUNTS.map((account) => keyOf(usernameOf(account)));

/** In demo mode they exist, welcomed like anybody and of age; in every other mode they are removed, whatever the database was used for before. */
export async function prepareDemoAccounts(ctx: Ctx, onRegistered: OnRegistered, confirmAges: ConfirmAges): Promise<void> {
  await openDemoAccounts(ctx, onRegistered);
  if (!ctx.config.isDemo) return;
  const accounts = await listByEmail(ctx.db, EMAILS);
  await confirmAges(
    ctx,
    accounts.map(({ id }) => id),
  );
}

async function openDemoAccounts(ctx: Ctx, onRegistered: OnRegistered): Promise<void> {
  if (!ctx.config.isDemo) {
    await deleteByEmail(ctx.db, EMAILS);
    return;
  }
  const there = new Set((await listByEmail(ctx.db, EMAILS)).map(({ emailKey }) => emailKey));
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !there.has(email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(PASSWORD);
  for (const account of missing) {
    const { email, tier, isAdmin } = account;
    const username = usernameOf(account);
    await ctx.transact(async (tx) => {
      const created = await insertAccount(tx.db, {
        id: tx.newId(),
        username,
        ...nameKeysOf(username),
        email,
        emailKey: email,
        passwordHash,
        tier,
        isAdmin,
        settings: defaultSettings(),
        createdAt: tx.now(),
      });
      // Another process may have made it in the meantime.
      if (created) await onRegistered(tx, created);
    });
  }
}
