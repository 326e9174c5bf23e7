import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveSample, sampleDetail, samplePick, WEST_GAME } from '../core/league/testing/sample-league.ts';
import { sampleDay, sampleSchedule, sampleStandings, sampleTeamPage, sampleTeams } from '../core/league/testing/sample-tables.ts';
import { slip } from '../core/slip/index.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { holdTime, releaseTime } from '../testing/hold-time.ts';
import { LocationProbe } from '../testing/location-probe.tsx';
import { type RenderOptions, renderPart } from '../testing/render-route.tsx';
import LeagueHubRoute from './league-hub.tsx';
import LeagueSectionRoute from './league-section.tsx';
import LeagueTeamRoute from './league-team.tsx';

const page = (
  <>
    <Routes>
      <Route path="/:league" element={<LeagueHubRoute />} />
      <Route path="/:league/:section" element={<LeagueSectionRoute />} />
      <Route path="/:league/teams/:code" element={<LeagueTeamRoute />} />
      <Route path="*" element={null} />
    </Routes>
    <LocationProbe />
  </>
);
const answers: Handlers = {
  'GET /api/:league/schedule': sampleSchedule(),
  'GET /api/:league/standings': sampleStandings(),
  'GET /api/:league/teams': sampleTeams(),
  'GET /api/:league/teams/:code': sampleTeamPage(),
  'GET /api/:league/injuries': {
    source: sampleTeamPage().source,
    clubs: [
      {
        code: sampleTeamPage().team.code,
        name: sampleTeamPage().team.name,
        nextGame: null,
        players: [],
        unknownBecause: null,
        checkedAt: null,
      },
    ],
  },
  'GET /api/:league/games/:gameId': ({ params }) => sampleDetail({ gameId: params.gameId! }),
  'GET /api/:league/daily-picks': [samplePick()],
};
const open = (path: string, { server, ...more }: RenderOptions = {}) =>
  renderPart(page, { path, server: { ...answers, ...server }, ...more });
