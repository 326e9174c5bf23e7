import { tierNames } from '@clearedge/contract/entitlements';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { slip } from '../core/slip/index.ts';
import { NOW, sampleDetail, sampleOdds, sampleTournament } from '../sports/golf/testing/sample-golf.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import GolfTournament from './golf-tournament.tsx';
import GolfTournaments from './golf-tournaments.tsx';

const MAJOR = sampleTournament({ id: 'golf-2026-the-magnolia', name: 'The Magnolia', major: true, featured: false, status: 'completed' });
const NEXT = sampleTournament({
  id: 'golf-2026-next-open',
  name: 'Next Open',
  status: 'upcoming',
  featured: false,
  field: null,
  startDate: '2026-07-30',
  endDate: '2026-08-02',
  odds: { winner: [] },
});

const routes = (
  <Routes>
    <Route path="/golf/tournaments" element={<GolfTournaments />} />
    <Route path="/golf/tournaments/:tournamentId" element={<GolfTournament />} />
  </Routes>
);

const open = (path: string, server: Handlers = {}, user: RenderOptions['user'] = null): Rendered =>
  renderPart(routes, {
    path,
    user,
    server: {
      'GET /api/golf/tournaments': [sampleTournament(), MAJOR, NEXT],
      'GET /api/golf/tournaments/:tournamentId': sampleDetail(),
      'GET /api/golf/odds': sampleOdds(),
      ...server,
    },
  });

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

describe('golf tournaments', () => {
  it('strikes a likely error through, offers no button for it and names no best price', async () => {
    const odds = sampleOdds();
    const [first, ...others] = odds.players;
    const torn = {
      ...first!,
      prices: { SUM: 400 },
      likelyErrors: { MER: { odds: 40_000, reason: 'outlier' as const } },
      best: null,
      fair: null,
    };
    open('/golf/tournaments?tab=odds', { 'GET /api/golf/odds': { ...odds, players: [torn, ...others] } });
    const row = (await screen.findByRole('button', { name: first!.player })).closest('tr')!;
    expect(within(row).getByTitle(/most books would void this/).textContent).toContain('+40000');
    expect(within(row).queryByRole('button', { name: /Meridian/ })).toBeNull();
  });

  it('says that a purse, a round and a total are unknown, and shows no figure for them', async () => {
    const detail = sampleDetail();
    const [first, ...others] = detail.players;
    const torn = { ...first!, toPar: null, strokes: null, rounds: [{ round: 1, strokes: null, toPar: null, thru: 18, holes: [] }] };
    open('/golf/tournaments/golf-2026-harbor-open', {
      'GET /api/golf/tournaments/:tournamentId': { ...detail, purse: null, players: [torn, ...others] },
    });
    expect(await screen.findByText(/Purse unknown/)).toBeTruthy();
    const row = screen.getByRole('button', { name: first!.name }).closest('tr')!;
    expect(within(row).getByTitle('We could not read this round’s score').textContent).toBe('?');
    expect(row.querySelector('.gf-total')!.textContent).toBe('—');
  });

  it('shows three winner prices of a featured tournament, two of a major, and what comes', async () => {
    const { user } = open('/golf/tournaments');
    const card = (await screen.findByRole('heading', { name: 'Harbor Open' })).closest('article')!;
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
    expect(card.textContent).toContain('$8.8M');
    expect(card.textContent).toContain('Live · Round 3');
    expect(card.textContent).toContain('Jul 9 – 12, 2026');
    expect(card.textContent).toContain('Summit · 2 m');
    await user.click(screen.getByRole('tab', { name: 'Majors' }));
    const major = (await screen.findByRole('heading', { name: 'The Magnolia' })).closest('article')!;
    expect(within(major).getAllByRole('listitem')).toHaveLength(2);
    expect(major.textContent).toContain('Result and closing price');
    await user.click(screen.getByRole('tab', { name: 'Upcoming' }));
    expect((await screen.findByRole('rowheader', { name: /Next Open/ })).closest('tr')!.textContent).toContain('Jul 30 – Aug 2, 2026');
  });

  it('says so when there is nothing, or when it could not be loaded', async () => {
    open('/golf/tournaments', { 'GET /api/golf/tournaments': [] });
    expect(await screen.findByText('No tournaments')).toBeTruthy();
    open('/golf/tournaments', {
      'GET /api/golf/tournaments': () => {
        throw new FakeError('INTERNAL', 'no');
      },
    });
    expect(await screen.findByText('The tournaments could not be loaded')).toBeTruthy();
  });

  it('puts a book’s price on the slip as a bet on the tournament; the model is locked', async () => {
    const { user } = open('/golf/tournaments?tab=odds');
    await user.click(await screen.findByRole('button', { name: /Ann Ash to win \+420 at Meridian, best price/ }));
    expect(slip.entries()).toMatchObject([
      {
        gameId: 'golf-2026-harbor-open',
        betType: 'outright',
        selection: 'Ann Ash to win',
        odds: 420,
        book: 'MER',
        sport: 'golf',
        eventName: 'Harbor Open',
        pick: { market: 'outright', playerId: 'p0' },
      },
    ]);
    expect(
      screen.getByText(`The model's chance of every player is available to ${tierNames('golfModel')} subscribers`, { exact: false }),
    ).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /Model/ })).toBeNull();
  });

  it('finds a player, and shows the model to those who have it', async () => {
    const odds = sampleOdds({ modelLocked: false, modelAsOf: NOW });
    const { user } = open(
      '/golf/tournaments?tab=odds',
      { 'GET /api/golf/odds': { ...odds, players: odds.players.map((row) => ({ ...row, model: { probability: 0.2, odds: 400 } })) } },
      'pro',
    );
    expect(await screen.findByRole('columnheader', { name: /Model/ })).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'birch');
    expect(screen.queryByRole('button', { name: 'Ann Ash' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bo Birch' })).toBeTruthy();
  });

  it('takes no old price', async () => {
    const odds = sampleOdds();
    open('/golf/tournaments?tab=odds', {
      'GET /api/golf/odds': { ...odds, books: odds.books.map((book) => ({ ...book, isStale: true })) },
    });
    expect((await screen.findByRole('button', { name: /Ann Ash to win \+420 at Meridian.* old,/ })).hasAttribute('disabled')).toBe(true);
  });
});

