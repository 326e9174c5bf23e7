import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ago, liveSample, sampleCell, sampleDetail, sampleGame, sampleMarkets, WEST_GAME } from '../core/league/testing/sample-league.ts';
import { sampleSchedule } from '../core/league/testing/sample-tables.ts';
import { slip } from '../core/slip/index.ts';
import { FakeError } from '../testing/fake-server.ts';
import { holdTime, releaseTime } from '../testing/hold-time.ts';
import { LocationProbe } from '../testing/location-probe.tsx';
import { renderPart } from '../testing/render-route.tsx';
import LeagueGamesRoute from './league-games.tsx';

const page = (
  <>
    <Routes>
      <Route path="/:league/games" element={<LeagueGamesRoute />} />
    </Routes>
    <LocationProbe />
  </>
);
const day = [sampleGame(), sampleGame(WEST_GAME), liveSample()];
const open = (path = '/cfl/games', games = day) =>
  renderPart(page, { path, server: { 'GET /api/:league/games': games, 'GET /api/:league/schedule': sampleSchedule() } });
const address = (): string => screen.getByTestId('address').textContent;
const cards = (): string[] => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const HAM = 'Hamilton Tiger-Cats at Toronto Argonauts';

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('the games of a league', () => {
  it('shows the day with what can still be bet on first, three markets, state, score and quarters', async () => {
    const { server } = open();
    await screen.findByText(/Sat, Jul 11: 3 games, 3 shown/);
    expect(cards()).toEqual([HAM, 'Calgary Stampeders at BC Lions', 'Saskatchewan Roughriders at Ottawa Redblacks']);
    expect(server.callsOf('GET /api/:league/games')[0]?.query).toEqual({ date: '2026-07-11' });
    const live = within(screen.getAllByRole('article')[2]!);
    expect(live.getByText('Q3 04:12')).toBeTruthy();
    expect(live.getByText('SSK ball, 2nd and 7, OTT 35')).toBeTruthy();
    expect(live.getByText('SSK 69.0% to win, 49.2 points expected')).toBeTruthy();
    expect(live.getByRole('table', { name: 'Points by quarter' }).textContent).toContain('SSK710——');
    expect(screen.getAllByText('Point Spread').length).toBeGreaterThan(0);
    expect(await screen.findByText('What is covered')).toBeTruthy();
    expect(screen.queryByText(/Coming Soon/)).toBeNull();
  });

  it('puts a spread on the slip in words the server reads', async () => {
    const { user } = open('/cfl/games', [sampleGame()]);
    await user.click(await screen.findByRole('button', { name: /Hamilton Tiger-Cats point spread \+3\.5 −110 at Summit/ }));
    expect(slip.entries()[0]).toMatchObject({
      gameId: '20260711_HAM@TOR',
      betType: 'spread',
      selection: 'Hamilton Tiger-Cats +3.5',
      odds: -110,
      pick: { market: 'spread', period: 'full', side: 'away', line: 3.5 },
    });
  });

  it('greys a price that grew old and disables a side without one', async () => {
    const markets = sampleMarkets({ money: [sampleCell(145, null, { seenAt: ago(1000) }), sampleCell(null)] });
    open('/cfl/games', [sampleGame({ markets })]);
    const old = await screen.findByRole('button', { name: /Hamilton Tiger-Cats moneyline \+145 at Summit, stale/ });
    expect(old.className).toContain('stale');
    const off = screen.getByRole<HTMLButtonElement>('button', { name: 'Toronto Argonauts moneyline, off' });
    expect([off.disabled, off.textContent]).toEqual([true, expect.stringContaining('—')]);
  });

  it('finds by club or venue and by division, all in the address', async () => {
    const { user } = open();
    await screen.findByText(/3 shown/);
    await user.type(screen.getByRole('searchbox', { name: 'Search teams or venue' }), 'bmo');
    expect(cards()).toEqual([HAM]);
    await waitFor(() => expect(address()).toBe('/cfl/games?q=bmo'));
    await user.click(screen.getByRole('button', { name: 'Remove search' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Division' }), 'West Division');
    expect(cards()).toEqual(['Calgary Stampeders at BC Lions', 'Saskatchewan Roughriders at Ottawa Redblacks']);
    await waitFor(() => expect(address()).toBe('/cfl/games?division=west'));
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No Games Found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(cards()).toHaveLength(3);
  });

  it('shows a whole week day by day, and a step of a day leaves it', async () => {
    const { user, server } = open();
    await screen.findByText(/3 shown/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 6');
    await screen.findByText(/Week 6: 3 games/);
    expect(address()).toBe('/cfl/games?week=6');
    expect(server.callsOf('GET /api/:league/games').at(-1)?.query).toEqual({ week: '6' });
    expect(screen.getByRole('region', { name: 'Sat, Jul 11' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(address()).toBe('/cfl/games?date=2026-07-12'));
  });

  it('leads from a day without games to the next one that has some', async () => {
    const { user } = open('/cfl/games?date=2026-07-10', []);
    expect(await screen.findByText('No Games Found')).toBeTruthy();
    expect(screen.getByText('No CFL games are scheduled for Friday, July 10, 2026')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Next games: Sat, Jul 11' }));
    await waitFor(() => expect(address()).toBe('/cfl/games'));
  });

  it('opens every book of a game, and asks for it only then', async () => {
    const { user, server } = open('/cfl/games', [sampleGame()]);
    server.use({ 'GET /api/:league/games/:gameId': sampleDetail() });
    await screen.findByText(/1 shown/);
    expect(server.callsOf('GET /api/:league/games/:gameId')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Every book' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /Fair price/ }).textContent).toContain('n 2');
    await user.click(within(table).getByRole('button', { name: /Toronto Argonauts point spread −3\.5 −105 at Keystone, best price/ }));
    expect(slip.entries()[0]).toMatchObject({ betType: 'spread', selection: 'Toronto Argonauts -3.5', book: 'KEY', odds: -105 });
    await user.click(screen.getByRole('button', { name: 'Form and meetings' }));
    expect(await screen.findByText('27–24')).toBeTruthy();
    expect(screen.getByText('No earlier meetings on record.')).toBeTruthy();
  });

  it('says that the source has no Canadian football', async () => {
    renderPart(page, {
      path: '/cfl/games',
      server: { 'GET /api/:league/games': [], 'GET /api/:league/schedule': sampleSchedule({ source: null, weeks: [], games: [] }) },
    });
    expect((await screen.findAllByText('The data source in use has no Canadian football.')).length).toBeGreaterThan(0);
  });

  it('offers a retry when the games cannot be loaded', async () => {
    const failing = () => {
      throw new FakeError('UNAVAILABLE', 'Later');
    };
    const { user, server } = renderPart(page, {
      path: '/cfl/games',
      server: { 'GET /api/:league/games': failing, 'GET /api/:league/schedule': failing },
    });
    await screen.findByText('The games could not be loaded');
    server.use({ 'GET /api/:league/games': day });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/3 shown/)).toBeTruthy();
  });
});
