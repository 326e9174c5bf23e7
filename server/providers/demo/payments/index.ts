import type { TestGateway } from '../../../ports/payments.ts';
import { readSignedEvent } from '../../stripe/index.ts';
import { findCheckout, payCheckout } from './pay-checkout.ts';
import { testAccount } from './test-account.ts';
import { testDesk } from './test-desk.ts';
import { TEST_PRICES } from './test-plan.ts';

/** Stands in for Stripe in a demo installation: no money moves, and its events come the same way. */
export const testGateway: TestGateway = {
  readEvent: readSignedEvent,
  open: testAccount,
  prices: TEST_PRICES,
  findCheckout,
  pay: payCheckout,
  wake: (keys, shelf, subscriptionId) => testDesk(keys, shelf).wake(subscriptionId),
};
