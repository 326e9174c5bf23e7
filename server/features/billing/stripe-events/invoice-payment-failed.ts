import { takeInvoice } from './take-invoice.ts';

export const invoicePaymentFailed = takeInvoice('failed');
