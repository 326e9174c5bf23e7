import { defineFeature } from '../../kernel/feature.ts';
import { mailNoticesSchedule } from './mail-notices.ts';
import { beginTelegramLink, endTelegramLink, getTelegram } from './telegram/my-link.ts';
import { telegramSchedule } from './telegram/notify-by-telegram.ts';
import { readMessagesJob } from './telegram/read-messages.ts';

export { exportTelegram } from './telegram/my-link.ts';
export const noticesFeature = defineFeature({
  name: 'notices',
  routes: { 'GET /api/telegram': getTelegram, 'POST /api/telegram/link': beginTelegramLink, 'DELETE /api/telegram/link': endTelegramLink },
  jobs: [readMessagesJob],
  schedules: [mailNoticesSchedule, telegramSchedule],
});
