import Stripe from 'stripe';
import type { PaymentGateway } from '../../ports/payments.ts';
import { readSignedEvent } from './read-event.ts';
import { stripeAccount } from './stripe-account.ts';

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
    stripeAccount(new Stripe(keys.secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...place }), keys),
});
