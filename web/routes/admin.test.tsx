import { TIERS, type Tier } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import Admin from './admin.tsx';
import Operations from './admin-operations.tsx';
import Users from './admin-users.tsx';

type Member = Extract<Handlers['GET /api/admin/users'], readonly unknown[]>[number];
const member = (more: Partial<Member> = {}): Member => ({
  id: '0197f3a0-0000-7000-8000-0000000000aa',
  username: 'bettor',
  email: 'bettor@mail.test',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  stripeCustomerId: 'cus_1234567890abcdefghijklmnop',
  isAdmin: false,
  referralCount: 2,
  referredBy: null,
  hasSecondFactor: false,
  isSimulated: false,
  ...more,
});
const STATS = {
  totalUsers: 1234,
  ...(Object.fromEntries(TIERS.map((tier) => [`${tier}Users`, 0])) as Record<`${Tier}Users`, number>),
  freeUsers: 1200,
  proUsers: 30,
  eliteUsers: 4,
  simulatedUsers: 0,
  activeSubscriptions: 34,
  givenPlans: 5,
  monthlyRecurring: 70.83,
  totalRevenue: 910,
  payments: 37,
  refunded: 25,
  activeReferralCodes: 3,
};
const base = (users: Member[] = [member()]): Handlers => ({
  'GET /api/admin/stats': STATS,
  'GET /api/admin/users': users,
  'GET /api/admin/users/count': { total: users.length },
});
const admin = sampleUser('elite', { isAdmin: true });
const open = (part: React.ReactNode, server: Handlers = {}, path = '/admin'): Rendered =>
  renderPart(part, { path, user: admin, server: { ...base(), ...server } });

