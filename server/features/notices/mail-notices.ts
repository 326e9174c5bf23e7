import { NOTICE_MAIL_TIER, type NoticeKind } from '@clearedge/contract/routes/people/notice-kinds';
import { TIER_RANK } from '@clearedge/contract/terms';
import { type Ctx, defineJob, defineSchedule } from '../../kernel/ctx.ts';
import { findReader, findUser, quietUntil } from '../accounts/index.ts';
import { findLimits, runningPause } from '../limits/index.ts';
import { listDueMails, moveMail, type NotificationRow, putMailBack } from '../notifications/index.ts';
import { renderNotice } from './render-notice.ts';

const AT_ONCE = 200;
const RETRY_MS = 300_000;
/** A mail server that was down so long brings nothing but old news. */
const KEPT_MS = 86_400_000;

/** Until when this must wait: the later end of the quiet hours and the break that are running; null when it may go. */
async function waitsUntil(tx: Ctx, userId: string, settings: Parameters<typeof quietUntil>[0]): Promise<Date | null> {
  const now = tx.now();
  const ends = [quietUntil(settings, now), runningPause(await findLimits(tx, userId), now)?.until ?? null];
  return ends.reduce((latest, end) => (end && (!latest || end > latest) ? end : latest), null);
}

/** To whom it goes, if it is this caller's to send: asked again right before, because plan, wish, break or bell may have changed meanwhile. */
const claim = (ctx: Ctx, notice: NotificationRow) =>
  ctx.transact(async (tx) => {
    const { userId, kind, readAt } = notice;
    const [user, reader] = [await findUser(tx, userId), await findReader(tx, userId)];
    const isWanted = user?.settings.notify?.[kind as NoticeKind] === 'mail' && readAt === null;
    if (!user || !reader || !isWanted || TIER_RANK[reader.tier] < TIER_RANK[NOTICE_MAIL_TIER]) {
      await moveMail(tx.db, notice, null);
      return null;
    }
    const until = await waitsUntil(tx, userId, reader.settings);
    return (await moveMail(tx.db, notice, until)) && !until ? user : null;
  });

async function mailNotice(ctx: Ctx, notice: NotificationRow): Promise<void> {
  const user = await claim(ctx, notice);
  if (!user) return;
  try {
    await ctx.ports.mailer.send(renderNotice(ctx, notice, user));
  } catch (error) {
    ctx.log.warn(
      { notificationId: notice.id, error: error instanceof Error ? error.message : String(error) },
      'a notice could not be mailed',
    );
    const now = ctx.now().getTime();
    if (now - notice.createdAt.getTime() < KEPT_MS) await putMailBack(ctx.db, notice.id, new Date(now + RETRY_MS));
  }
}

/** Mails what is due, each notification once. */
export async function mailNotices(ctx: Ctx): Promise<void> {
  for (const notice of await listDueMails(ctx.db, ctx.now(), AT_ONCE)) await mailNotice(ctx, notice);
}

export const mailNoticesSchedule = defineSchedule({
  name: 'mail-notices',
  every: { seconds: 60 },
  job: defineJob<{ firedAt: string }>({ name: 'mail-notices', maxAttempts: 3, leaseSeconds: 300, run: mailNotices }),
});
