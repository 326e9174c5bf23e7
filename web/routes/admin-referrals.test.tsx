import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReferralCode } from '../features/referrals/referral.queries.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import AdminReferrals from './admin-referrals.tsx';
import Referrals from './referrals.tsx';

const code = (values: Partial<ReferralCode> = {}): ReferralCode => ({
  id: '00000000-0000-4000-8000-000000000001',
  code: 'SUMMER26',
  rewardTier: 'pro',
  rewardDuration: 30,
  maxUses: 100,
  usageCount: 3,
  expiresAt: null,
  commissionPercentage: 10,
  totalCommissionEarned: 750,
  totalReferrals: 2,
  payoutStatus: 'pending',
  isActive: true,
  createdAt: '2026-07-01T16:00:00.000Z',
  earnings: { pending: 250, payable: 500, paid: 0, reversed: 0 },
  nextPayableAt: '2026-08-01T16:00:00.000Z',
  partner: 'ann',
  ...values,
});
const ADMIN = { ...sampleUser('elite'), isAdmin: true };
const open = (server: Handlers, user = ADMIN) => renderPart(<AdminReferrals />, { path: '/admin/referrals', user, server });

test('three cards and a row per code; only what is payable can be marked paid', async () => {
  const none = { pending: 0, payable: 0, paid: 0, reversed: 0 };
  const { user, server } = open({
    'GET /api/admin/referral-codes': [
      code(),
      code({
        id: '00000000-0000-4000-8000-000000000002',
        code: 'PAID2026',
        payoutStatus: 'paid',
        totalCommissionEarned: 400,
        maxUses: null,
        earnings: { ...none, paid: 400 },
      }),
      code({
        id: '00000000-0000-4000-8000-000000000003',
        code: 'NOBODY',
        isActive: false,
        totalCommissionEarned: 0,
        totalReferrals: 0,
        earnings: none,
        nextPayableAt: null,
      }),
    ],
    'POST /api/admin/referral-codes/:code/mark-paid': code(),
  });
  expect(await screen.findByText('$11.50')).toBeTruthy();
  for (const words of ['4 successful referrals', '1 code awaiting payout', '1 inactive', 'No earnings', 'Paid', '3 / ∞'])
    expect(screen.getByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark SUMMER26 paid' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as Paid' }));
  expect(await screen.findByText('Commission marked as paid successfully')).toBeTruthy();
  expect(server.callsOf('POST /api/admin/referral-codes/:code/mark-paid')).toHaveLength(1);
});

test('a code is asked for, written in capitals, and sent with the defaults', async () => {
  let refusals = 1;
  const { user, server } = open({
    'GET /api/admin/referral-codes': [],
    'POST /api/admin/referral-codes': () => {
      if (refusals-- > 0) throw new FakeError('CONFLICT', 'There is a referral code with this name already.');
      return code();
    },
  });
  expect(await screen.findByText('No referral codes created yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create Code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create Code' }));
  expect((await screen.findAllByText('Please enter a referral code')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Code'), 'summer26');
  await user.click(dialog.getByRole('button', { name: 'Create Code' }));
  expect(await screen.findByText('There is a referral code with this name already.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create Code' }));
  expect(await screen.findByText('Referral code created successfully')).toBeTruthy();
  expect(server.callsOf('POST /api/admin/referral-codes')[0]!.body).toEqual({
    code: 'SUMMER26',
    rewardTier: 'pro',
    rewardDuration: 30,
    maxUses: 100,
    commissionPercentage: 10,
    expiresAt: null,
  });
});

test('an elite member who is no admin is told so, and nothing is asked', async () => {
  const { server } = open({}, sampleUser('elite') as typeof ADMIN);
  expect(await screen.findByText('Admin access required')).toBeTruthy();
  expect(server.callsOf('GET /api/admin/referral-codes')).toEqual([]);
});

test('a partner sees link, uses, earnings by state and entries; everybody else how to become one', async () => {
  const { partner: _partner, ...own } = code();
  const mine = { ...own, link: 'https://edge.example/auth?ref=SUMMER26' };
  const entry = { at: '2026-07-02T16:00:00.000Z', code: 'SUMMER26', kind: 'reversed' as const, amount: 250, payableAt: null };
  const drawn = renderPart(<Referrals />, { user: 'free', server: { 'GET /api/referrals': { codes: [mine], entries: [entry] } } });
  expect(await screen.findByDisplayValue(mine.link)).toBeTruthy();
  expect(screen.getByText('Taken back with a refund')).toBeTruthy();
  expect(screen.getByText('−$2.50')).toBeTruthy();
  expect(drawn.server.callsOf('GET /api/referrals')).toHaveLength(1);
});
