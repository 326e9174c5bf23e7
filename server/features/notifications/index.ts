import { defineFeature } from '../../kernel/feature.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';
import { releaseHeldSchedule } from './release-held.ts';

export { forgetNotifications } from './forget-notifications.ts';
export { listNotificationsOf } from './list-notifications.ts';
export { type DueColumn, listDue, markRead, moveDue, type NotificationRow, putBack } from './notification-rows.ts';
export { postNotification, replaceNotification, welcomeUser } from './welcome-user.ts';
export const notificationsFeature = defineFeature({
  name: 'notifications',
  schedules: [releaseHeldSchedule],
  routes: { 'GET /api/notifications': listNotifications, 'POST /api/notifications/read': readNotifications },
});
