import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleAnalysis, samplePlays } from '../core/league/testing/sample-game-page.ts';
import { ago, liveSample, sampleCell, sampleDetail, sampleGame, sampleMarkets, samplePick } from '../core/league/testing/sample-league.ts';
import { slip } from '../core/slip/index.ts';
import { FakeError } from '../testing/fake-server.ts';
import { holdTime, releaseTime } from '../testing/hold-time.ts';
import { type RenderOptions, renderPart } from '../testing/render-route.tsx';
import LeagueGameRoute from './league-game.tsx';

const page = (
  <Routes>
    <Route path="/:league/games/:gameId" element={<LeagueGameRoute />} />
    <Route path="*" element={null} />
  </Routes>
);
const unavailable = () => {
  throw new FakeError('UNAVAILABLE', 'Later');
};
const noBox = () => {
  throw new FakeError('NOT_FOUND', 'There is no box score of this game.');
};
const noList = { players: null, unknownBecause: 'not_offered' as const, checkedAt: null };
const open = (detail: ReturnType<typeof sampleDetail>, { server, ...more }: RenderOptions = {}) =>
  renderPart(page, {
    path: `/cfl/games/${detail.gameId}`,
    server: {
      'GET /api/:league/games/:gameId': detail,
      'GET /api/:league/games': [sampleGame()],
      'GET /api/:league/games/:gameId/plays': samplePlays(),
      'GET /api/:league/games/:gameId/box-score': noBox,
      'GET /api/:league/games/:gameId/injuries': { away: noList, home: noList },
      'GET /api/:league/games/:gameId/analysis': { reason: null, analysis: sampleAnalysis() },
      'GET /api/:league/daily-picks': [samplePick()],
      'GET /api/games/:gameId/public': unavailable,
      'GET /api/games/:gameId/line-history': unavailable,
      'GET /api/bets': [],
      ...server,
    },
    ...more,
  });
const live = () => sampleDetail({ ...liveSample(), places: { away: { division: 'west', rank: 1 }, home: null } });

beforeEach(() => holdTime());
afterEach(releaseTime);

it('lists who is hurt before a game with the day of the report, and names a club whose list is not known', async () => {
  const man = {
    name: 'Al Arm',
    position: 'QB',
    description: 'Questionable: left knee',
    since: null,
    reportedOn: '2026-07-10',
    expectedReturn: null,
  };
  const away = { players: [man], unknownBecause: null, checkedAt: ago(60) };
  open(sampleDetail(), { server: { 'GET /api/:league/games/:gameId/injuries': { away, home: noList } } });
  expect(await screen.findByText('Questionable: left knee')).toBeTruthy();
  expect(screen.getByText(/^reported .*10/)).toBeTruthy();
  expect(screen.getByText('Injured list unknown: this data source has no injured lists.')).toBeTruthy();
});

