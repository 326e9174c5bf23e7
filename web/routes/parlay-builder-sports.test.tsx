import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { sampleGame } from '../core/league/testing/sample-league.ts';
import { slip } from '../core/slip/index.ts';
import { setSlipMode, slipMode } from '../core/slip/slip-mode.ts';
import { closeSlip, useIsSlipOpen } from '../core/slip/slip-store.ts';
import type { SportToday } from '../core/sports-today.ts';
import { choices } from '../features/parlays/parlay-choice.ts';
import type { Opportunity } from '../features/parlays/parlay-types.ts';
import { sampleOpportunity, sampleOver, sampleQuote } from '../features/parlays/testing/sample-parlay.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import ParlayBuilder from './parlay-builder.tsx';

const day = { isInSeason: true, live: 0, next: null };
const SPORTS: SportToday[] = [
  { ...day, sport: 'mlb', games: 0, nextOn: '2026-07-14' },
  { ...day, sport: 'nfl', games: 0, nextOn: '2026-07-13' },
  { ...day, sport: 'cfl', games: 0, nextOn: '2026-07-15' },
  { ...day, sport: 'nhl', isInSeason: false, games: 0, nextOn: '2026-10-06' },
];
const GAME = '20260713_KC@DET_NFL';
const winner = sampleOpportunity({
  id: `${GAME} Detroit Lions ML`,
  gameId: GAME,
  matchup: 'KC @ DET',
  awayTeam: 'Kansas City Chiefs',
  homeTeam: 'Detroit Lions',
  sport: 'nfl',
  selection: 'Detroit Lions ML',
});
const unproven = { ev: null, winProbability: null, estimatedProbability: null, fairOdds: null, isMarketOnly: true } as const;
const prop: Opportunity = {
  ...winner,
  ...unproven,
  id: `${GAME}~p1~receiving_yards~54.5~over`,
  playerTeam: 'DET',
  betType: 'prop',
  selection: 'T. Wideout Receiving Yards Over 54.5',
  pick: { market: 'prop', playerId: 'p1', prop: 'receiving_yards', side: 'over', line: 54.5 },
  odds: 110,
  marketProbability: 0.5,
  doubt: { model: 'no projection', market: null },
};
const LISTS: Partial<Record<string, Opportunity[]>> = { mlb: [sampleOpportunity(), sampleOver()], nfl: [winner, prop] };

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const Slip = () => <output data-testid="slip">{useIsSlipOpen() ? 'open' : 'closed'}</output>;
const open = (path = '/parlay-builder', server: Handlers = {}): Rendered =>
  renderPart(
    <>
      <ParlayBuilder />
      <Address />
      <Slip />
    </>,
    {
      path,
      user: 'elite',
      server: {
        'GET /api/sports': SPORTS,
        'GET /api/games': [],
        'GET /api/:league/games': [],
        'GET /api/parlay-opportunities': ({ query }) => LISTS[query.sport!] ?? [],
        'GET /api/my-parlays': [],
        'POST /api/parlays/quote': ({ body }) => sampleQuote(body.legs as never),
        ...server,
      },
    },
  );
const asked = ({ server }: Rendered) => server.callsOf('GET /api/parlay-opportunities').map(({ query }) => query);

beforeEach(() => {
  slip.clear();
  closeSlip();
  setSlipMode('track');
  choices.parlay.openFor('nobody');
  localStorage.clear();
});

