export { createBillingFeature } from './billing-feature.ts';
export type { OnPaid, OnRefunded } from './billing-hooks.ts';
export { giveTier, noteGift } from './gifts.ts';
export { readSetup } from './payment-keys.ts';
export { listInvoicesOf } from './plan/list-invoices.ts';
