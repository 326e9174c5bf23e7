import Stripe from 'stripe';
import { PaymentFailure } from '../../ports/payments.ts';

/** Our own words for what went wrong: the vendor's may quote the key. */
function failureOf(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error;
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return new PaymentFailure('key', 'Stripe does not accept this secret key.');
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
    return new PaymentFailure('unreachable', 'Stripe did not answer.');
  const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
  return new PaymentFailure('refused', code ? `Stripe refused this (${code.replace(/[^a-z_]/g, '')}).` : 'Stripe refused this.');
}

/** Asks Stripe something; rejects with PaymentFailure. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
