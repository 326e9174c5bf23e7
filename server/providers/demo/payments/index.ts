import type { TestGateway } from '../../../ports/payments.ts';
import { readSignedEvent } from '../../stripe/index.ts';
import { findCheckout, payCheckout } from './pay-checkout.ts';
import { testAccount } from './test-account.ts';
import { TEST_PRICES } from './test-plan.ts';
import { testProcessor } from './test-processor.ts';

/** Stands in for Stripe in a demo installation: no money moves, and its events come the same way. */
export const testGateway: TestGateway = {
  readEvent: readSignedEvent,
  open: testAccount,
  prices: TEST_PRICES,
  findCheckout,
  pay: payCheckout,
  wake: (keys, store, subscriptionId) => testProcessor(keys, store).wake(subscriptionId),
};
