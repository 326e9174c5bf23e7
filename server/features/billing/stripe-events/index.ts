import { chargeRefunded } from './charge-refunded.ts';
import { checkoutSessionCompleted } from './checkout-session-completed.ts';
import { customerSubscriptionCreated } from './customer-subscription-created.ts';
import { customerSubscriptionDeleted } from './customer-subscription-deleted.ts';
import { customerSubscriptionUpdated } from './customer-subscription-updated.ts';
import { type Arrival, type Effect, ignored, type TakeIn } from './effect.ts';
import { invoicePaymentFailed } from './invoice-payment-failed.ts';
import { invoicePaymentSucceeded } from './invoice-payment-succeeded.ts';

const BY_TYPE: Readonly<Record<string, TakeIn>> = {
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.async_payment_succeeded': checkoutSessionCompleted,
  'customer.subscription.created': customerSubscriptionCreated,
  'customer.subscription.updated': customerSubscriptionUpdated,
  'customer.subscription.deleted': customerSubscriptionDeleted,
  'invoice.payment_succeeded': invoicePaymentSucceeded,
  'invoice.paid': invoicePaymentSucceeded,
  'invoice.payment_failed': invoicePaymentFailed,
  'charge.refunded': chargeRefunded,
};

/** Does what an event says. */
export const takeIn = async (arrival: Arrival): Promise<Effect> => {
  const { type } = arrival.event;
  const known = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  return known ? known(arrival) : ignored('nothing here follows from this type');
};
