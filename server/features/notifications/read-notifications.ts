import { requireUser } from '../../kernel/access.ts';
import type { Verb } from '../../kernel/feature.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './notification-rows.ts';

export const readNotifications: Verb<'POST /api/notifications/read'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  await markRead(ctx.db, userId, ctx.now(), body.ids);
  await ctx.publish({ topic: 'user', userId, what: 'notifications' });
  return listNotifications(ctx);
};
