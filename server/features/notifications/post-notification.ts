import type { Ctx } from '../../kernel/ctx.ts';
import { insertNotification } from './notification-rows.ts';

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

/** Tells a user something, once per dedupe key; call it in the transaction of what happened. */
export async function postNotification(tx: Ctx, notification: NewNotification): Promise<void> {
  const isNew = await insertNotification(tx.db, { id: tx.newId(), shownFrom: null, ...notification, createdAt: tx.now(), readAt: null });
  if (isNew && !notification.shownFrom) await tx.publish({ topic: 'user', userId: notification.userId, what: 'notifications' });
}
