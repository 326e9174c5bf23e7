import { takeSubscription } from './take-subscription.ts';

export const customerSubscriptionCreated = takeSubscription('created');
