import { can } from '@clearedge/contract/entitlements';
import type { NoticeKind } from '@clearedge/contract/routes/people/notice-kinds';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { findWays, insertNotification, type NotificationRow, renewNotification } from './notification-rows.ts';

export interface NewNotification {
  userId: string;
  kind: string;
  title: string;
  body: string;
  /** Where a click leads inside the product. */
  href: string | null;
  /** Says what happened: the same key is told once, however often it is posted. */
  dedupeKey: string;
  /** Held back until then, over quiet hours or a break; at once when left out. */
  shownFrom?: Date | null;
  /** Mail and messages wait until then, where more of the same may follow. */
  deliverFrom?: Date;
}

/** Tells a user something in the way they chose for its kind, once per dedupe key; call it in the transaction of what happened. */
export async function postNotification(tx: Ctx, notification: NewNotification): Promise<void> {
  const row = await rowOf(tx, notification);
  if (row && (await insertNotification(tx.db, row))) await publish(tx, row);
}

/** Tells it in place of what was told before under the same key: one entry that grows, and not one for each contest. */
export async function replaceNotification(tx: Ctx, notification: NewNotification): Promise<void> {
  const row = await rowOf(tx, notification);
  if (!row) return;
  await renewNotification(tx.db, row);
  await publish(tx, row);
}

async function publish(tx: Ctx, { userId, shownFrom }: NotificationRow): Promise<void> {
  if (!shownFrom) await tx.publish({ topic: 'user', userId, what: 'notifications' });
}

/** Null for a kind that its reader turned off. */
async function rowOf(tx: Ctx, notification: NewNotification): Promise<NotificationRow | null> {
  const { tier, notify = {} } = await findWays(tx.db, notification.userId);
  const way = notify[notification.kind as NoticeKind];
  if (way === 'off') return null;
  const { deliverFrom = tx.now(), ...stated } = notification;
  const { shownFrom = null } = stated;
  const dueAt = can(tier, 'noticeDelivery') ? (shownFrom && shownFrom > deliverFrom ? shownFrom : deliverFrom) : null;
  return {
    id: tx.newId(),
    ...stated,
    shownFrom,
    createdAt: tx.now(),
    readAt: null,
    pushDueAt: way === 'push' ? dueAt : null,
    mailDueAt: way === 'mail' ? dueAt : null,
    telegramDueAt: way === 'telegram' ? dueAt : null,
  };
}

/** The two notifications a newcomer finds; call it in the transaction that creates the account. */
export async function welcomeUser(tx: Ctx, { id: userId, username }: { id: string; username: string }): Promise<void> {
  await postNotification(tx, {
    userId,
    kind: 'board',
    title: 'Today’s board is open',
    body: 'Every book’s price on every game, with its age. Bets close when a game starts.',
    href: '/games',
    dedupeKey: `board:${easternDay(tx.now())}`,
  });
  await postNotification(tx, {
    userId,
    kind: 'welcome',
    title: 'Welcome to ClearEdge',
    body: `${username}, put a price on your slip, track the bet, and read its receipt when the game is over.`,
    href: '/games',
    dedupeKey: 'welcome',
  });
}