it('says what is left to do before people come, and where', async () => {
  open(<Admin />, {
    'GET /api/admin/checklist': [
      { key: 'mail', label: 'Mail', state: 'todo', detail: 'No SMTP_URL: mail is written to files in the outbox folder' },
      { key: 'payments', label: 'Payments', state: 'done', detail: 'Members pay by Stripe' },
      { key: 'history', label: 'Past seasons', state: 'running', detail: '120 of 378 days read' },
    ],
  });
  expect(await screen.findByText('1 of 3 done')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('To doMailNo SMTP_URL: mail is written to files in the outbox folder');
  expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe('/admin/stripe-setup');
});

describe('the admin panel', () => {
  it('is for no one but admins, and asks for nothing on behalf of others', async () => {
    const { server } = renderPart(<Admin />, { path: '/admin', user: 'elite' });
    expect(await screen.findByText('Admin access required')).toBeTruthy();
    expect(server.calls.filter(({ key }) => key.includes('/api/admin'))).toHaveLength(0);
  });

  it('shows the figures and a user with the first 20 characters of the payer', async () => {
    open(<Admin />);
    expect(await screen.findByText('$910.00')).toBeTruthy();
    const card = await screen.findByRole('article', { name: 'bettor' });
    expect(within(card).getByText('cus_1234567890abcdef')).toBeTruthy();
  });

  it('says what is not well and leads there, and what it could not learn', async () => {
    const job = { name: 'settle', waiting: 2, running: 0, failed: 3, lastDoneAt: null, nextRunAt: null, lastError: 'Refused' };
    open(<Admin />, {
      'GET /api/admin/jobs': [job],
      'GET /api/admin/settlement-queue': [],
      'GET /api/admin/tickets/summary': { total: 4, open: 2, resolved: 2, highPriority: 1 },
      'GET /api/admin/providers': () => {
        throw new FakeError('INTERNAL', 'No answer.');
      },
    });
    const health = await screen.findByRole('navigation', { name: 'Health of the installation' });
    const jobs = await within(health).findByRole('link', { name: /3 failed/ });
    expect(jobs.getAttribute('href')).toBe('/admin/operations?tab=jobs');
    expect(await within(health).findByRole('link', { name: /Settlement All settled/ })).toBeTruthy();
    expect((await within(health).findByRole('link', { name: /2 open/ })).textContent).toContain('1 of high priority');
    expect((await within(health).findByRole('link', { name: /Providers/ })).textContent).toContain('Could not be loaded');
  });

  it('draws churn as the share of running subscriptions that ended, and none where none ran', async () => {
    const week = { weekOf: '2026-07-06', signUps: 3, revenue: 50, running: 0, monthlyRecurring: 0, started: 1, ended: 0 };
    const { user } = open(<Admin />, { 'GET /api/admin/weeks': [{ ...week, weekOf: '2026-06-29', running: 8, ended: 2 }, week] });
    await user.click(await screen.findByText('As a table'));
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(cells[1]).toMatch(/—$/);
    expect(cells[2]).toMatch(/25\.0%$/);
  });

  it('updates a tier that differs, and says so', async () => {
    const { user, server } = open(<Admin />, { 'POST /api/admin/update-tier': member({ subscriptionTier: 'pro' }) });
    const card = await screen.findByRole('article', { name: 'bettor' });
    const update = within(card).getByRole('button', { name: 'Update' });
    expect(update.hasAttribute('disabled')).toBe(true);
    await user.selectOptions(within(card).getByRole('combobox'), 'pro');
    await user.click(update);
    expect(await screen.findByText('Tier Updated')).toBeTruthy();
    expect(server.callsOf('POST /api/admin/update-tier')[0]?.body).toEqual({ userId: member().id, tier: 'pro' });
  });

  it('says in the product’s words what failed', async () => {
    const fail = () => {
      throw new FakeError('INTERNAL', 'Something broke.');
    };
    const { user } = open(<Admin />, { 'POST /api/admin/update-tier': fail, 'POST /api/admin/sync-live-games': fail });
    const card = await screen.findByRole('article', { name: 'bettor' });
    await user.selectOptions(within(card).getByRole('combobox'), 'elite');
    await user.click(within(card).getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to update user tier. Please try again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sync Live Games' }));
    expect(await screen.findByText('Failed to sync live MLB data. Please try again.')).toBeTruthy();
  });

  it('syncs with its counts', async () => {
    const { user } = open(<Admin />, { 'POST /api/admin/sync-live-games': { updatedGames: 4, settledBets: 9 } });
    await user.click(await screen.findByRole('button', { name: 'Sync Live Games' }));
    expect(await screen.findByText('Live Data Synced')).toBeTruthy();
    expect(screen.getByText('Updated 4 games and settled 9 bets')).toBeTruthy();
  });

  it('asks the server for a search and a tier, from the first page on', async () => {
    const { user, server } = open(<Admin />, { 'GET /api/admin/users': ({ query }) => (query.search === 'zed' ? [] : [member()]) });
    await screen.findByRole('article', { name: 'bettor' });
    await user.click(screen.getByRole('button', { name: 'Pro' }));
    await user.type(screen.getByRole('searchbox'), 'zed');
    expect(await screen.findByText('No users found')).toBeTruthy();
    expect(server.callsOf('GET /api/admin/users').at(-1)?.query).toMatchObject({ search: 'zed', tier: 'pro', page: '1' });
  });
});

describe('user management', () => {
  it('edits a username: Escape leaves it, blank stays, Enter saves', async () => {
    const { user, server } = open(
      <Users />,
      { 'PATCH /api/admin/users/:userId/username': member({ username: 'renamed' }) },
      '/admin/users',
    );
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit the username of bettor' }));
      return screen.getByRole('textbox', { name: 'Username of bettor' });
    };
    await user.type(await edit(), 'x{Escape}');
    expect(screen.getByText('bettor')).toBeTruthy();
    const again = await edit();
    await user.clear(again);
    await user.type(again, '   {Enter}');
    expect(server.callsOf('PATCH /api/admin/users/:userId/username')).toHaveLength(0);
    await user.type(again, 'renamed  {Enter}');
    expect(await screen.findByText('Success')).toBeTruthy();
    expect(server.callsOf('PATCH /api/admin/users/:userId/username')[0]?.body).toEqual({ username: 'renamed' });
  });

  it('asks for all required fields, then creates', async () => {
    const { user, server } = open(<Users />, { 'POST /api/admin/users': member() }, '/admin/users');
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    expect(await screen.findByText('Please fill in all required fields')).toBeTruthy();
    await user.type(screen.getByLabelText('Username'), 'newcomer');
    await user.type(screen.getByLabelText('Email'), 'new@mail.test');
    await user.type(screen.getByLabelText('Password'), 'correct horse 9');
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(server.callsOf('POST /api/admin/users')).toHaveLength(1));
    expect(server.callsOf('POST /api/admin/users')[0]?.body).toEqual({
      username: 'newcomer',
      email: 'new@mail.test',
      password: 'correct horse 9',
      subscriptionTier: 'free',
      isAdmin: false,
    });
  });

  it('tells what the server refused, such as the last admin', async () => {
    const message = 'This is the last admin. Make someone else an admin first.';
    const { user } = open(
      <Users />,
      {
        'GET /api/admin/users': [member({ isAdmin: true })],
        'PATCH /api/admin/users/:userId/tier': () => {
          throw new FakeError('CONFLICT', message);
        },
      },
      '/admin/users',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove admin' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('operations', () => {
  const bet = {
    id: '0197f3a0-0000-7000-8000-0000000000bb',
    userId: member().id,
    username: 'bettor',
    gameId: '20260710_NYY@BOS',
    betType: 'moneyline',
    selection: 'New York Yankees',
    odds: 150,
    stake: 40,
    potentialWin: 60,
    actualWin: 60,
    confidence: null,
    status: 'won',
    placedAt: '2026-07-10T12:00:00.000Z',
    settledAt: '2026-07-11T03:00:00.000Z',
    flag: null,
    isByHand: false,
  } as const;
  const sums = { total: 1, active: 0, activeStake: 0, totalStaked: 40, totalWinnings: 60 };

  it('says that nothing waits', async () => {
    open(<Operations />, { 'GET /api/admin/settlement-queue': [] }, '/admin/operations');
    expect(await screen.findByText('All settled')).toBeTruthy();
  });

  it('grades a bet again only after showing what changes, with a reason', async () => {
    const regrade = 'POST /api/admin/bets/:betId/regrade';
    const { user, server } = open(
      <Operations />,
      {
        'GET /api/admin/bets': [bet],
        'GET /api/admin/bets/summary': sums,
        'GET /api/admin/bets/:betId/regrade': {
          from: 'win',
          to: 'loss',
          profitBefore: 60,
          profitAfter: -40,
          gradedBy: 'settlement',
          sequence: 1,
        },
        [regrade]: {} as never,
      },
      '/admin/operations?tab=bets',
    );
    await user.click(await screen.findByRole('button', { name: /Grade New York Yankees of bettor again/ }));
    await user.click(screen.getByRole('button', { name: 'See what changes' }));
    expect((await screen.findByRole('status')).textContent).toContain('from +$60.00 to −$40.00');
    const confirm = screen.getByRole('button', { name: 'Grade again' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    expect(server.callsOf(regrade)).toHaveLength(0);
    await user.type(screen.getByLabelText('Reason'), 'The score was wrong.');
    await user.click(confirm);
    await waitFor(() => expect(server.callsOf(regrade)[0]?.body).toEqual({ result: 'loss', sequence: 1, reason: 'The score was wrong.' }));
  });
});
