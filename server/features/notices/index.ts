import { defineFeature } from '../../kernel/feature.ts';
import { mailNoticesSchedule } from './mail-notices.ts';
import { addPushDevice, getPushDevices, removePushDevice } from './push/my-devices.ts';
import { pushSchedule } from './push/notify-by-push.ts';
import { beginTelegramLink, endTelegramLink, getTelegram } from './telegram/my-link.ts';
import { telegramSchedule } from './telegram/notify-by-telegram.ts';
import { readMessagesJob } from './telegram/read-messages.ts';

export { exportPushDevices } from './push/my-devices.ts';
export { exportTelegram } from './telegram/my-link.ts';
export const noticesFeature = defineFeature({
  name: 'notices',
  routes: {
    'GET /api/push': getPushDevices,
    'POST /api/push/devices': addPushDevice,
    'DELETE /api/push/devices/:deviceId': removePushDevice,
    'GET /api/telegram': getTelegram,
    'POST /api/telegram/link': beginTelegramLink,
    'DELETE /api/telegram/link': endTelegramLink,
  },
  jobs: [readMessagesJob],
  schedules: [mailNoticesSchedule, pushSchedule, telegramSchedule],
});
