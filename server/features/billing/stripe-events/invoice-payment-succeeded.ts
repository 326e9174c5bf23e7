import { takeInvoice } from './take-invoice.ts';

export const invoicePaymentSucceeded = takeInvoice('paid');
