import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Uuid } from '../../terms.ts';

export const Notification = z
  .object({
    id: Uuid,
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    href: z.string().nullable(),
    createdAt: Instant,
    readAt: Instant.nullable(),
  })
  .meta({ id: 'Notification' });
const NotificationList = z.object({ unread: z.number(), items: z.array(Notification) });

export const notificationRoutes = defineRoutes({
  'GET /api/notifications': {
    id: 'listNotifications',
    summary: 'Newest 50 and the unread count',
    access: 'member',
    response: NotificationList,
  },
  'POST /api/notifications/read': {
    id: 'readNotifications',
    summary: 'Mark as read: the named ones, or all',
    access: 'member',
    body: z.object({ ids: z.array(Uuid).max(100).optional() }),
    response: NotificationList,
  },
});
