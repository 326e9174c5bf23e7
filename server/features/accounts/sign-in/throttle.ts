import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { machineNow } from '../machine-time.ts';
import { decrementFailures, deleteThrottle, incrementFailures } from './throttle-rows.ts';
import {
  accountThrottle,
  addressThrottle,
  codeThrottle,
  newcomerThrottle,
  referralThrottle,
  resetThrottle,
  retryAfterSeconds,
  type Throttle,
  WINDOW_MS,
} from './throttle-rules.ts';

async function countOne(ctx: Ctx, { key, mostTries }: Throttle): Promise<void> {
  const now = machineNow(ctx);
  const row = await incrementFailures(ctx.db, key, now, new Date(now.getTime() - WINDOW_MS));
  if (row.failures <= mostTries) return;
  throw new Refusal('RATE_LIMITED', 'Too many attempts. Please wait a few minutes and try again.', {
    retryAfterSeconds: retryAfterSeconds(row.windowStartedAt, now),
  });
}

// Counted before the password is checked and taken back when it was right: fifty tries sent at once would all pass a check that counts afterwards.
// The account comes first: tries at one that is already closed must not close the whole address.
export async function countTry(ctx: Ctx, emailKey: string): Promise<void> {
  await countOne(ctx, accountThrottle(emailKey));
  await countOne(ctx, addressThrottle(ctx.request?.address ?? ''));
}

/** The try was right: the account starts afresh, the address gets this one back. */
export async function forgiveTries(ctx: Ctx, emailKey: string): Promise<void> {
  await deleteThrottle(ctx.db, accountThrottle(emailKey).key);
  await decrementFailures(ctx.db, addressThrottle(ctx.request?.address ?? '').key);
}

/** The owner proved himself another way, by a mailed link. */
export const clearAccountThrottle = (ctx: Ctx, emailKey: string): Promise<void> => deleteThrottle(ctx.db, accountThrottle(emailKey).key);

/** Accounts made from one network. */
export const countRegistration = (ctx: Ctx): Promise<void> => countOne(ctx, newcomerThrottle(ctx.request?.address ?? ''));

/** Referral codes tried from one network: somebody who guesses gets no further than the first few. */
export const countReferralTry = (ctx: Ctx): Promise<void> => countOne(ctx, referralThrottle(ctx.request?.address ?? ''));
export const forgiveReferralTry = (ctx: Ctx): Promise<void> => decrementFailures(ctx.db, referralThrottle(ctx.request?.address ?? '').key);

/** Reset links asked for one account, whether it exists or not. */
export const countResetRequest = (ctx: Ctx, emailKey: string): Promise<void> => countOne(ctx, resetThrottle(emailKey));

/** Codes tried for one account; a right password does not start them afresh. */
export const countCode = (ctx: Ctx, userId: string): Promise<void> => countOne(ctx, codeThrottle(userId));
export const forgiveCodes = (ctx: Ctx, userId: string): Promise<void> => deleteThrottle(ctx.db, codeThrottle(userId).key);
