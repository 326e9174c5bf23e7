import { defineFeature } from '../../kernel/feature.ts';
import { mailNoticesSchedule } from './mail-notices.ts';
import { beginTelegramLink, endTelegramLink, getTelegram } from './telegram/own-link.ts';
import { readMessagesJob } from './telegram/read-messages.ts';
import { telegramSchedule } from './telegram/tell-by-telegram.ts';

export { exportTelegram } from './telegram/own-link.ts';
export const noticesFeature = defineFeature({
  name: 'notices',
  routes: {
    'GET /api/telegram': getTelegram,
    'POST /api/telegram/link': beginTelegramLink,
    'DELETE /api/telegram/link': endTelegramLink,
  },
  jobs: [readMessagesJob],
  schedules: [mailNoticesSchedule, telegramSchedule],
});
