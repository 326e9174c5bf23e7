import { WEBHOOK_PATH } from '@clearedge/contract/routes/billing/plan-terms';
import { MASK, type StripeConfig } from '@clearedge/contract/routes/billing/stripe-setup';
import type { z } from 'zod';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { findUser } from '../../accounts/index.ts';
import { isLiveKey, type KnownSetting, keepKey, readKeys, readSetup, SECRETS, SETTINGS, type Setting } from '../payment-keys.ts';
import { findLatestEvent } from '../state/event-rows.ts';

const LAST = 4;

/** A secret shows its last four characters, and none where that would be much of it. */
function shown(name: Setting, { value, row }: KnownSetting): string | null {
  if (!SECRETS.has(name)) return value;
  if (value !== null) return MASK + value.slice(-LAST);
  return row && MASK + row.lastFour;
}

const perSetting = <V>(make: (name: Setting) => V): Record<Setting, V> =>
  Object.fromEntries(SETTINGS.map((name) => [name, make(name)])) as Record<Setting, V>;

async function present(ctx: Ctx): Promise<z.input<typeof StripeConfig>> {
  const [keys, { mode }] = [await readKeys(ctx), await readSetup(ctx)];
  const rows = SETTINGS.flatMap((name) => keys[name].row ?? []).sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const last = rows[0];
  const secretKey = keys.stripeSecretKey.value;
  const event = await findLatestEvent(ctx.db);
  return {
    ...perSetting((name) => shown(name, keys[name])),
    isConfigured: SETTINGS.every((name) => keys[name].value !== null),
    isLive: secretKey === null ? null : isLiveKey(secretKey),
    from: perSetting((name) => keys[name].from),
    savedAt: last?.savedAt.toISOString() ?? null,
    savedBy: last?.savedBy ? ((await findUser(ctx, last.savedBy))?.username ?? null) : null,
    payments: mode,
    maySell: ctx.config.maySellPlans,
    webhookUrl: `${ctx.config.publicUrl}${WEBHOOK_PATH}`,
    lastEvent: event && { type: event.type, receivedAt: event.receivedAt.toISOString() },
  };
}

export const getStripeConfig: Verb<'GET /api/admin/stripe-config'> = present;

const isGiven = (value: string | undefined): value is string => value !== undefined && value !== '' && !value.startsWith(MASK);

/** Keeps what was entered, encrypted. The audit row says which keys, and nothing of what they are. */
export const saveStripeConfig: Verb<'POST /api/admin/stripe-config'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  const given = SETTINGS.flatMap((name) => (isGiven(body[name]) ? [{ name, value: body[name] }] : []));
  if (given.length === 0) throw new DomainError('INVALID_INPUT', 'Enter at least one key to save.', { issues: [] });
  await ctx.transact(async (tx) => {
    for (const { name, value } of given) await keepKey(tx, name, value, userId);
    await audit(tx, 'billing.keys-saved', 'billing:stripe', { keys: given.map(({ name }) => name) });
  });
  return present(ctx);
};