describe('the box score', () => {
  const sideOf = (name: string) => ({
    tables: [
      {
        title: 'Passing',
        columns: [{ head: 'YDS', title: 'Passing yards' }],
        players: [{ playerId: name, name, position: 'QB', values: ['231'] }],
      },
    ],
    absent: [
      { playerId: `${name} 2`, name: `${name} Junior`, position: 'RB', reason: 'inactive' as const },
      { playerId: `${name} 3`, name: `${name} the Third`, position: 'WR', reason: 'did not play' as const },
    ],
  });

  it('shows each side’s tables, those who were out, and its age while the game is in play', async () => {
    const box = { gameId: '20260711_HAM@TOR', away: sideOf('Al Arm'), home: sideOf('Bo Bomb'), isFinal: false, asOf: ago(60) };
    open(live(), { server: { 'GET /api/:league/games/:gameId/box-score': box } });
    expect(await screen.findByRole('table', { name: `${live().homeTeam}, passing` })).toBeTruthy();
    const found = within(screen.getByRole('region', { name: 'Box score' }));
    expect(found.getByRole('row', { name: 'Bo Bomb QB 231' })).toBeTruthy();
    expect(found.getByText('Al Arm Junior (RB)')).toBeTruthy();
    expect(found.getAllByText('Not used yet:')).toHaveLength(2);
    expect(found.getAllByText(/^as of .+ ago$/)).toHaveLength(2);
  });

  it('is left out where the source tells of no players', async () => {
    open(live());
    expect(await screen.findByRole('region', { name: 'Plays' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Box score' })).toBeNull();
  });
});

describe('the page of a game to come', () => {
  it('shows who plays, where both stand, and puts a price on the slip', async () => {
    const { user } = open(sampleDetail());
    expect(await screen.findByRole('heading', { level: 1, name: 'Hamilton Tiger-Cats @ Toronto Argonauts' })).toBeTruthy();
    expect(screen.getByText('3–1–1, 2nd in the East Division')).toBeTruthy();
    const prices = within(screen.getByRole('region', { name: 'Best prices' }));
    await user.click(prices.getByRole('button', { name: /Hamilton Tiger-Cats point spread \+3\.5 −110 at Summit/ }));
    expect(slip.entries()[0]).toMatchObject({ gameId: '20260711_HAM@TOR', betType: 'spread', selection: 'Hamilton Tiger-Cats +3.5' });
  });

  it('sets our number beside the market and the best price, and never asks for it without the plan', async () => {
    const { server } = open(sampleDetail(), { user: 'free' });
    expect(await screen.findByText(/AI Game Analysis is available to/)).toBeTruthy();
    expect(server.callsOf('GET /api/:league/games/:gameId/analysis')).toEqual([]);
  });

  it('tells what the model makes of it to those who have the plan, with the sample', async () => {
    open(sampleDetail(), { user: 'pro' });
    const model = within(await screen.findByRole('region', { name: 'Model and value' }));
    expect((await model.findByRole('row', { name: /HAM \+3\.5/ })).textContent).toContain('54.5%');
    expect(model.getByText(/HAM 24\.0, TOR 26\.0/)).toBeTruthy();
    expect(model.getByText(/35 rated games \(HAM 5 and TOR 5 this season\), 7 books/)).toBeTruthy();
    expect(screen.getByText('Hamilton Tiger-Cats +3.5')).toBeTruthy();
  });

  it('gives the reason where the model has nothing to say', async () => {
    const reason = 'The model has no forecast of this game yet.';
    open(sampleDetail(), { user: 'pro', server: { 'GET /api/:league/games/:gameId/analysis': { reason, analysis: null } } });
    expect(await screen.findByText(reason)).toBeTruthy();
  });
});

describe('the page of a game in play', () => {
  it('shows the clock, the situation, the chances and the plays', async () => {
    const { user } = open(live());
    expect(await screen.findByText('Q3 04:12', { selector: '.inn' })).toBeTruthy();
    expect(screen.getByText('SSK ball, 2nd and 7, OTT 35')).toBeTruthy();
    expect(screen.getByText('69.0% to win')).toBeTruthy();
    const chart = await screen.findByRole('img', { name: /SSK win probability, 48\.0% before the game, 60\.0% now/ });
    expect(within(chart).getByText('1', { selector: '.kp' })).toBeTruthy();
    const plays = within(screen.getByRole('region', { name: 'Plays' }));
    await user.click(plays.getByRole('button', { name: 'Scoring' }));
    expect(plays.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Q1 09:30Touchdown passSSK 7, OTT 0SSK +10']);
  });

  it('says why there is no chance, and shows the plays all the same', async () => {
    const reason = 'Fewer than two books closed both sides of this game’s moneyline and total.';
    const plays = samplePlays({ before: null, now: null, biggest: [], reason });
    open(live(), { server: { 'GET /api/:league/games/:gameId/plays': plays } });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /win probability/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy();
  });
});

describe('the page of a final', () => {
  it('says how each market came out, at which closing price and by which rule', async () => {
    const money = [sampleCell(145, null, { grade: 'win' }), sampleCell(-160, null, { grade: 'loss' })] as const;
    open(
      sampleDetail({
        status: 'completed',
        isCompleted: true,
        awayScore: 27,
        homeScore: 20,
        periods: { away: [7, 10, 3, 7], home: [10, 0, 7, 3] },
        endedAt: ago(0),
        markets: sampleMarkets({ money }),
        houseRules: [{ id: 'football-result', title: 'CFL: final score', text: 'Overtime counts.' }],
      }),
    );
    expect(await screen.findByText('closed +145 · TOR −160')).toBeTruthy();
    expect(screen.getByText('Came in 3–1–1, 2nd in the East Division')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CFL: final score' }).getAttribute('href')).toBe('/house-rules#football-result');
    const score = within(screen.getByRole('table', { name: 'Points by quarter' }));
    expect(score.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Club1234T', 'HAM7103727', 'TOR1007320']);
  });
});

it('says that there is no such game, with the way to those there are', async () => {
  open(sampleDetail(), {
    server: {
      'GET /api/:league/games/:gameId': () => {
        throw new FakeError('NOT_FOUND', 'The requested game could not be found.');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CFL Games' }).getAttribute('href')).toBe('/cfl/games');
});

it('offers a retry when the game cannot be loaded', async () => {
  const { user, server } = open(sampleDetail(), { server: { 'GET /api/:league/games/:gameId': unavailable } });
  await screen.findByText('The game could not be loaded');
  server.use({ 'GET /api/:league/games/:gameId': sampleDetail() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
