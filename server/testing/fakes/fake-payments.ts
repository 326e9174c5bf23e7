import { perPriceId } from '@clearedge/contract/routes/billing/plan-terms';
import type { Payments } from '../../ports/index.ts';
import { testGateway } from '../../providers/demo/payments/index.ts';
import { type StripePlace, stripeGateway } from '../../providers/stripe/index.ts';

/** Nothing listens there: what asks Stripe in a test without naming a server of its own fails at once. */
const NOWHERE: StripePlace = { host: '127.0.0.1', port: 9, protocol: 'http' };

/** Payments without keys and with the test checkout; a test may name keys and a server that stands in for Stripe. */
export const fakePayments = (configured: Partial<Payments['configured']> = {}, place: StripePlace = NOWHERE): Payments => ({
  configured: { secretKey: null, webhookSecret: null, prices: perPriceId(() => null), ...configured },
  stripe: stripeGateway(place),
  test: testGateway,
});
