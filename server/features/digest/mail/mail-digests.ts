import { can } from '@clearedge/contract/entitlements';
import { easternDay, easternHour, shiftDay } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { type DigestReader, findDigestReader, listDigestReaderIds } from '../../accounts/index.ts';
import { closureOf, findLimits } from '../../limits/index.ts';
import { findHeadsDigest } from '../../record/index.ts';
import { buildDigest } from '../build/build-digest.ts';
import type { Audience, Digest } from '../build/digest-shape.ts';
import { claimMail, deleteMailsBefore, listMailed, markSent, releaseMail } from './mail-rows.ts';
import { renderMail } from './render-mail.ts';

/** Eastern hours between which a morning's mail goes out: a house that was down at ten catches up, but nobody gets it at night. */
const FROM_HOUR = 10;
const UNTIL_HOUR = 16;
const KEPT_DAYS = 60;

const isWorthMailing = ({ games, yesterday }: Digest): boolean => games.length > 0 || yesterday.games.length > 0;

/** The reader, if the mail of the day is this caller's to send: wanted, to a member who may bet, and nobody else's. */
const claim = (ctx: Ctx, userId: string, slateOn: string): Promise<DigestReader | null> =>
  ctx.transact(async (tx) => {
    const reader = await findDigestReader(tx, userId);
    if (!reader || closureOf(await findLimits(tx, userId), tx.now())) return null;
    return (await claimMail(tx.db, userId, slateOn, tx.now())) ? reader : null;
  });

type Digests = (audience: Audience) => Promise<Digest>;

/** Each audience's digest is made once, when its first reader comes. */
function digestsOf(ctx: Ctx, slateOn: string): Digests {
  const made = new Map<Audience, Promise<Digest>>();
  return (audience) => {
    const digest = made.get(audience) ?? buildDigest(ctx, slateOn, audience);
    made.set(audience, digest);
    return digest;
  };
}

/** False when the mail server refused it: the claim is given back, and the job comes again. */
async function mailTo(ctx: Ctx, userId: string, slateOn: string, digests: Digests): Promise<boolean> {
  const reader = await claim(ctx, userId, slateOn);
  if (!reader) return true;
  try {
    const digest = await digests(can(reader, 'digest') ? 'entitled' : 'everybody');
    await ctx.ports.mailer.send(renderMail(ctx, digest, reader, await findHeadsDigest(ctx)));
  } catch (error) {
    await releaseMail(ctx.db, userId, slateOn);
    ctx.log.warn({ userId, slateOn, error: error instanceof Error ? error.message : String(error) }, 'a digest could not be mailed');
    return false;
  }
  await markSent(ctx.db, userId, slateOn, ctx.now());
  return true;
}

/** Mails the day's digest to everybody who wants it and has not had it. */
export async function mailDigests(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const [slateOn, hour] = [easternDay(now), easternHour(now)];
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
  await deleteMailsBefore(ctx.db, shiftDay(slateOn, -KEPT_DAYS));
  const mailed = await listMailed(ctx.db, slateOn);
  const waiting = (await listDigestReaderIds(ctx)).filter((id) => !mailed.has(id));
  if (waiting.length === 0) return;
  const digests = digestsOf(ctx, slateOn);
  if (!isWorthMailing(await digests('everybody'))) return;
  let failed = 0;
  for (const userId of waiting) if (!(await mailTo(ctx, userId, slateOn, digests))) failed++;
  if (failed > 0) throw new Error(`${failed} digests could not be mailed`);
}

/** Tried until the hours are over: with the engine's pauses of at most a quarter of an hour, so often. */
const MOST_TRIES = 30;

export const mailDigestsSchedule = defineSchedule({
  name: 'mail-digests',
  every: { cron: `0 ${FROM_HOUR} * * *` },
  job: defineJob({ payload: FIRED, name: 'mail-digests', maxAttempts: MOST_TRIES, leaseSeconds: 600, run: mailDigests }),
});
