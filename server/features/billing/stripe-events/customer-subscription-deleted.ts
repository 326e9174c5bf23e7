import { takeSubscription } from './take-subscription.ts';

export const customerSubscriptionDeleted = takeSubscription('deleted');
