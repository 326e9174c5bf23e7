import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeError } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { LocationProbe } from '../../../testing/location-probe.tsx';
import { renderPart } from '../../../testing/render-route.tsx';
import { finalSample, sampleGame } from '../../../testing/sample-game.ts';
import type { Game } from '../contest-types.ts';
import { GamesScreen } from './games-screen.tsx';

const slate: Game[] = [
  sampleGame({ aiSummary: { confidence: 84, valuePlayCount: 1, locked: true } }),
  finalSample(),
  sampleGame({
    id: 'x',
    gameId: '20260711_HOU@MIN',
    awayTeam: 'Houston Astros',
    awayTeamCode: 'HOU',
    homeTeam: 'Minnesota Twins',
    homeTeamCode: 'MIN',
    gameTime: '2026-07-12T00:10:00.000Z',
  }),
];
const page = (
  <>
    <GamesScreen sport="mlb" />
    <LocationProbe />
  </>
);
const open = (path = '/games', games: Game[] = slate) => renderPart(page, { path, server: { 'GET /api/games': games } });
const address = (): string => screen.getByTestId('address').textContent;
const cards = (): string[] => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const loaded = () => screen.findAllByRole('article');

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('MLB Games', () => {
  it('shows the slate of today in the order of the day, with its caption', async () => {
    const { server } = open();
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: 'MLB Games' })).toBeTruthy();
    expect(cards()).toEqual([
      'New York Yankees at Boston Red Sox',
      'Houston Astros at Minnesota Twins',
      'Baltimore Orioles at Toronto Blue Jays',
    ]);
    expect(screen.getByText('Final', { selector: 'summary b' }).closest('details')!.open).toBe(false);
    expect(screen.getByText('3 games, 3 shown. Best price across 7 books.')).toBeTruthy();
    expect(server.callsOf('GET /api/games')[0]?.query).toEqual({ date: '2026-07-11' });
  });

  it('turns to tomorrow after the last final, with the way to today’s results and back', async () => {
    const tomorrow = sampleGame({ gameId: '20260712_HOU@MIN', slateOn: '2026-07-12', gameTime: '2026-07-12T20:10:00.000Z' });
    const { user } = renderPart(page, {
      path: '/games',
      server: { 'GET /api/games': ({ query }) => (query.date === '2026-07-12' ? [tomorrow] : [finalSample()]) },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'New York Yankees at Boston Red Sox' })).toBeTruthy();
    expect(address()).toBe('/games');
    await user.click(screen.getByRole('button', { name: 'Saturday’s results' }));
    await waitFor(() => expect(cards()).toEqual(['Baltimore Orioles at Toronto Blue Jays']));
    expect(address()).toBe('/games?date=2026-07-11');
    await user.click(screen.getByRole('button', { name: 'Tomorrow’s openers' }));
    await waitFor(() => expect(address()).toBe('/games'));
  });

  it('stays on today’s results where tomorrow has no game', async () => {
    renderPart(page, { path: '/games', server: { 'GET /api/games': ({ query }) => (query.date === '2026-07-12' ? [] : [finalSample()]) } });
    await waitFor(() => expect(cards()).toEqual(['Baltimore Orioles at Toronto Blue Jays']));
    expect(screen.queryByRole('button', { name: /results/ })).toBeNull();
  });

  it('shows six placeholder cards while it loads', () => {
    open('/games');
    expect(document.querySelectorAll('.g-list[aria-busy] > .game')).toHaveLength(6);
  });

  it('searches as one types, with a chip that takes the search away, all in the address', async () => {
    const { user } = open();
    await loaded();
    await user.type(screen.getByRole('searchbox', { name: 'Search teams' }), 'HOU');
    expect(cards()).toEqual(['Houston Astros at Minnesota Twins']);
    await waitFor(() => expect(address()).toBe('/games?q=HOU'));
    await user.click(screen.getByRole('button', { name: 'Remove search' }));
    expect(cards()).toHaveLength(3);
    await waitFor(() => expect(address()).toBe('/games'));
  });

  it('filters and sorts, and the address says so', async () => {
    const { user } = open();
    await loaded();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'High Confidence');
    await waitFor(() => expect(cards()).toEqual(['New York Yankees at Boston Red Sox']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Confidence');
    await waitFor(() => expect(address()).toBe('/games?filter=high&sort=confidence'));
    await user.click(screen.getByRole('button', { name: 'Remove filter' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(cards()[0]).toBe('New York Yankees at Boston Red Sox');
  });

  it('comes back from an address as it was', async () => {
    open('/games?q=astros&compact=1');
    await loaded();
    expect(cards()).toEqual(['Houston Astros at Minnesota Twins']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('astros');
    expect(screen.getByRole('button', { name: 'Compact rows' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /Summary/ })).toBeNull();
  });

  it('says so when a filter hides every game', async () => {
    open('/games?filter=value&q=zzz');
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search or filters')).toBeTruthy();
    expect(screen.queryByRole('button', { name: "View Today's Games" })).toBeNull();
  });

  it('says so when a day has no games, and leads back to today', async () => {
    const { user } = open('/games?date=2026-07-13', []);
    expect(await screen.findByText('No MLB games are scheduled for Monday, July 13, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: "View Today's Games" }));
    await waitFor(() => expect(address()).toBe('/games'));
  });

  it('steps through the days and back to today', async () => {
    const { user, server } = open();
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(address()).toBe('/games?date=2026-07-10'));
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(address()).toBe('/games?date=2026-07-12'));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(address()).toBe('/games'));
    expect(server.callsOf('GET /api/games').map((call) => call.query.date)).toContain('2026-07-12');
  });

  it('picks a day from the calendar, and ignores a press on the chosen one', async () => {
    const { user } = open();
    await loaded();
    await user.click(screen.getByRole('button', { name: /Date/ }));
    await user.click(await screen.findByRole('button', { name: /July 11th, 2026/ }));
    expect(address()).toBe('/games');
    expect(screen.getByRole('grid')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /July 14th, 2026/ }));
    await waitFor(() => expect(address()).toBe('/games?date=2026-07-14'));
  });

  it('offers a retry when the games cannot be loaded', async () => {
    const failing = () => {
      throw new FakeError('UNAVAILABLE', 'Later');
    };
    const { user, server } = renderPart(page, { path: '/games', server: { 'GET /api/games': failing } });
    expect(await screen.findByText('The games could not be loaded')).toBeTruthy();
    server.use({ 'GET /api/games': slate });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toHaveLength(3);
  });
});
