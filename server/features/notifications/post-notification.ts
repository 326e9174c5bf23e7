import { NOTICE_MAIL_TIER, type NoticeKind } from '@clearedge/contract/routes/people/notice-kinds';
import { TIER_RANK } from '@clearedge/contract/terms';
import type { Ctx } from '../../kernel/ctx.ts';
import { findWays, insertNotification } from './notification-rows.ts';

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
}

/** Tells a user something in the way they chose for its kind, once per dedupe key; call it in the transaction of what happened. */
export async function postNotification(tx: Ctx, notification: NewNotification): Promise<void> {
  const { tier, notify = {} } = await findWays(tx.db, notification.userId);
  const way = notify[notification.kind as NoticeKind];
  if (way === 'off') return;
  const dueAt = TIER_RANK[tier] >= TIER_RANK[NOTICE_MAIL_TIER] ? (notification.shownFrom ?? tx.now()) : null;
  const isNew = await insertNotification(tx.db, {
    id: tx.newId(),
    shownFrom: null,
    ...notification,
    createdAt: tx.now(),
    readAt: null,
    mailDueAt: way === 'mail' ? dueAt : null,
    telegramDueAt: way === 'telegram' ? dueAt : null,
  });
  if (isNew && !notification.shownFrom) await tx.publish({ topic: 'user', userId: notification.userId, what: 'notifications' });
}
