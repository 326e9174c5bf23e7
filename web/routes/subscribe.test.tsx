import { FEATURES, TIER_NAME, TIERS } from '@clearedge/contract/entitlements';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURES_IN_ROWS } from '../features/billing/plans/plan-rows.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import Subscribe from './subscribe.tsx';

type Plan = Extract<Handlers['GET /api/subscription'], object>;
const END = '2026-08-11T16:00:00.000Z';
const running = {
  tier: 'pro',
  interval: 'month',
  status: 'active',
  price: 25,
  since: '2026-07-11T16:00:00.000Z',
  renewsAt: END,
  cancelAt: null,
  nextTier: null,
  nextInterval: null,
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
const RATES = { hitRate: null, hitInterval: null, neededRate: null, statedRate: null };
const RETURNS = { roi: null, roiInterval: null, claimedEv: null, clv: null, units: 0, staked: 0 };
const COUNTS = { picks: 0, wins: 0, losses: 0, pushes: 0, voids: 0, pending: 0 };
const summary = { ...COUNTS, ...RATES, ...RETURNS };
type RecordAnswer = Extract<Handlers['GET /api/record/summary'], { summary: unknown }>;
const recordOf = (figures: object): RecordAnswer =>
  ({ since: null, isSimulated: true, sports: ['mlb'], bySport: [{ key: 'mlb', summary: figures }], summary: figures }) as RecordAnswer;

const open = (user: NonNullable<RenderOptions['user']> | null, server: Handlers = {}): Rendered =>
  renderPart(<Subscribe />, {
    path: '/subscribe',
    user,
    server: { 'GET /api/record/summary': recordOf(summary), 'GET /api/subscription/invoices': [], ...server },
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

  it('prices a year at ten months, and buys it by the year', async () => {
    const { user, server } = open('free', {
      'GET /api/subscription': plan('free'),
      'POST /api/subscription/change': { ok: true, tier: 'elite', checkoutUrl: '/checkout/test/cs_test_1' },
    });
    const card = within(await screen.findByRole('article', { name: 'Elite' }));
    expect(card.getByText('$40')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yearly, two months free' }));
    expect(card.getByText('$400')).toBeTruthy();
    expect(card.getByText('a year, $33.33 a month')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Upgrade to Elite' }));
    await waitFor(() => expect(server.callsOf('POST /api/subscription/change')[0]?.body).toEqual({ tier: 'elite', interval: 'year' }));
  });

  it('asks before billing changes, and says what is paid when', async () => {
    const { user, server } = open('pro', {
      'GET /api/subscription': plan('pro'),
      'POST /api/subscription/change': { ok: true, tier: 'pro', effectiveAt: END },
    });
    await user.click(await screen.findByRole('button', { name: 'Yearly, two months free' }));
    await user.click(screen.getByRole('button', { name: 'Switch to yearly' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch to yearly billing' }));
    expect(dialog.getByText('From Tuesday, August 11, 2026 Pro costs $250 a year. Nothing to pay until then.')).toBeTruthy();
    expect(dialog.queryByText(/What closes/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Switch to yearly billing' }));
    expect(await screen.findByText('Pro is $250 a year from Tuesday, August 11, 2026.')).toBeTruthy();
    expect(server.callsOf('POST /api/subscription/change')[0]!.body).toEqual({ tier: 'pro', interval: 'year' });
  });

  it.each([
    ['Pro', 'year', 'Elite', 'year', 'Upgrade to Elite'],
    ['Pro', 'year', 'Elite', 'month', 'Change to Elite'],
    ['Pro', 'month', 'Elite', 'year', 'Upgrade to Elite'],
    ['Elite', 'month', 'Pro', 'year', 'Downgrade to Pro'],
    ['Pro', 'year', 'Pro', 'year', 'Current Plan'],
  ])('from %s by the %s to %s by the %s: %s', async (from, paid, to, by, word) => {
    const tier = from.toLowerCase();
    open(tier as 'pro', { 'GET /api/subscription': plan(tier, { subscription: { ...running, tier, interval: paid } }) });
    await screen.findByRole('button', { name: 'Cancel plan' });
    fireEvent.click(screen.getByRole('button', { name: by === 'year' ? /^Yearly/ : 'Monthly' }));
    expect(within(screen.getByRole('article', { name: to })).getByRole('button', { name: word })).toBeTruthy();
  });

  it('compares what each plan holds, and says yesterday where the last settled day is open', async () => {
    open(null);
    const table = within(await screen.findByRole('table'));
    const cells = (name: string | RegExp): string[] =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent!);
    expect(cells(/^Prop Finder/)).toEqual(['Yesterday', 'Yesterday', 'Included']);
    expect(cells(/^AI daily picks/)).toEqual(['3 a day', 'All', 'All']);
    expect(cells(/^AI Assistant/)).toEqual(['—Not included', '—Not included', 'Included']);
    expect([...FEATURES_IN_ROWS].sort()).toEqual([...FEATURES].sort());
  });

  it('proves itself by the record, with sample and range, once a pick is decided', async () => {
    const figures = {
      ...summary,
      picks: 78,
      wins: 41,
      losses: 36,
      pushes: 1,
      hitRate: 0.532,
      hitInterval: { low: 0.42, high: 0.64 },
      neededRate: 0.515,
      roi: 0.075,
      roiInterval: { low: -0.14, high: 0.29 },
      units: 5.84,
      staked: 78,
    };
    open(null, { 'GET /api/record/summary': recordOf(figures) });
    expect(await screen.findByText('41 of 77, 42% to 64%; needed 51.5%')).toBeTruthy();
    expect(screen.getByText(/77 decided picks can be luck/)).toBeTruthy();
  });

  it('says that no pick is decided yet', async () => {
    open(null);
    expect(await screen.findByText(/^No pick has been decided yet/)).toBeTruthy();
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
    expect(dialog.getByText('Odds Comparison: every book, fair price, hold')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel Pro' }));
    expect(await screen.findByText('Plan canceled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('POST /api/subscription/change')[0]!.body).toEqual({ tier: 'free', interval: 'month' });
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
    await waitFor(() => expect(server.callsOf('POST /api/subscription/change')[0]?.body).toEqual({ tier: 'pro', interval: 'month' }));
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
