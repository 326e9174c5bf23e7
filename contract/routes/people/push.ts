import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Uuid } from '../../terms.ts';

/** The most devices of one account that are told anything. */
export const MOST_DEVICES = 10;

export const PushDevices = z
  .object({
    publicKey: z.string().meta({ description: 'What a browser subscribes with (VAPID, base64url)' }),
    devices: z.array(
      z.object({
        id: Uuid,
        userAgent: z.string().meta({ description: 'Browser and system, as they call themselves' }),
        addedAt: Instant,
        isThis: z.boolean().meta({ description: 'Added by the session that asks' }),
      }),
    ),
  })
  .meta({ id: 'PushDevices' });

const KEY_ERROR = 'Not a key of a browser.';
/** A point of the curve P-256, uncompressed. */
const PublicKey = z.string().regex(/^B[\w-]{86}$/, KEY_ERROR);
const Secret = z.string().regex(/^[\w-]{22}$/, KEY_ERROR);

export const pushRoutes = defineRoutes({
  'GET /api/push': {
    id: 'getPushDevices',
    summary: 'The devices that show notifications, and the key with which another one joins',
    access: 'member',
    response: PushDevices,
  },
  'POST /api/push/devices': {
    id: 'addPushDevice',
    summary: 'Show notifications on the device that asks for as long as it is signed in',
    access: 'noticeDelivery',
    perMinute: 20,
    status: 201,
    body: z.object({ endpoint: z.url('Not an address.').max(1000), p256dh: PublicKey, auth: Secret }),
    response: PushDevices,
  },
  'DELETE /api/push/devices/:deviceId': {
    id: 'removePushDevice',
    summary: 'Show nothing more on a device',
    access: 'member',
    params: z.object({ deviceId: Uuid }),
    response: PushDevices,
  },
});
