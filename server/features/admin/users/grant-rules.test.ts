import { expect, test } from 'vitest';
import { grantEnd, hasRunOut, type Plan, planAfter } from './grant-rules.ts';
import { idRange, prefixPattern } from './search-rules.ts';

const now = new Date('2026-07-11T16:00:00Z');
const later = new Date('2026-08-10T16:00:00Z');
const plan = (tier: Plan['tier'], endAt: Date | null, status: Plan['status'] = 'active'): Plan => ({ tier, status, endAt });

test('a plan is given for 30 days of 24 hours; Free has no end', () => {
  expect([grantEnd('pro', now), grantEnd('elite', now), grantEnd('free', now)]).toEqual([later, later, null]);
});

test.each<[string, Plan, Plan | null, boolean]>([
  ['given, and its end has come', plan('pro', now), null, true],
  ['given, not yet over', plan('pro', later), null, false],
  ['Free', plan('free', now), null, false],
  ['without an end', plan('elite', null), null, false],
  ['billed with the same end: billing ends it', plan('pro', now), plan('pro', now), false],
  ['given over a smaller billed plan', plan('elite', now), plan('pro', later), true],
  ['given over the same plan, billed for longer', plan('pro', now), plan('pro', later), true],
])('%s', (_what, held, billed, isOver) => {
  expect(hasRunOut(held, billed, now)).toBe(isOver);
});

test('after it comes what is paid for, else Free', () => {
  expect(planAfter(plan('pro', later, 'past_due'))).toEqual(plan('pro', later, 'past_due'));
  expect([planAfter(null), planAfter(plan('free', null, 'canceled'))]).toEqual([plan('free', null), plan('free', null)]);
});

test.each<[string, ReturnType<typeof idRange>]>([
  ['BEEF', { from: 'beef0000-0000-0000-0000-000000000000', to: 'beefffff-ffff-ffff-ffff-ffffffffffff' }],
  ['beef0000-01', { from: 'beef0000-0100-0000-0000-000000000000', to: 'beef0000-01ff-ffff-ffff-ffffffffffff' }],
  ['bee', null],
  ['adam', null],
  ['beef0000-0000-4000-8000-00000000000a0', null],
])('%s as the beginning of an id', (typed, range) => {
  expect(idRange(typed)).toEqual(range);
});

test('signs that LIKE would read are taken as they are', () => {
  expect(prefixPattern('a_b%c\\d')).toBe('a\\_b\\%c\\\\d%');
});