const address = (): string => screen.getByTestId('address').textContent;

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('the hub of a league', () => {
  it('shows real figures with what they rest on, and the game to look at', async () => {
    open('/cfl');
    expect(await screen.findByText('Week 6, 1 played')).toBeTruthy();
    expect(screen.getByText('20 of 81 games played')).toBeTruthy();
    expect(await screen.findByText('58.5')).toBeTruthy();
    expect(screen.getByText('of 27 home games')).toBeTruthy();
    const head = within(screen.getByRole('region', { name: 'Canadian Football League' }));
    expect(head.getByText('Q3 04:12')).toBeTruthy();
  });

  it('strings up the games in play once there are several, and names the clubs that have the week off', async () => {
    const second = liveSample({ ...WEST_GAME, awayScore: 0, homeScore: 3 });
    open('/cfl', { server: { 'GET /api/:league/schedule': sampleSchedule({ games: [liveSample(), second] }) } });
    const strip = within(await screen.findByRole('navigation', { name: 'Games in play' }));
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Q3 04:12SSK 17OTT 10', 'Q3 04:12CGY 0BC 3']);
    expect(await screen.findByText(/1 played · byes: HAM and TOR$/)).toBeTruthy();
  });

  it('lists both divisions, each club with the way to its page, and keeps the tab in the address', async () => {
    const { user } = open('/cfl?tab=teams');
    const west = await screen.findByRole('region', { name: 'West Division' });
    expect(
      within(west)
        .getByRole('link', { name: /BC Lions/ })
        .getAttribute('href'),
    ).toBe('/cfl/teams/BC');
    await user.click(screen.getByRole('tab', { name: 'Standings' }));
    await waitFor(() => expect(address()).toBe('/cfl?tab=standings'));
    expect(await screen.findByRole('region', { name: 'West Division standings' })).toBeTruthy();
  });

  it('steps through the days of a season that is listed by the day, and from a day without games to the next', async () => {
    const schedule: Handlers['GET /api/:league/schedule'] = ({ query }) =>
      query.date === '2026-07-12'
        ? sampleDay('2026-07-12', { games: [], day: { ...sampleDay('2026-07-12').day!, label: '', games: 0 } })
        : sampleDay(query.date ?? '2026-07-11');
    const { user } = open('/cfl?tab=schedule', { server: { 'GET /api/:league/schedule': schedule } });
    const day = await screen.findByRole('region', { name: 'Saturday, July 11, 2026' });
    expect(within(day).getByText('Regular season · 3 games, 0 played')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(address()).toBe('/cfl?tab=schedule&date=2026-07-12'));
    await user.click(await screen.findByRole('button', { name: 'Next games: Tue, Jul 14' }));
    await waitFor(() => expect(address()).toBe('/cfl?tab=schedule&date=2026-07-14'));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(address()).toBe('/cfl?tab=schedule'));
  });

  it('pages through the weeks, with the season over them', async () => {
    const { user, server } = open('/cfl');
    const games = await screen.findByRole('region', { name: 'Week 6' });
    const price = within(games).getAllByRole('button', { name: /Toronto Argonauts point spread −3\.5 −106 at Keystone/ })[0]!;
    await user.click(price);
    expect(slip.entries()[0]).toMatchObject({ betType: 'spread', selection: 'Toronto Argonauts -3.5' });
    expect(within(games).getByText('SSK ball, 2nd and 7, OTT 35')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Season overview' })).getByText('81')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/cfl?week=7'));
    expect(server.callsOf('GET /api/:league/schedule').at(-1)?.query).toEqual({ week: '7' });
  });

  it('explains marks, ties and the cross-over', async () => {
    open('/cfl/standings');
    const west = within(await screen.findByRole('region', { name: 'West Division standings' }));
    expect(west.getByRole('row', { name: /Saskatchewan Roughriders/ }).textContent).toContain('First');
    expect(west.getByText('Level on points: more wins')).toBeTruthy();
    expect(
      screen.getByText(/Winnipeg Blue Bombers, fourth in the West Division with 6 points, crosses over to the East Division/),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'CFL Standings' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Standings' }).getAttribute('aria-current')).toBe('page');
  });

  it('puts the prices of the week side by side, with the model where it has an opinion', async () => {
    const { user } = open('/cfl/betting', { user: 'pro' });
    const pressed = await screen.findAllByRole('button', { name: /point spread \+3\.5 −110 at Summit, best price/ });
    await user.click(pressed[0]!);
    expect(slip.entries()[0]).toMatchObject({ betType: 'spread', book: 'SUM', odds: -110 });
    expect(await screen.findByText('Hamilton Tiger-Cats +3.5')).toBeTruthy();
    expect(screen.getByText(/54\.5% to win, fair −120, EV \+4\.1%/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Total Points' }));
    await waitFor(() => expect(address()).toBe('/cfl/betting?market=total'));
    expect(screen.getAllByText(/No model pick on this market yet/).length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Other markets' }), '1st Half Spread');
    await waitFor(() => expect(address()).toBe('/cfl/betting?market=half1_spread'));
    expect(screen.getByRole('button', { name: 'Total Points' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('says so at an address of no league', () => {
    const { server } = open('/curling/standings');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(server.callsOf('GET /api/:league/standings')).toEqual([]);
  });

  it('says so at an address that is no section', () => {
    open('/cfl/nowhere');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CFL Central' })).toBeTruthy();
  });

  it('says that the source has no CFL, or that the answer failed', async () => {
    const failing = () => {
      throw new FakeError('UNAVAILABLE', 'Later');
    };
    open('/cfl?tab=teams', {
      server: { 'GET /api/:league/teams': { ...sampleTeams(), source: null, teams: [] }, 'GET /api/:league/standings': failing },
    });
    expect(await screen.findByText('The data source in use has no Canadian football.')).toBeTruthy();
  });
});

describe('a club', () => {
  it('shows record, form, next games, results, splits with n and head to head', async () => {
    const { user } = open('/cfl/teams/ham');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hamilton Tiger-Cats' })).toBeTruthy();
    expect(screen.getAllByText('3–1–1').length).toBeGreaterThan(0);
    expect(screen.getByText('latest first: W T')).toBeTruthy();
    expect(screen.getByText('Against the closing spread, n 3').parentElement?.textContent).toContain('2 covered, 1 not, 0 pushed');
    expect(screen.getByText('No closing totals yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Hamilton Tiger-Cats moneyline \+145/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all 8' }));
    expect(within(screen.getByRole('region', { name: 'Results' })).getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('row', { name: /Montreal Alouettes/ }).textContent).toContain('Won 27–24');
    const injuries = within(await screen.findByRole('region', { name: 'Injuries' }));
    expect(await injuries.findByText(/No one on the injured list/)).toBeTruthy();
    expect(injuries.getByRole('link', { name: 'Every club' }).getAttribute('href')).toBe('/cfl/injuries');
    const rivals = within(screen.getByRole('region', { name: 'Head to head' }));
    expect(rivals.getByText('Every stored game, 1 club not met')).toBeTruthy();
    expect(rivals.queryByRole('row', { name: /Ottawa/ })).toBeNull();
  });

  it('is not found without such a code', async () => {
    const missing = () => {
      throw new FakeError('NOT_FOUND', 'No such club.');
    };
    open('/cfl/teams/XYZ', { server: { 'GET /api/:league/teams/:code': missing } });
    expect(await screen.findByText('There is no such club')).toBeTruthy();
  });
});
