import { can } from '@clearedge/contract/entitlements';
import type { DeliveryWay, NoticeKind } from '@clearedge/contract/routes/people/notice-kinds';
import type { Ctx } from '../../kernel/ctx.ts';
import { findReader, findUser, type KnownUser, quietUntil } from '../accounts/index.ts';
import { findLimits, runningPause } from '../limits/index.ts';
import { type DueColumn, listDue, moveDue, type NotificationRow, putBack } from '../notifications/index.ts';

const AT_ONCE = 200;
const SHORTEST_RETRY_MS = 300_000;
const LONGEST_RETRY_MS = 3_600_000;
/** A way that was closed so long brings nothing but old news. */
const STORED_MS = 86_400_000;

/** What was not taken. `waitMs`: how long nothing at all may be sent. */
export class NotTaken extends Error {
  override name = 'NotTaken';
  readonly waitMs: number | null;
  constructor(message: string, waitMs: number | null = null) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** A way by which notifications leave the bell. */
export interface Channel {
  way: DeliveryWay;
  /** Rejects where it was not taken, and may be another time. */
  send: (ctx: Ctx, notice: NotificationRow, user: KnownUser) => Promise<void>;
}

/** Until when this must wait: the later end of the quiet hours and the break that are running; null when it may go. */
async function waitsUntil(tx: Ctx, userId: string, settings: Parameters<typeof quietUntil>[0]): Promise<Date | null> {
  const now = tx.now();
  const ends = [quietUntil(settings, now), runningPause(await findLimits(tx, userId), now)?.until ?? null];
  return ends.reduce((latest, end) => (end && (!latest || end > latest) ? end : latest), null);
}

const dueOf = ({ way }: Channel): DueColumn => `${way}DueAt`;

/** To whom it goes, if it is this caller's to send: asked again right before, because plan, wish, break or bell may have changed meanwhile. */
const claim = (ctx: Ctx, channel: Channel, notice: NotificationRow) =>
  ctx.transact(async (tx) => {
    const { userId, kind, readAt } = notice;
    const due = dueOf(channel);
    const [user, reader] = [await findUser(tx, userId), await findReader(tx, userId)];
    const isWanted = user?.settings.notify?.[kind as NoticeKind] === channel.way && readAt === null;
    if (!user || !reader || !isWanted || !can(reader, 'noticeDelivery')) {
      await moveDue(tx.db, due, notice, null);
      return null;
    }
    const until = await waitsUntil(tx, userId, reader.settings);
    return (await moveDue(tx.db, due, notice, until)) && !until ? user : null;
  });

/** The older the news, the longer until the next try: the pauses double. */
const retryMs = (ageMs: number): number => Math.min(LONGEST_RETRY_MS, Math.max(SHORTEST_RETRY_MS, ageMs));

async function deliver(ctx: Ctx, channel: Channel, notice: NotificationRow): Promise<NotTaken | null> {
  const user = await claim(ctx, channel, notice);
  if (!user) return null;
  try {
    await channel.send(ctx, notice, user);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ notificationId: notice.id, way: channel.way, error: reason }, 'a notice was not taken');
    const now = ctx.now().getTime();
    const waitMs = error instanceof NotTaken ? error.waitMs : null;
    const ageMs = now - notice.createdAt.getTime();
    if (ageMs < STORED_MS) await putBack(ctx.db, dueOf(channel), notice.id, new Date(now + (waitMs ?? retryMs(ageMs))));
    return error instanceof NotTaken ? error : null;
  }
}

/** Sends what is due on a way, each notification once; stops where the other side asks everybody to wait. */
export async function deliverNotices(ctx: Ctx, channel: Channel): Promise<void> {
  for (const notice of await listDue(ctx.db, dueOf(channel), ctx.now(), AT_ONCE)) {
    const refused = await deliver(ctx, channel, notice);
    if (refused?.waitMs) return;
  }
}
