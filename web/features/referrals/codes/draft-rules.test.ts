import { expect, test } from 'vitest';
import { bodyOf, EMPTY_DRAFT, randomCode } from './create-dialog.tsx';

test('the defaults, and what is no number', () => {
  expect(bodyOf({ ...EMPTY_DRAFT, code: ' summer26 ' })).toEqual({
    code: 'SUMMER26',
    rewardTier: 'pro',
    rewardDuration: 30,
    maxUses: 100,
    commissionPercentage: 10,
    expiresAt: null,
  });
  expect(bodyOf({ ...EMPTY_DRAFT, days: 'x', maxUses: '', commission: '' })).toMatchObject({
    rewardDuration: 30,
    maxUses: 100,
    commissionPercentage: 0,
  });
});

test.each([
  ['150', 100],
  ['-3', 0],
  ['12.9', 12],
])('a commission of %s is %i', (commission, percent) => expect(bodyOf({ ...EMPTY_DRAFT, commission }).commissionPercentage).toBe(percent));

test('no maximum, a partner, a last day to its end', () => {
  const body = bodyOf({ ...EMPTY_DRAFT, isUnlimited: true, partner: ' Ann ', lastDay: '2026-08-01' });
  expect(body).toMatchObject({ maxUses: null, partner: 'Ann' });
  expect(new Date(body.expiresAt!).getTime()).toBe(new Date(2026, 7, 1, 23, 59, 59).getTime());
});

test('a made-up code has eight letters that no one mistakes', () => {
  expect(randomCode(Uint8Array.from({ length: 256 }, (_, at) => at))).toMatch(/^[A-HJ-NP-Z2-9]{256}$/);
});
