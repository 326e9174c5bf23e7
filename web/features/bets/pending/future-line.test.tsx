import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleFutures } from '../../../core/league/testing/sample-futures.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import type { Bet } from '../bet-types.ts';
import { sampleBet } from '../testing/sample-bet.ts';
import { PendingList } from './pending-list.tsx';
import { phaseOf } from './pending-rules.ts';

const future = (pick: object, over: Partial<Bet> = {}): Bet =>
  sampleBet({
    gameId: '2026 NFL season',
    awayTeamCode: null,
    homeTeamCode: null,
    sport: 'nfl',
    league: 'NFL',
    betType: 'future',
    selection: 'Super Bowl winner: Kansas City Chiefs',
    pick: { market: 'future', season: 2026, team: 'KC', ...pick } as Bet['pick'],
    odds: 550,
    ...over,
  });
const CHAMPION = { future: 'champion' };

const row = (bet: Bet, answer = sampleFutures()) =>
  renderPart(<PendingList bets={[bet]} />, { user: 'free', server: { 'GET /api/:league/futures': answer } });

it('lists an open future apart, with when it is settled, our chance and its fair price', async () => {
  row(future(CHAMPION));
  expect(screen.getByText('Futures (1)')).toBeTruthy();
  expect(screen.getByText('Super Bowl winner: Kansas City Chiefs')).toBeTruthy();
  expect(screen.getByText(/2026 NFL season · settles when the season ends/)).toBeTruthy();
  expect(screen.getByText('NFL · Future · Summit')).toBeTruthy();
  expect(await screen.findByText('We make it 20.0%, fair +400 (2,000 simulated seasons)')).toBeTruthy();
});

it.each<[string, object, Parameters<typeof sampleFutures>[0], string]>([
  ['the other side of the simulated number', { future: 'wins', side: 'under', line: 12.5 }, {}, 'We make it 56.0%, fair −127'],
  [
    'another number',
    { future: 'wins', side: 'over', line: 11 },
    {},
    'No chance to show. We simulate 12.5 wins of this club, not this number.',
  ],
  ['another season', CHAMPION, { season: 2027 }, 'No chance to show. Its season is not simulated.'],
  ['a season in its playoffs', CHAMPION, { reason: 'The playoffs have begun.', clubs: [] }, 'No chance to show. The playoffs have begun.'],
])('says what the simulation makes of %s', async (_name, pick, futures, words) => {
  row(future(pick), sampleFutures(futures));
  expect(await screen.findByText(new RegExp(words.replaceAll('.', '\\.')))).toBeTruthy();
});

it('edits price, stake and book of a future, never its club', async () => {
  const { user } = row(future(CHAMPION, { startsAt: '2099-01-01T18:00:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: /More|Menu|Actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: /Edit/ }));
  expect(screen.getByLabelText('Odds')).toBeTruthy();
  expect(screen.queryByLabelText('Selection')).toBeNull();
});

it('waits with its owner where only the league can say who won', () => {
  const flag = 'The first two clubs are level in every tie-break that we follow.';
  expect(phaseOf(future(CHAMPION, { flag, contestStatus: 'completed' }), Date.now())).toBe('waiting');
  expect(phaseOf(future(CHAMPION), Date.parse('2030-01-01T00:00:00Z'))).toBe('season');
});
