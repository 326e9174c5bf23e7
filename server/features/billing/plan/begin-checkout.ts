import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Gateway, PaidTier } from '../../../ports/index.ts';
import { getUser } from '../../accounts/index.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { isLiveKey, requireSetup } from '../keys/payment-setup.ts';
import { insertCustomer, listCustomersOf } from '../state/customer-rows.ts';
import { type OwnStanding, providerNow, readStandings } from '../state/read-standings.ts';
import { type Works, withAccount } from './with-account.ts';

const HOUR_MS = 3_600_000;

/** The payer that a user is with this provider, made with the first purchase. */
async function ensureCustomer(
  ctx: Ctx,
  works: Works,
  userId: string,
  { gateway, isLive }: { gateway: Gateway; isLive: boolean },
): Promise<string> {
  const known = (await listCustomersOf(ctx.db, userId)).find((customer) => customer.gateway === gateway && customer.isLive === isLive);
  if (known) return known.id;
  const { email } = await getUser(ctx, userId);
  const id = await withAccount(ctx, works, gateway, (account) =>
    account.createCustomer({ userId, email, key: `customer ${userId} ${isLive}` }),
  );
  await insertCustomer(ctx.db, { id, userId, gateway, isLive, createdAt: ctx.now() });
  return id;
}

/** Where a user pays for a dearer plan. Nothing changes by asking: the plan follows the verified payment. */
export async function beginCheckout(ctx: Ctx, works: Works, userId: string, tier: PaidTier, running: OwnStanding | null): Promise<string> {
  await checkMayOffer(ctx, userId);
  if (running?.state === 'past_due')
    throw new Refusal('CONFLICT', 'Your last payment failed. Update your card first, then change the plan.');
  const setup = running ? { gateway: running.customer.gateway, isLive: running.customer.isLive } : await firstSetup(ctx);
  const customerId = running ? running.customer.id : await ensureCustomer(ctx, works, userId, setup);
  // A second try within the hour gets the same checkout, unless a subscription came or changed since.
  const marks = (await readStandings(ctx, userId)).map(({ id, state, planTier }) => `${id}:${state}:${planTier}`).sort();
  const hour = Math.floor(providerNow(ctx, setup.gateway).getTime() / HOUR_MS);
  const order = {
    customerId,
    userId,
    tier,
    returnUrl: `${ctx.config.publicUrl}/subscribe`,
    key: `checkout ${userId} ${tier} ${hour} ${marks.join(' ')}`.slice(0, 255),
  };
  return withAccount(ctx, works, setup.gateway, (account) =>
    running ? account.createUpgrade({ ...order, subscriptionId: running.id }) : account.createCheckout(order),
  );
}

async function firstSetup(ctx: Ctx): Promise<{ gateway: Gateway; isLive: boolean }> {
  const { gateway, keys } = await requireSetup(ctx);
  return { gateway, isLive: isLiveKey(keys.secretKey) };
}
