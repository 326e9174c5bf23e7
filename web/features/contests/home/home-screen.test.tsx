import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleGame as sampleLeagueGame } from '../../../core/league/testing/sample-league.ts';
import type { Handlers } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { LocationProbe } from '../../../testing/location-probe.tsx';
import { type RenderOptions, renderPart } from '../../../testing/render-route.tsx';
import { finalSample, sampleGame } from '../../../testing/sample-game.ts';
import { sampleStatus } from '../../../testing/samples.ts';
import { sampleNews } from '../testing/sample-detail.ts';
import { HomeScreen } from './home-screen.tsx';

const page = (
  <>
    <HomeScreen />
    <LocationProbe />
  </>
);
const OFF = { isInSeason: false, games: 0, live: 0, next: null, nextOn: null };
const sports: CallResult<Contract['GET /api/sports']> = [
  { sport: 'mlb', isInSeason: true, games: 2, live: 0, next: { at: '2026-07-11T23:05:00.000Z', isTentative: false }, nextOn: '2026-07-12' },
  { sport: 'cfl', ...OFF, isInSeason: true, nextOn: '2026-07-16' },
  { sport: 'nfl', ...OFF, nextOn: '2026-09-10' },
];
const full: Handlers = {
  'GET /api/sports': sports,
  'GET /api/games': [sampleGame(), finalSample()],
  'GET /api/:league/news': sampleNews(9),
  'GET /api/bets': [],
};
const open = (user: RenderOptions['user'] = null, server: Handlers = {}, path = '/') =>
  renderPart(page, { user, path, server: { ...full, ...server } });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('Home', () => {
  it('counts the games and lists them with Final badges', async () => {
    open();
    expect(await screen.findByText('Final', { selector: '.badge' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /View All Games/ }).getAttribute('href')).toBe('/games');
    const leagues = within(screen.getByRole('navigation', { name: 'Leagues' }));
    expect((await leagues.findByRole('link', { name: /^MLB 2 games/ })).getAttribute('href')).toBe('/games');
    expect(screen.getByRole('heading', { name: "Today's MLB Games" })).toBeTruthy();
    expect(leagues.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^MLB2 games\d/),
      'CFLNext Thu, Jul 16',
      'NFLNext Thu, Sep 10',
    ]);
    expect(leagues.getByRole('link', { name: /^CFL/ }).getAttribute('href')).toBe('/cfl/games');
  });

  it('filters early and late, in the address', async () => {
    const { user } = open();
    await screen.findByText('Final', { selector: '.badge' });
    await user.click(screen.getByRole('button', { name: 'Late' }));
    await waitFor(() => expect(screen.queryByText('Baltimore Orioles')).toBeNull());
    expect(screen.getByText('New York Yankees')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/?time=late');
  });

  it('says so when there are no games', async () => {
    open(null, { 'GET /api/games': [] });
    expect(await screen.findByText('No MLB games available')).toBeTruthy();
    expect(screen.getByText('No game of the days ahead is on the schedule yet.')).toBeTruthy();
  });

  it('shows the board of the league that plays next once baseball is over', async () => {
    open(null, {
      'GET /api/games': [],
      'GET /api/sports': [
        { ...sports[1]!, nextOn: '2026-07-11' },
        { sport: 'mlb', ...OFF },
      ],
      'GET /api/:league/games': ({ query }) => (query.date === '2026-07-11' ? [sampleLeagueGame()] : []),
    });
    expect(await screen.findByRole('heading', { name: "Today's CFL Games" })).toBeTruthy();
    expect(await screen.findByText('Hamilton Tiger-Cats')).toBeTruthy();
    expect(screen.getByRole('link', { name: /View All Games/ }).getAttribute('href')).toBe('/cfl/games');
  });

  it('changes the sport of the board, in the address', async () => {
    const { user } = open(null, { 'GET /api/:league/games': ({ query }) => (query.date === '2026-07-16' ? [sampleLeagueGame()] : []) });
    await user.click(await screen.findByRole('button', { name: 'CFL' }));
    expect(await screen.findByRole('heading', { name: 'CFL openers, Thu, Jul 16' })).toBeTruthy();
    expect(await screen.findByText('Hamilton Tiger-Cats')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/?sport=cfl');
    expect(screen.queryByRole('button', { name: /results$/ })).toBeNull();
  });

  it('says so when the filter hides them all', async () => {
    open(null, { 'GET /api/games': [finalSample()] }, '/?time=late');
    expect(await screen.findByText('No games match the selected filter. Try adjusting your filters.')).toBeTruthy();
  });

  it('shows six news, and links only where there is a page', async () => {
    open();
    expect(await screen.findByText('Headline number 6 about a club that won')).toBeTruthy();
    expect(screen.queryByText('Headline number 7 about a club that won')).toBeNull();
    expect(screen.queryByRole('link', { name: /Headline number 1 / })).toBeNull();
    expect(screen.getByRole('link', { name: /Headline number 2 / })).toBeTruthy();
  });

  it('says so when there is no news', async () => {
    open(null, { 'GET /api/:league/news': [] });
    expect(await screen.findByText('No MLB news available at the moment')).toBeTruthy();
  });

  it('shows the news of the league whose board is open', async () => {
    const { server } = open(null, { 'GET /api/:league/games': [] }, '/?sport=cfl');
    expect(await screen.findByRole('heading', { name: 'Latest CFL News' })).toBeTruthy();
    await waitFor(() => expect(server.callsOf('GET /api/:league/news').at(-1)?.params).toEqual({ league: 'cfl' }));
  });

  it('tells a visitor the real number of members and nothing it cannot prove', async () => {
    open(null, { 'GET /api/status': sampleStatus({ memberCount: 214 }) });
    expect(await screen.findByText(/214 members so far/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/85%|2,847/);
    expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
  });

  it('welcomes a free user without bets; the dialog opens only on Learn More', async () => {
    const { user } = open('free');
    await user.click(await screen.findByRole('button', { name: 'Learn More' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    for (const topic of ['AI Analysis', 'Smart Picks', 'Risk Management'])
      expect(screen.getByRole('heading', { name: topic })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/subscribe');
    await user.click(screen.getByRole('button', { name: 'Continue Free' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/subscribe');
  });

  it('says in one sentence what this is, and has one button that joins', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Know what a bet is worth before you make it.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start free' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'My day' })).toBeNull();
  });

  it('turns to tomorrow’s openers after the last final, with the way to today’s results', async () => {
    const tomorrow = sampleGame({ gameId: '20260712_HOU@MIN', awayTeam: 'Houston Astros', gameTime: '2026-07-12T20:10:00.000Z' });
    const { user } = open(null, { 'GET /api/games': ({ query }) => (query.date === '2026-07-12' ? [tomorrow] : [finalSample()]) });
    expect(await screen.findByText('Houston Astros')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Saturday’s results' }));
    expect(await screen.findByText('Baltimore Orioles')).toBeTruthy();
    expect(screen.getByRole('heading', { name: "Today's MLB Games" })).toBeTruthy();
  });

  it('has no banner for pro', async () => {
    open('pro');
    await screen.findByText('Final', { selector: '.badge' });
    expect(screen.queryByRole('button', { name: 'Learn More' })).toBeNull();
  });
});
