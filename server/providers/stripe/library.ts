import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const packages = createRequire(import.meta.url);

/** Stripe's library, loaded when it is first asked for: few installations take payments, and its hundreds of files are five megabytes of a process. */
export const stripeLibrary = (): typeof Stripe => packages('stripe') as typeof Stripe;
