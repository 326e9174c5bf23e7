export { subscriptionOf } from './mapper.ts';
export { readSignedEvent } from './read-event.ts';
export { type StripePlace, stripeGateway } from './stripe-gateway.ts';
