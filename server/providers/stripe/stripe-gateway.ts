import { BadEvent, type PaymentEvent, type PaymentGateway } from '../../ports/payments.ts';
import { stripeLibrary } from '../library.ts';
import { factOf } from './mapper.ts';
import { stripeAccount } from './stripe-account.ts';
import { objectOf, textOf, timeOf } from './stripe-json.ts';

const TOLERANCE_SECONDS = 300;

/** When a header says that it was signed. Two stamps are none: a header sent twice arrives joined. */
function stampOf(signature: string): number {
  const stamps = signature.split(',').filter((part) => part.trim().startsWith('t='));
  const seconds = stamps.length === 1 ? Number(stamps[0]!.trim().slice(2)) : Number.NaN;
  if (!Number.isSafeInteger(seconds)) throw new BadEvent('Unable to extract timestamp and signatures from header');
  return seconds;
}

function verified(...[{ raw, signature, secret, receivedAt }]: Parameters<PaymentGateway['readEvent']>): unknown {
  // The library refuses what is too old and lets through what is not signed yet.
  if (stampOf(signature) > receivedAt.getTime() / 1000 + TOLERANCE_SECONDS) throw new BadEvent('Timestamp outside the tolerance zone');
  try {
    return stripeLibrary().webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt.getTime());
  } catch (error) {
    throw new BadEvent(
      error instanceof SyntaxError ? 'This is not JSON.' : error instanceof Error ? error.message.split('\n')[0]! : 'Not an event.',
    );
  }
}

/** What a message says once its signature over the raw bytes is found right and fresh. Throws BadEvent. */
export const readSignedEvent: PaymentGateway['readEvent'] = (message) => {
  const event = objectOf(verified(message));
  const [id, type, createdAt] = [textOf(event.id), textOf(event.type), timeOf(event.created)];
  if (id === null || type === null || id.length > 255 || type.length > 255) throw new BadEvent('This is not an event.');
  return {
    id,
    type,
    createdAt: createdAt ?? message.receivedAt,
    isLive: event.livemode === true,
    fact: factOf(type, objectOf(objectOf(event.data).object)),
  } satisfies PaymentEvent;
};

const TIMEOUT_MS = 5000;
const RETRIES = 1;

/** Where Stripe answers; a test names a server of its own. */
export interface StripePlace {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** Stripe by its official library. */
export const stripeGateway = (place?: StripePlace): PaymentGateway => ({
  readEvent: readSignedEvent,
  open: (keys) =>
    stripeAccount(
      new (stripeLibrary())(keys.secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...place }),
      keys,
    ),
});
