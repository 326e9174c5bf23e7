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
}

/** Tells a user something, once per dedupe key; call it in the transaction of what happened. */
export async function postNotification(tx: Ctx, notification: NewNotification): Promise<void> {
  const isNew = await insertNotification(tx.db, { id: tx.newId(), ...notification, createdAt: tx.now(), readAt: null });
  if (isNew) await tx.publish({ topic: 'user', userId: notification.userId, what: 'notifications' });
}
