import { PAID_PLANS, type PaymentMode, type PriceIdField, perPriceId, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import { billingSettings } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { keyedHash, openSealed, sealText } from '../../kernel/secrets.ts';
import type { Gateway, PaymentKeys, PriceIds } from '../../ports/index.ts';

type SettingRow = typeof billingSettings.$inferSelect;

const listSettings = (db: Db): Promise<SettingRow[]> => db.select().from(billingSettings);

async function writeSetting(db: Db, row: SettingRow): Promise<void> {
  const { name: _name, ...rest } = row;
  await db.insert(billingSettings).values(row).onConflictDoUpdate({ target: billingSettings.name, set: rest });
}

export type Setting = 'stripeSecretKey' | PriceIdField | 'webhookSecret';
export const SETTINGS: readonly Setting[] = ['stripeSecretKey', ...PAID_PLANS.map(priceIdField), 'webhookSecret'];
export const SECRETS: ReadonlySet<Setting> = new Set(['stripeSecretKey', 'webhookSecret']);

export interface KnownSetting {
  value: string | null;
  from: 'environment' | 'saved' | 'missing' | 'unreadable';
  row: SettingRow | null;
}
const PURPOSE = 'billing settings';
const LAST = 4;

const configuredOf = ({ ports }: Ctx): Record<Setting, string | null> => {
  const { secretKey, webhookSecret, prices } = ports.payments.configured;
  return { stripeSecretKey: secretKey, webhookSecret, ...prices };
};

function known(ctx: Ctx, name: Setting, configured: string | null, row: SettingRow | null): KnownSetting {
  if (configured !== null) return { value: configured, from: 'environment', row };
  if (row === null) return { value: null, from: 'missing', row };
  const value = openSealed(ctx, PURPOSE, name, row.sealed);
  return { value, from: value === null ? 'unreadable' : 'saved', row };
}

/** The keys as the environment names them, or else as an admin saved them. */
export async function readKeys(ctx: Ctx): Promise<Record<Setting, KnownSetting>> {
  const rows = new Map((await listSettings(ctx.db)).map((row) => [row.name, row]));
  const configured = configuredOf(ctx);
  const entries = SETTINGS.map((name) => [name, known(ctx, name, configured[name], rows.get(name) ?? null)]);
  return Object.fromEntries(entries) as Record<Setting, KnownSetting>;
}

/** Keeps a key, encrypted and bound to its name: moved to another name it does not open. */
export async function keepKey(tx: Ctx, name: Setting, value: string, savedBy: string): Promise<void> {
  const sealed = sealText(tx, PURPOSE, name, value);
  await writeSetting(tx.db, { name, sealed, lastFour: value.slice(-LAST), savedBy, savedAt: tx.now() });
}

export interface PaymentSetup {
  mode: PaymentMode;
  /** Null while something is missing. */
  stripe: PaymentKeys | null;
  /** Known as soon as this one secret is. */
  webhookSecret: string | null;
  /** Of Stripe: the ids that are known. */
  prices: PriceIds;
  test: PaymentKeys | null;
}

/** The demo installation's own secret: only it can sign events of the test checkout. */
const testKeys = (ctx: Ctx): PaymentKeys | null =>
  ctx.ports.payments.test && ctx.config.isDemo
    ? {
        secretKey: 'sk_test_checkout',
        webhookSecret: `whsec_${keyedHash(ctx, 'test checkout', 'webhook')}`,
        prices: ctx.ports.payments.test.prices,
      }
    : null;

export async function readSetup(ctx: Ctx): Promise<PaymentSetup> {
  const keys = await readKeys(ctx);
  const [secretKey, webhookSecret] = [keys.stripeSecretKey.value, keys.webhookSecret.value];
  const prices = perPriceId((plan) => keys[priceIdField(plan)].value);
  // A plan without a price cannot be bought; the others go on.
  const hasPrice = Object.values(prices).some((id) => id !== null);
  const stripe = secretKey !== null && webhookSecret !== null && hasPrice ? { secretKey, webhookSecret, prices } : null;
  const test = testKeys(ctx);
  const mode = stripe && ctx.config.maySellPlans ? 'stripe' : test ? 'test' : 'off';
  return { mode, stripe, webhookSecret, prices, test };
}

const NOT_SET_UP = 'Payments are not set up on this installation yet.';

/** Whom a new payment goes to, and the keys for that; 503 where no one can take one. */
export async function requireSetup(ctx: Ctx): Promise<{ gateway: Gateway; keys: PaymentKeys }> {
  const { mode, stripe, test } = await readSetup(ctx);
  if (stripe && mode === 'stripe') return { gateway: 'stripe', keys: stripe };
  if (test) return { gateway: 'test', keys: test };
  throw new DomainError('UNAVAILABLE', stripe ? 'Plans are not sold on this installation.' : NOT_SET_UP);
}

/** The keys of the one with whom a subscription was made. */
export async function requireKeys(ctx: Ctx, gateway: Gateway): Promise<PaymentKeys> {
  const keys = (await readSetup(ctx))[gateway];
  if (!keys) throw new DomainError('UNAVAILABLE', NOT_SET_UP);
  return keys;
}

export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);
