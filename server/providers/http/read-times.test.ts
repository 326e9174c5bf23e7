import { expect, test } from 'vitest';
import { ProviderFault } from './provider-fault.ts';
import { ReadTimes } from './read-times.ts';

const AT = new Date('2026-08-07T16:00:00Z');
const LATER = new Date('2026-08-07T20:00:00Z');
const fault = new ProviderFault('timeout', 'no answer');

test('a current answer is of now however long it may be used, a repeated one of when it was confirmed, and of what was never told there is none', () => {
  const reads = new ReadTimes();
  reads.miss('week 1');
  expect(reads.at('week 1', LATER)).toBe(null);
  expect(reads.note('week 1', { checkedAt: AT, fault: null })).toEqual({ checkedAt: AT, fault: null });
  expect(reads.at('week 1', LATER)).toBe(LATER);
  reads.note('week 1', { checkedAt: AT, fault });
  expect(reads.at('week 1', LATER)).toBe(AT);
  reads.note('week 1', { checkedAt: AT, fault: null });
  reads.miss('week 1');
  expect([reads.at('week 1', LATER), reads.at('week 2', LATER)]).toEqual([AT, null]);
});
