export { subscriptionOf } from './mapper.ts';
export { readSignedEvent, type StripePlace, stripeGateway } from './stripe-gateway.ts';
