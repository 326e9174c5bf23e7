import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initialsOf } from '../features/leaderboard/leaderboard-words.ts';
import { sampleEntry, sampleStats, sampleWeek } from '../features/leaderboard/testing/sample-board.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import WeeklyLeaderboard from './weekly-leaderboard.tsx';

const rows = [
  sampleEntry(),
  sampleEntry({
    id: 'entry-2',
    rank: 2,
    unitsRank: null,
    points: 3,
    netProfit: -8,
    user: { username: 'dmercer', subscriptionTier: 'free', isSimulated: true, resets: 0, lastResetAt: null },
  }),
];
const base: Handlers = {
  'GET /api/weekly-leaderboard/:weekStart': rows,
  'GET /api/weekly-leaderboard/:weekStart/summary': sampleWeek(),
  'GET /api/user/:userId/weekly-stats': sampleStats(),
  'GET /api/leaderboard/profile': { displayName: null, isListed: true, shownAs: 'dmercer' },
};
const open = (server: Handlers = {}, path = '/weekly-leaderboard', who: RenderOptions['user'] = 'free'): Rendered =>
  renderPart(<WeeklyLeaderboard />, { path, user: who, server: { ...base, ...server } });

describe('weekly leaderboard', () => {
  it('shows places, names, tiers and figures, marks one’s own row and the simulated', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Leaderboard by points' }));
    const first = within(table.getByText('Ace of Clubs').closest('tr')!);
    expect(first.getByText('elite')).toBeTruthy();
    expect(first.getByText('12')).toBeTruthy();
    expect(first.getByText('+$31.50')).toBeTruthy();
    const own = within(table.getByText('dmercer').closest('tr')!);
    expect(await own.findByText('You')).toBeTruthy();
    expect(own.getByText('Simulated')).toBeTruthy();
    expect(own.getByText('−$8.00')).toBeTruthy();
    expect(screen.getByText(/2 competitors · 1 simulated · 3 bets pending/)).toBeTruthy();
    expect(screen.getByText('Current week')).toBeTruthy();
  });

  it('goes from week to week in the address, and never into the future', async () => {
    const { user, server } = open({}, '/weekly-leaderboard?week=2026-07-01');
    await waitFor(() => expect(server.callsOf('GET /api/weekly-leaderboard/:weekStart')[0]?.params.weekStart).toBe('2026-06-29'));
    await user.click(screen.getByRole('button', { name: 'Previous Week' }));
    await waitFor(() => expect(server.callsOf('GET /api/weekly-leaderboard/:weekStart').at(-1)!.params.weekStart).toBe('2026-06-22'));
    await user.click(screen.getByRole('button', { name: 'Current Week' }));
    expect((screen.getByRole('button', { name: 'Next Week' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('has its empty and its error state', async () => {
    const noneWaits = sampleWeek({ competitors: 0, simulated: 0, pendingBets: 0 });
    open({ 'GET /api/weekly-leaderboard/:weekStart': [], 'GET /api/weekly-leaderboard/:weekStart/summary': noneWaits });
    expect(await screen.findByText('No competitors yet')).toBeTruthy();
    expect(screen.getByText('Be the first to place bets this week!')).toBeTruthy();
  });

  it('shows the week before under a week that has just begun', async () => {
    open(
      {
        'GET /api/weekly-leaderboard/:weekStart': ({ params }) => (params.weekStart === '2026-06-29' ? [] : rows),
        'GET /api/weekly-leaderboard/:weekStart/summary': sampleWeek({ competitors: 0, simulated: 0, pendingBets: 0 }),
      },
      '/weekly-leaderboard?week=2026-07-01',
    );
    expect(await screen.findByText('No competitors yet')).toBeTruthy();
    const before = await screen.findByRole('table', { name: 'Last week’s leaderboard' });
    expect(within(before).getByText('Ace of Clubs')).toBeTruthy();
  });

  it('lists who has only pending bets with 0 points, and says how many there are', async () => {
    const waiting = { points: 0, totalBets: 0, pendingBets: 4, winRate: null, profitMargin: null, netProfit: 0, unitsRank: null };
    open({ 'GET /api/weekly-leaderboard/:weekStart': [sampleEntry(waiting)] });
    const row = within((await screen.findByText('Ace of Clubs')).closest('tr')!);
    expect(row.getByText('+4 pending')).toBeTruthy();
    expect(row.getByText(/^4 pending · /)).toBeTruthy();
    expect(screen.queryByText('No competitors yet')).toBeNull();
  });

  it('calls no one the first to bet while unlisted competitors have bets', async () => {
    open({
      'GET /api/weekly-leaderboard/:weekStart': [],
      'GET /api/weekly-leaderboard/:weekStart/summary': sampleWeek({ competitors: 2, unlisted: 2 }),
    });
    expect(await screen.findByText('Everybody who competes this week keeps off public boards.')).toBeTruthy();
    expect(screen.queryByText(/Be the first/)).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const { user, server } = open({
      'GET /api/weekly-leaderboard/:weekStart': () => {
        throw new FakeError('UNAVAILABLE', 'The service is busy.');
      },
    });
    expect(await screen.findByText('Failed to fetch leaderboard')).toBeTruthy();
    server.use({ 'GET /api/weekly-leaderboard/:weekStart': rows });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ace of Clubs')).toBeTruthy();
  });

  it('ranks by units only who has enough bets', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Units & ROI' }));
    const table = within(await screen.findByRole('table', { name: 'Leaderboard by units' }));
    expect(table.getByText('+2.40 u')).toBeTruthy();
    expect(table.queryByText('dmercer')).toBeNull();
  });

  it('shows a frozen week with its corrections', async () => {
    const correction = {
      at: '2026-07-08T12:00:00.000Z',
      username: 'bob',
      pointsBefore: 3,
      pointsAfter: 6,
      netProfitBefore: 0,
      netProfitAfter: 20,
      reason: 'A result was corrected.',
    };
    open({
      'GET /api/weekly-leaderboard/:weekStart/summary': sampleWeek({ frozenAt: '2026-07-06T08:00:00.000Z', corrections: [correction] }),
    });
    expect(await screen.findByText(/3 → 6 points/)).toBeTruthy();
    expect(screen.getByText(/final Jul 6, 4:00 AM ET, corrected if a result is corrected/)).toBeTruthy();
  });

  it('shows one’s own week, or Unranked, and saves the chosen name', async () => {
    const { user, server } = open(
      {
        'GET /api/user/:userId/weekly-stats': sampleStats({ rank: null, points: 0, winRate: null, wonBets: 0, lostBets: 0 }),
        'PATCH /api/leaderboard/profile': { displayName: 'Ace', isListed: false, shownAs: 'Ace' },
      },
      '/weekly-leaderboard?tab=mine',
    );
    expect(await screen.findByText('Unranked')).toBeTruthy();
    await user.type(await screen.findByLabelText('Name on public boards'), 'Ace');
    await user.click(screen.getByLabelText('Show me on public boards'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You are not on public boards.')).toBeTruthy();
    expect(server.callsOf('PATCH /api/leaderboard/profile')[0]!.body).toEqual({ displayName: 'Ace', isListed: false });
  });

  it('shows visitors the board, and asks them to sign in for what is theirs', async () => {
    const { server } = open({}, '/weekly-leaderboard?tab=mine', null);
    expect(await screen.findByText('Sign in to see your stats')).toBeTruthy();
    expect(server.callsOf('GET /api/user/:userId/weekly-stats')).toEqual([]);
  });

  it('explains itself', async () => {
    open({}, '/weekly-leaderboard?tab=how');
    expect(await screen.findByText(/3 points for each bet won, 0 for a bet lost/)).toBeTruthy();
    expect(screen.getByText(/resets Monday at midnight/)).toBeTruthy();
  });

  it.each([
    ['Ace of Clubs', 'AO'],
    ['d.mercer', 'DM'],
    ['ann', 'AN'],
    ['x', 'X'],
  ])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
