import { tierNames } from '@clearedge/contract/entitlements';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { sampleLeagueDay, sampleLeaguePick, sampleTotalPick } from '../core/league/testing/sample-league-pick.ts';
import { slip } from '../core/slip/index.ts';
import { toastStore } from '../core/toasts/toasts.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import LeaguePicksRoute from './league-picks.tsx';

const NOW = '2026-07-11T16:05:00.000Z';
const open = (server: Handlers = {}, user: 'free' | 'pro' | null = 'pro', path = '/cfl/picks'): Rendered =>
  renderPart(
    <Routes>
      <Route path="/:league/picks" element={<LeaguePicksRoute />} />
    </Routes>,
    {
      path,
      user,
      server: {
        'GET /api/:league/daily-picks': [sampleLeaguePick(), sampleTotalPick()],
        'GET /api/:league/daily-picks/day': sampleLeagueDay(),
        ...server,
      },
    },
  );
const toast = () => toastStore.get().find((one) => one.open);
const headings = (): (string | null)[] => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const fail = (): never => {
  throw new FakeError('INTERNAL', 'Broken.');
};

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

const OWN = /^Your own result of/;

describe('CFL picks', () => {
  it('shows the day in four figures and its picks by confidence, with what is not known', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Over 49.5' })).toBeTruthy();
    expect(headings()).toEqual(['Over 49.5', 'Toronto Argonauts']);
    for (const [label, value] of [
      ['Picks', '2'],
      ['High Confidence', '1'],
      ['Avg Confidence', '74%'],
      ['Avg EV', '+3.2%'],
    ])
      expect(screen.getByText(label!, { selector: 'dt' }).nextElementSibling?.querySelector('b')?.textContent).toBe(value);
    expect(
      screen.getByText('Picks are published where plays kept their claims: on moneyline. 677 past plays were held against the close.'),
    ).toBeTruthy();
    expect(screen.getByText(/we say 44.2%/)).toBeTruthy();
    expect(screen.getByText('+135')).toBeTruthy();
  });

  it('colors confidence at 80 and 60', async () => {
    open({
      'GET /api/:league/daily-picks': [80, 79.4, 60, 59.4].map((confidence, at) =>
        sampleLeaguePick({ id: `00000000-0000-4000-8000-0000000000d${at}`, confidence }),
      ),
    });
    await screen.findAllByRole('heading', { name: 'Toronto Argonauts' });
    const bands = [...document.querySelectorAll('.conf')].map(({ className }) => className);
    expect(bands).toEqual(['conf high', 'conf mid', 'conf mid', 'conf low']);
  });

  it('sorts, filters and searches, and an empty choice has a way back', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Over 49.5' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'expected-value');
    expect(headings()).toEqual(['Toronto Argonauts', 'Over 49.5']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'total');
    expect(headings()).toEqual(['Over 49.5']);
    await user.type(screen.getByRole('searchbox', { name: 'Search picks' }), 'ham');
    expect(await screen.findByText('No picks found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all picks' }));
    expect(headings()).toEqual(['Over 49.5', 'Toronto Argonauts']);
  });

  it('puts a pick on the slip', async () => {
    const { user } = open({ 'GET /api/:league/daily-picks': [sampleLeaguePick()] });
    await user.click(await screen.findByRole('button', { name: 'Add to Slip' }));
    expect(slip.entries()).toMatchObject([{ gameId: '20260711_HAM@TOR', betType: 'moneyline', selection: 'Toronto Argonauts', odds: 135 }]);
  });

  it('keeps a reader’s own mark, and the buttons vanish with it', async () => {
    let marked = sampleLeaguePick();
    const { user, server } = open({
      'GET /api/:league/daily-picks': () => [marked],
      'POST /api/performance/reconcile': () => {
        marked = sampleLeaguePick({ myResult: 'push' });
        return { ok: true as const };
      },
    });
    await user.click(await screen.findByRole('button', { name: OWN }));
    await user.click(await screen.findByRole('menuitem', { name: 'Push' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: OWN })).toBeNull());
    expect(server.calls.find(({ key }) => key === 'POST /api/performance/reconcile')).toMatchObject({
      body: { pickId: marked.id, result: 'PUSH' },
    });
    expect(toast()?.title).toBe('Pick Updated');
    expect(screen.getByText('Your mark')).toBeTruthy();
  });

  it('says in the given words that a mark could not be kept', async () => {
    const { user } = open({ 'GET /api/:league/daily-picks': [sampleLeaguePick()], 'POST /api/performance/reconcile': fail });
    await user.click(await screen.findByRole('button', { name: OWN }));
    await user.click(await screen.findByRole('menuitem', { name: 'Win' }));
    await waitFor(() => expect(toast()?.title).toBe('Update Failed'));
    expect(toast()?.description).toBe('Failed to update pick result. Please try again.');
  });

  it('reconciles a day from real scores, and says so, and when it fails', async () => {
    const answer = { date: '2026-07-11', reconciled: 1, resolved: 1, pending: 1, message: '1 pick settled from final scores; 1 pending.' };
    let isBroken = false;
    const { user } = open({ 'POST /api/performance/auto-reconcile': () => (isBroken ? fail() : answer) });
    await user.click(await screen.findByRole('button', { name: 'Auto-Reconcile' }));
    await waitFor(() => expect(toast()?.title).toBe('Auto Reconcile Complete'));
    expect(toast()?.description).toBe(answer.message);
    isBroken = true;
    await user.click(await screen.findByRole('button', { name: 'Auto-Reconcile' }));
    await waitFor(() => expect(toastStore.get().some(({ title }) => title === 'Auto Reconcile Failed')).toBe(true));
  });

  it('links a pick to its entry in the record', async () => {
    const picks = [sampleLeaguePick({ sequence: 11, status: 'settled' }), sampleTotalPick()];
    open({ 'GET /api/:league/daily-picks': picks });
    const links = await screen.findAllByRole('link', { name: /in the record/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['No. 12 in the record', '/record?sport=cfl#cfl-12'],
      ['No. 11 in the record', '/record?sport=cfl&month=2026-07#cfl-11'],
    ]);
  });

  it('shows how a pick ended', async () => {
    const ended = { status: 'settled', result: 'win', score: { away: 20, home: 27 }, units: 1.35, closingOdds: 115, clv: 0.052 } as const;
    open({
      'GET /api/:league/daily-picks': [sampleLeaguePick(ended)],
      'GET /api/:league/daily-picks/day': sampleLeagueDay({ record: { picks: 9, wins: 4, losses: 4, pushes: 1, units: -0.4 } }),
    });
    expect(await screen.findByText('Final HAM 20, TOR 27 · +1.35 u · closed +115 · CLV +5.2%')).toBeTruthy();
    expect(screen.queryByRole('button', { name: OWN })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to Slip' })).toBeNull();
    expect(await screen.findByText(/9 picks settled: 4 won, 4 lost, 1 returned, −0.40 u at one unit each/)).toBeTruthy();
  });

  it('shows a reader without Pro what is open, and what Pro adds', async () => {
    const { reasoning: _closed, ...bare } = sampleLeaguePick();
    open(
      {
        'GET /api/:league/daily-picks': [{ ...bare, locked: true as const }],
        'GET /api/:league/daily-picks/day': sampleLeagueDay({ published: 4, shown: 1 }),
      },
      null,
    );
    expect(await screen.findByRole('heading', { name: 'Toronto Argonauts' })).toBeTruthy();
    expect(screen.getByText(`open to ${tierNames('picks')} until the kickoff`, { exact: false })).toBeTruthy();
    expect(await screen.findByText(/3 more picks of this day/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Auto-Reconcile' })).toBeNull();
    expect(screen.queryByRole('button', { name: OWN })).toBeNull();
  });

  it.each([
    [
      'a day without a game leads to the next one',
      sampleLeagueDay({ published: 0, shown: 0, games: 0, openGames: 0 }),
      'No CFL game is played on this day.',
    ],
    [
      'a source without the CFL says so',
      sampleLeagueDay({ hasSource: false, previousOn: null, nextOn: null }),
      'The data in use does not cover the CFL.',
    ],
    [
      'prices without past plays are never picked',
      sampleLeagueDay({ published: 0, shown: 0, judgedPlays: 0, publishes: [] }),
      /^No bet: no past CFL plays at these prices are at hand/,
    ],
    [
      'nor are those whose plays kept no claim',
      sampleLeagueDay({ published: 0, shown: 0, publishes: [] }),
      'No bet: in no market have past plays kept their claims at the close.',
    ],
    [
      'a day whose prices are worth nothing',
      sampleLeagueDay({ published: 0, shown: 0 }),
      /No bet so far\. A pick needs 2% .* the share of our edge that past plays kept at the close/,
    ],
  ])('%s', async (_name, day, hint) => {
    const { user, server } = open({ 'GET /api/:league/daily-picks': [], 'GET /api/:league/daily-picks/day': day });
    expect(await screen.findByText('No picks found')).toBeTruthy();
    expect(await screen.findByText(hint)).toBeTruthy();
    if (day.nextOn === null) return;
    await user.click(screen.getByRole('button', { name: /Next CFL day/ }));
    await waitFor(() => expect(server.calls.some(({ query }) => query?.date === '2026-07-12')).toBe(true));
  });

  it('says that picks could not be loaded', async () => {
    open({ 'GET /api/:league/daily-picks': fail });
    expect(await screen.findByText('Error Loading Picks')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
