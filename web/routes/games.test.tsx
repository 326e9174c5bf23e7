import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBet } from '../features/bets/testing/sample-bet.ts';
import { holdTime, releaseTime } from '../testing/hold-time.ts';
import { renderPart } from '../testing/render-route.tsx';
import { finalSample, sampleGame } from '../testing/sample-game.ts';
import GamesRoute from './games.tsx';

beforeEach(() => holdTime());
afterEach(releaseTime);

it('puts the games of the reader’s open bets first', async () => {
  const late = sampleGame({ gameId: '20260711_HOU@MIN', awayTeam: 'Houston Astros', gameTime: '2026-07-12T00:10:00.000Z' });
  renderPart(<GamesRoute />, {
    path: '/games',
    user: 'free',
    server: { 'GET /api/games': [sampleGame(), finalSample(), late], 'GET /api/bets': [sampleBet({ gameId: late.gameId })] },
  });
  const mine = await screen.findByRole('region', { name: 'Your games' });
  expect(within(mine).getAllByRole('article')).toHaveLength(1);
  expect(within(mine).getByRole('heading', { name: 'Houston Astros at Boston Red Sox' })).toBeTruthy();
});