it('opens on the sport that plays next, says so, and turns to another by its chip, which the address keeps', async () => {
  const scene = open('/parlay-builder?tab=all&type=moneyline&q=lions');
  expect(await screen.findByText('Detroit Lions ML')).toBeTruthy();
  expect(asked(scene)).toEqual([{ sport: 'nfl', date: '2026-07-13' }]);
  expect(screen.getByText(/^No NFL games today\. These are the next, /)).toBeTruthy();
  const chips = within(screen.getByRole('group', { name: 'Sport' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['MLB', 'NFL', 'CFL']);
  expect(screen.getByRole('option', { name: 'Point spread' })).toBeTruthy();
  await scene.user.click(chips.getByRole('button', { name: 'MLB' }));
  expect(await screen.findByText('Boston Red Sox ML')).toBeTruthy();
  expect(asked(scene).at(-1)).toEqual({ sport: 'mlb', date: '2026-07-14' });
  expect(screen.getByTestId('address').textContent).toBe('?tab=all&type=moneyline&sport=mlb');
  expect(screen.getByRole('option', { name: 'Run line' })).toBeTruthy();
});

it('turns to another day, which the address keeps, and forgets the day it opens on', async () => {
  const scene = open('/parlay-builder?sport=nfl');
  await screen.findByText('Detroit Lions ML');
  await scene.user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(screen.getByTestId('address').textContent).toBe('?sport=nfl&date=2026-07-14');
  expect(asked(scene).at(-1)).toEqual({ sport: 'nfl', date: '2026-07-14' });
  expect(screen.queryByText(/These are the next/)).toBeNull();
  await scene.user.click(screen.getByRole('button', { name: 'Previous day' }));
  expect(screen.getByTestId('address').textContent).toBe('?sport=nfl');
});

it('marks a prop that the market alone prices, and gives it no number of ours', async () => {
  open('/parlay-builder?sport=nfl&type=prop');
  const row = (await screen.findByRole('button', { name: /^Add: T\. Wideout/ })).closest('tr')!;
  expect(row.textContent).toContain('Market only: EV v. market');
  expect(row.textContent).toContain('+5.0%');
  expect(row.textContent).not.toContain('model');
});

it('has no player props to filter by where none are priced', async () => {
  open('/parlay-builder?sport=cfl&type=prop', { 'GET /api/parlay-opportunities': [{ ...winner, sport: 'cfl' }] });
  expect(await screen.findByText('Detroit Lions ML')).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Player prop' })).toBeNull();
});

const coming = { status: 'scheduled', gameTime: new Date(Date.now() + 3_600_000).toISOString() } as const;
it.each([
  ['no games', [], /^No CFL games are scheduled for /],
  ['games without prices', [sampleGame({ ...coming, markets: [] })], 'No book offers a price on that day’s open games.'],
  ['prices without a forecast', [sampleGame(coming)], 'The model hasn’t posted yet.'],
  ['started games', [sampleGame({ ...coming, status: 'live' })], 'That day’s games have all started.'],
])('says why a league’s day is empty: %s', async (_what, games, words) => {
  open('/parlay-builder?sport=cfl', { 'GET /api/:league/games': games });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('puts legs of several sports in one ticket, and the ticket on the slip as a parlay to log', async () => {
  const scene = open();
  await scene.user.click(await screen.findByRole('button', { name: /^Add: Detroit/ }));
  expect(screen.queryByRole('button', { name: 'Log the ticket' })).toBeNull();
  await scene.user.click(screen.getByRole('button', { name: 'MLB' }));
  await scene.user.click(await screen.findByRole('button', { name: /^Add: Boston/ }));
  const panel = within(screen.getByRole('region', { name: 'Your parlay' }));
  expect(panel.getByRole('heading', { name: 'Your Parlay (2)' })).toBeTruthy();
  await scene.user.click(await panel.findByRole('button', { name: 'Log the ticket' }));
  expect(slip.entries().map(({ gameId, selection }) => [gameId, selection])).toEqual([
    [GAME, 'Detroit Lions ML'],
    ['20260711_NYY@BOS', 'Boston Red Sox ML'],
  ]);
  expect(slipMode()).toBe('parlay');
  expect(screen.getByTestId('slip').textContent).toBe('open');
});

it('offers no ticket of legs that cannot be priced together, with the reason', async () => {
  const problem = 'The model cannot say how these legs of one game depend on each other.';
  const scene = open('/parlay-builder?sport=nfl', {
    'POST /api/parlays/quote': ({ body }) => sampleQuote(body.legs as never, { problem, totalOdds: null, expectedValue: null }),
  });
  await scene.user.click(await screen.findByRole('button', { name: /^Add: Detroit/ }));
  await scene.user.click(await screen.findByRole('button', { name: /^Add: T\. Wideout/ }));
  expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Log the ticket' })).toBeNull();
});
