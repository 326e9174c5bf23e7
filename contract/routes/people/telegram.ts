import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant } from '../../terms.ts';

export const Telegram = z
  .object({
    isConfigured: z.boolean().meta({ description: 'Whether the operator has set a bot up' }),
    link: z.object({ name: z.string().meta({ description: 'As the chat calls itself' }), linkedAt: Instant }).nullable(),
  })
  .meta({ id: 'Telegram' });

export const telegramRoutes = defineRoutes({
  'GET /api/telegram': {
    id: 'getTelegram',
    summary: 'Whether notifications can come by Telegram, and to which chat they do',
    access: 'member',
    response: Telegram,
  },
  'POST /api/telegram/link': {
    id: 'beginTelegramLink',
    summary: 'A code that links the chat it is sent from, once and within ten minutes; an earlier one ends',
    access: 'noticeDelivery',
    perMinute: 6,
    status: 201,
    response: z.object({ code: z.string(), url: z.string(), expiresAt: Instant }).meta({ id: 'TelegramCode' }),
  },
  'DELETE /api/telegram/link': {
    id: 'endTelegramLink',
    summary: 'Tell nothing more in the linked chat',
    access: 'member',
    response: Telegram,
  },
});
