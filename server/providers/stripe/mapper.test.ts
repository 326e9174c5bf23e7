import { describe, expect, test } from 'vitest';
import { factOf } from './mapper.ts';

const read = (type: string, invoice: object) => {
  const fact = factOf(type, { id: 'in_1', customer: 'cus_1', currency: 'usd', ...invoice });
  return fact?.kind === 'invoice' ? fact.invoice : null;
};

describe('the amount of an invoice', () => {
  test.each([
    ['invoice.paid', { status: 'paid', amount_paid: 2500, amount_due: 4000 }, 2500],
    ['invoice.payment_succeeded', { amount_paid: 0, amount_due: 0 }, 0],
    ['invoice.payment_failed', { status: 'open', amount_paid: 0, amount_due: 2500 }, 2500],
    ['invoice.paid', { status: 'paid' }, null],
    ['invoice.paid', { status: 'paid', amount_due: 2500 }, null],
    ['invoice.payment_failed', { status: 'open', amount_paid: 0 }, null],
    ['invoice.payment_failed', { status: 'open', amount_due: null }, null],
    ['invoice.paid', { amount_paid: '2500' }, null],
    ['invoice.paid', { amount_paid: 25.5 }, null],
    ['invoice.paid', { amount_paid: -1 }, null],
  ])('%s, %j: %j cents', (type, invoice, cents) => {
    expect(read(type, invoice)?.amountCents).toBe(cents);
  });

  test('is in an unknown currency where none is stated', () => {
    expect(read('invoice.paid', { amount_paid: 2500 })?.currency).toBe('usd');
    expect(read('invoice.paid', { amount_paid: 2500, currency: undefined })?.currency).toBeNull();
  });
});

test('a line without an amount keeps its price; a credit and a free line do not', () => {
  const line = (price: string, amount?: number) => ({ amount, pricing: { price_details: { price } } });
  const lines = { data: [line('price_unknown'), line('price_credit', -1250), line('price_free', 0), line('price_elite', 2000)] };
  expect(read('invoice.paid', { amount_paid: 750, lines })?.prices.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    ['price_unknown', null],
    ['price_elite', 2000],
  ]);
});
