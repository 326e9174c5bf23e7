import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen, isSameMailbox, rewardEnd } from './code-rules.ts';
import {
  commissionCents,
  type Entry,
  earningsOf,
  listDue,
  payableAtOf,
  reversalCents,
  sumEarnings,
  totalCents,
} from './commission-rules.ts';

const NOW = new Date('2026-07-11T16:00:00Z');
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);

describe('codes', () => {
  test.each([
    ['switched on, no end', { isActive: true, expiresAt: null }, true],
    ['switched off', { isActive: false, expiresAt: null }, false],
    ['a moment before its end', { isActive: true, expiresAt: new Date(NOW.getTime() + 1) }, true],
    ['at its end', { isActive: true, expiresAt: NOW }, false],
  ])('%s: open is %j → %s', (_what, code, open) => expect(isOpen(code, NOW)).toBe(open));

  test.each([
    ['ann@example.com', 'ANN@example.com', true],
    ['ann@example.com', 'ann+second@example.com', true],
    ['ann.lee@gmail.com', 'annlee+x@googlemail.com', true],
    ['ann.lee@example.com', 'annlee@example.com', false],
    ['ann@example.com', 'ann@example.org', false],
  ])('%s and %s: one person is %s', (one, other, same) => expect(isSameMailbox(one, other)).toBe(same));

  test('a reward is only for someone on less', () => {
    const code = { rewardTier: 'pro', rewardDays: 30 } as const;
    expect(rewardEnd(code, 'free', NOW)).toEqual(days(30));
    expect([
      rewardEnd(code, 'pro', NOW),
      rewardEnd(code, 'elite', NOW),
      rewardEnd({ rewardTier: 'free', rewardDays: 30 }, 'free', NOW),
    ]).toEqual([null, null, null]);
  });
});

describe('commissions', () => {
  test.each([
    [2500, 10, 250],
    [2500, 0, 0],
    [2500, 100, 2500],
    [2495, 10, 250],
    [2494, 10, 249],
    [1, 49, 0],
    [1, 50, 1],
  ])('%i cents at %i%% earn %i', (amount, percent, earned) => expect(commissionCents(amount, percent)).toBe(earned));

  const earned = (paymentId: string, amountCents: number, payableAt: Date): Entry => ({
    paymentId,
    kind: 'earned',
    amountCents,
    payableAt,
  });
  const after = (kind: 'reversed' | 'paid', paymentId: string, amountCents: number): Entry => ({
    paymentId,
    kind,
    amountCents,
    payableAt: null,
  });
  const sums = (entries: Entry[], now = NOW) => {
    const { pendingCents, payableCents, paidCents, reversedCents } = sumEarnings(earningsOf(entries), now);
    return [pendingCents, payableCents, paidCents, reversedCents];
  };

  test('pending through the refund window, payable at its end', () => {
    const entries = [earned('a', 250, payableAtOf(NOW))];
    expect(sums(entries, new Date(days(30).getTime() - 1))).toEqual([250, 0, 0, 0]);
    expect(sums(entries, days(30))).toEqual([0, 250, 0, 0]);
    expect(sums([...entries, after('paid', 'a', 250)], days(30))).toEqual([0, 0, 250, 0]);
    expect(sums([...entries, after('reversed', 'a', 250)], days(30))).toEqual([0, 0, 0, 250]);
  });

  test('a refund after the payout makes the next one smaller', () => {
    const entries = [earned('a', 250, NOW), after('paid', 'a', 250), after('reversed', 'a', 100), earned('b', 400, NOW)];
    expect(sums(entries)).toEqual([0, 300, 250, 100]);
    const due = listDue(earningsOf(entries), NOW);
    expect(due).toEqual([
      { paymentId: 'a', amountCents: -100 },
      { paymentId: 'b', amountCents: 400 },
    ]);
    const settled = [...entries, ...due.map(({ paymentId, amountCents }) => after('paid', paymentId, amountCents))];
    expect([sums(settled), listDue(earningsOf(settled), NOW)]).toEqual([[0, 0, 550, 100], []]);
  });

  test('refunds in parts take back in all exactly what a whole one does, and never more than was earned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.array(fc.nat(100_000)),
        (amountCents, percent, parts) => {
          const earnedCents = commissionCents(amountCents, percent);
          const totals = [...parts.map((part) => Math.min(part, amountCents)).sort((a, b) => a - b), amountCents];
          let reversedCents = 0;
          for (const totalRefundedCents of totals) {
            const earning = { paymentId: 'a', earnedCents, reversedCents, paidCents: 0, payableAt: NOW };
            reversedCents += reversalCents(earning, { amountCents, totalRefundedCents });
            expect(reversedCents).toBeLessThanOrEqual(earnedCents);
          }
          expect(reversedCents).toBe(earnedCents);
        },
      ),
    );
  });

  test('what stands is what was earned less what went back, at every moment', () => {
    const entry = fc.record({ earned: fc.nat(1000), reversed: fc.nat(1000), day: fc.integer({ min: -40, max: 40 }), isPaid: fc.boolean() });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (rows) => {
        const entries = rows.flatMap((row, at) => [
          earned(`${at}`, row.earned, days(row.day)),
          after('reversed', `${at}`, Math.min(row.earned, row.reversed)),
          ...(row.isPaid ? [after('paid', `${at}`, row.earned)] : []),
        ]);
        const current = rows.reduce((sum, row) => sum + row.earned - Math.min(row.earned, row.reversed), 0);
        expect(totalCents(sumEarnings(earningsOf(entries), NOW))).toBe(current);
      }),
    );
  });
});
