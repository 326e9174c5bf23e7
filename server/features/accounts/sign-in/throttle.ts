import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { networkPrefix } from '../../../kernel/text.ts';
import { knownDeviceOf } from '../devices.ts';
import { machineNow } from '../machine-time.ts';
import { mailGuessesJob } from './mail-guesses.ts';
import { decrementFailures, deleteThrottle, incrementFailures, type ThrottleRow } from './throttle-rows.ts';
import * as rules from './throttle-rules.ts';

type Throttle = rules.Throttle;

const addressOf = (ctx: Ctx): string => ctx.request?.address ?? '';

function count(ctx: Ctx, { key, windowMs }: Throttle): Promise<ThrottleRow> {
  const now = machineNow(ctx);
  return incrementFailures(ctx.db, key, now, new Date(now.getTime() - windowMs));
}

function refuse(ctx: Ctx, { windowStartedAt }: ThrottleRow, { windowMs }: Throttle): never {
  throw new DomainError('RATE_LIMITED', 'Too many attempts. Please wait a few minutes and try again.', {
    retryAfterSeconds: rules.retryAfterSeconds(windowStartedAt, machineNow(ctx), windowMs),
  });
}

async function countOne(ctx: Ctx, throttle: Throttle): Promise<ThrottleRow> {
  const row = await count(ctx, throttle);
  return row.failures > throttle.mostTries ? refuse(ctx, row, throttle) : row;
}

/** A password that is being tried: what to forgive when it is right. */
export interface Guess {
  emailKey: string;
  isStranger: boolean;
  cleared: readonly Throttle[];
  returned: readonly Throttle[];
}

// Counted before the password is checked and taken back when it was right: fifty tries sent at once would all pass a check that counts afterwards.
// The account comes first: tries at one that is already closed must not close the whole address.
export async function countTry(ctx: Ctx, emailKey: string): Promise<Guess> {
  const device = await knownDeviceOf(ctx, emailKey);
  if (device !== null) {
    const own = rules.deviceThrottle(emailKey, device);
    await countOne(ctx, own);
    return { emailKey, isStranger: false, cleared: [own], returned: [] };
  }
  const [here, strangers, address] = [
    rules.guessThrottle(emailKey, addressOf(ctx)),
    rules.strangersThrottle(emailKey),
    rules.addressThrottle(addressOf(ctx)),
  ];
  const mine = await countOne(ctx, here);
  await countOne(ctx, strangers);
  const neighbors = await count(ctx, address);
  // Each account's first try passes: neighbors' mistakes must not turn away someone who knows the password.
  if (neighbors.failures > address.mostTries && mine.failures > 1) refuse(ctx, neighbors, address);
  return { emailKey, isStranger: true, cleared: [here], returned: [strangers, address] };
}

/** The guess was right: the browser starts afresh, what it shares with others gets this one back. */
export async function forgiveTry(ctx: Ctx, { cleared, returned }: Guess): Promise<void> {
  for (const { key } of cleared) await deleteThrottle(ctx.db, key);
  for (const { key } of returned) await decrementFailures(ctx.db, key);
}

/** The guess was wrong: its owner hears of ten by browsers they never used, once a day. An address without an account costs the same work. */
export async function noteWrongTry(ctx: Ctx, { emailKey, isStranger }: Guess, userId: string | null): Promise<void> {
  if (!isStranger) return;
  const { key, failures, windowStartedAt } = await count(ctx, rules.reportedThrottle(emailKey));
  if (failures !== rules.GUESSES_REPORTED) return;
  const dedupeKey = `${key}:${windowStartedAt.toISOString()}`;
  await ctx.enqueue(mailGuessesJob, { userId, network: networkPrefix(addressOf(ctx)) }, { dedupeKey });
}

/** The current password asked for in a live session: strangers cannot use these tries up. */
export const countSessionTry = (ctx: Ctx, sessionId: string): Promise<ThrottleRow> => countOne(ctx, rules.sessionThrottle(sessionId));
export const forgiveSessionTries = (ctx: Ctx, sessionId: string): Promise<void> =>
  deleteThrottle(ctx.db, rules.sessionThrottle(sessionId).key);

/** The owner proved to be one another way, by a mailed link. */
export async function clearAccountThrottle(ctx: Ctx, emailKey: string): Promise<void> {
  await deleteThrottle(ctx.db, rules.guessThrottle(emailKey, addressOf(ctx)).key);
  await deleteThrottle(ctx.db, rules.strangersThrottle(emailKey).key);
}

/** Accounts made from one network. */
export const countRegistration = (ctx: Ctx): Promise<ThrottleRow> => countOne(ctx, rules.newcomerThrottle(addressOf(ctx)));

/** Referral codes tried from one network: someone who guesses gets no further than the first few. */
export const countReferralTry = (ctx: Ctx): Promise<ThrottleRow> => countOne(ctx, rules.referralThrottle(addressOf(ctx)));
export const forgiveReferralTry = (ctx: Ctx): Promise<void> => decrementFailures(ctx.db, rules.referralThrottle(addressOf(ctx)).key);

/** Reset links asked for one account, whether it exists or not; false when enough mails went out and the newest link still works. */
export async function countResetRequest(ctx: Ctx, emailKey: string): Promise<boolean> {
  const device = await knownDeviceOf(ctx, emailKey);
  await countOne(ctx, rules.resetThrottle(emailKey, device ?? networkPrefix(addressOf(ctx))));
  if (device !== null) return true;
  const mails = rules.resetMailsThrottle(emailKey);
  return (await count(ctx, mails)).failures <= mails.mostTries;
}

/** Codes tried for one account, by a live session or a known browser apart from the rest; a right password does not start them afresh. */
async function codesOf(ctx: Ctx, { id, emailKey }: CodeHolder): Promise<Throttle> {
  if (ctx.actor.kind === 'user') return rules.codeThrottle(id, ctx.actor.sessionId);
  return rules.codeThrottle(id, await knownDeviceOf(ctx, emailKey));
}
type CodeHolder = { id: string; emailKey: string };
export const countCode = async (ctx: Ctx, account: CodeHolder): Promise<ThrottleRow> => countOne(ctx, await codesOf(ctx, account));
export const forgiveCodes = async (ctx: Ctx, account: CodeHolder): Promise<void> =>
  deleteThrottle(ctx.db, (await codesOf(ctx, account)).key);
