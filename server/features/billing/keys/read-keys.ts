import { PAID_TIERS } from '@clearedge/contract/entitlements';
import { type PriceIdField, perPriceId, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import { billingSettings } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { openSealed, sealText } from '../../../kernel/secrets.ts';

type SettingRow = typeof billingSettings.$inferSelect;

const listSettings = (db: Db): Promise<SettingRow[]> => db.select().from(billingSettings);

async function writeSetting(db: Db, row: SettingRow): Promise<void> {
  const { name: _name, ...rest } = row;
  await db.insert(billingSettings).values(row).onConflictDoUpdate({ target: billingSettings.name, set: rest });
}

export type Setting = 'stripeSecretKey' | PriceIdField | 'webhookSecret';
export const SETTINGS: readonly Setting[] = ['stripeSecretKey', ...PAID_TIERS.map(priceIdField), 'webhookSecret'];
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
  return { stripeSecretKey: secretKey, webhookSecret, ...perPriceId((tier) => prices[tier]) };
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