describe('a tournament', () => {
  const PAGE = '/golf/tournaments/golf-2026-harbor-open';

  it('is a leaderboard with its cut, ties and those who are out', async () => {
    open(PAGE, {
      'GET /api/golf/tournaments/:tournamentId': sampleDetail({
        playOff: { players: ['Ann Ash', 'Bo Birch'], winner: 'Ann Ash', holes: 2 },
      }),
    });
    const table = within(await screen.findByRole('table'));
    const places = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('.gf-place')?.textContent ?? row.textContent);
    expect(places).toEqual(['1', 'T2', 'WD', 'DQ', 'Cut +1 · 3 players', 'CUT']);
    expect(screen.getByText('Ann Ash won the play-off (Ann Ash, Bo Birch) on extra hole 2.')).toBeTruthy();
  });

  it('has no positions before the start', async () => {
    const players = sampleDetail().players.map((player) => ({
      ...player,
      status: 'entered' as const,
      position: null,
      positionText: null,
      toPar: null,
    }));
    open(PAGE, { 'GET /api/golf/tournaments/:tournamentId': sampleDetail({ status: 'upcoming', round: 0, cutLine: null, players }) });
    const table = within(await screen.findByRole('table'));
    expect(table.queryByRole('columnheader', { name: 'Pos' })).toBeNull();
    expect(table.getByRole('button', { name: 'Ann Ash' })).toBeTruthy();
  });

  it('that no one knows is said to be so', async () => {
    open(PAGE, {
      'GET /api/golf/tournaments/:tournamentId': () => {
        throw new FakeError('NOT_FOUND', 'This tournament is not on our calendar.');
      },
    });
    expect(await screen.findByText('Tournament not found')).toBeTruthy();
  });
});
