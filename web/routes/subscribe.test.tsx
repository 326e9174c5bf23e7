import { TIER_NAME, TIERS } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import Subscribe from './subscribe.tsx';

type Plan = Extract<Handlers['GET /api/subscription'], object>;
const END = '2026-08-11T16:00:00.000Z';
const running = {
  tier: 'pro',
  status: 'active',
  price: 25,
  since: '2026-07-11T16:00:00.000Z',
  renewsAt: END,
  cancelAt: null,
  nextTier: null,
  changesAt: null,
  graceUntil: null,
};
const plan = (tier: string, more: object = {}): Plan =>
  ({
    tier,
    status: 'active',
    payments: 'test',
    subscription: tier === 'free' ? null : { ...running, tier },
    endsAt: null,
    gift: null,
    hasPortal: tier !== 'free',
    ...more,
  }) as Plan;
const summary = { hitRate: null, hitInterval: null, neededRate: null, roi: null, wins: 0, losses: 0, clv: null };
const RECORD = { summary, isSimulated: true } as unknown as Handlers['GET /api/record/summary'] & object;

const open = (user: NonNullable<RenderOptions['user']> | null, server: Handlers = {}): Rendered =>
  renderPart(<Subscribe />, {
    path: '/subscribe',
    user,
    server: { 'GET /api/record/summary': RECORD, 'GET /api/subscription/invoices': [], ...server },
  });

describe('plans', () => {
  it('shows a visitor every plan and asks to sign in before one is paid', async () => {
    const { user, server } = open(null);
    for (const tier of TIERS) expect(await screen.findByRole('article', { name: TIER_NAME[tier] })).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Pro' })).getByText('Most Popular')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Get Elite' }));
    expect(await screen.findByText('Sign in required')).toBeTruthy();
    expect(server.callsOf('POST /api/subscription/change')).toHaveLength(0);
  });

  it('says why a plan could not be changed', async () => {
    const { user } = open('free', {
      'GET /api/subscription': plan('free'),
      'POST /api/subscription/change': () => {
        throw new FakeError('CONFLICT', "You're already on the Pro plan.");
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    expect(await screen.findByText('Already subscribed')).toBeTruthy();
    expect(screen.getByText("You're already on the Pro plan.")).toBeTruthy();
  });

  it('is left in two clicks, with the date and what closes', async () => {
    const { user, server } = open('pro', {
      'GET /api/subscription': plan('pro'),
      'POST /api/subscription/change': { ok: true, tier: 'free', effectiveAt: END },
    });
    expect(await screen.findByText('$25 a month. Renews on Tuesday, August 11, 2026.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pro' }));
    expect(dialog.getByText(/ends on Tuesday, August 11, 2026/)).toBeTruthy();
    expect(dialog.getByText('Odds comparison, arbitrages and price alerts')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel Pro' }));
    expect(await screen.findByText('Plan canceled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('POST /api/subscription/change')[0]!.body).toEqual({ tier: 'free' });
  });

  it('says of a plan that was given until when it runs, and sells it all the same', async () => {
    const gift = { tier: 'pro', endsAt: END, restDays: 30, isWaiting: false };
    const { user, server } = open('pro', {
      'GET /api/subscription': plan('pro', { subscription: null, endsAt: END, gift, hasPortal: false }),
      'POST /api/subscription/change': { ok: true, tier: 'pro', checkoutUrl: '/checkout/test/cs_test_1' },
    });
    expect(await screen.findByText('Given to you until Tuesday, August 11, 2026. Nothing is billed.')).toBeTruthy();
    expect(screen.getByText(/the days that are left wait until your paid plan ends/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
    expect(screen.getByRole('button', { name: /^Follows on/ }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Subscribe to Pro' }));
    await waitFor(() => expect(server.callsOf('POST /api/subscription/change')[0]?.body).toEqual({ tier: 'pro' }));
  });

  it.each([
    [
      'waits',
      { tier: 'pro', endsAt: null, restDays: 1, isWaiting: true },
      'A gift of 1 day of Pro waits: it follows when your paid plan ends.',
    ],
    [
      'runs beside a smaller paid plan',
      { tier: 'elite', endsAt: END, restDays: 9, isWaiting: false },
      'Elite is given to you until Tuesday, August 11, 2026; Pro goes on after that.',
    ],
  ])('says what becomes of a gift that %s', async (_what, gift, words) => {
    open('elite', { 'GET /api/subscription': plan(gift.tier, { subscription: running, gift }) });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('names the day on which a failed payment ends the plan', async () => {
    const late = { ...running, status: 'past_due', renewsAt: null, graceUntil: END };
    open('pro', { 'GET /api/subscription': plan('pro', { status: 'past_due', subscription: late }) });
    expect(await screen.findByText(/The last payment failed. Pro stays on until Tuesday, August 11, 2026/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update card' })).toBeTruthy();
  });
});
