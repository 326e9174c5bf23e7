export { type Billing, createBillingFeature } from './billing-feature.ts';
export type { BillingHooks, OnPaid, OnRefunded } from './billing-hooks.ts';
export { giveTier, noteGift } from './gifts.ts';
export { listInvoicesOf } from './plan/list-invoices.ts';
