import { takeSubscription } from './take-subscription.ts';

export const customerSubscriptionUpdated = takeSubscription('updated');
