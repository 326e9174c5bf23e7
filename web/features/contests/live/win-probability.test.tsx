import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { liveSample } from '../../../testing/sample-game.ts';
import { sampleDetail } from '../testing/sample-detail.ts';
import { drawnPoints, type WinProbability } from './curve-rules.ts';
import WinProbabilityPanel from './win-probability.tsx';

const game = sampleDetail(liveSample());
const play = (inning: number, outs: number, homeWin: number, swing: number, text: string): WinProbability['points'][number] => ({
  at: '2026-07-11T23:20:00.000Z',
  inning,
  half: 'top',
  outs,
  away: 0,
  home: 0,
  text,
  homeWin,
  meanTotal: 8.2,
  swing,
});
const curve: WinProbability = {
  gameId: game.gameId,
  reason: null,
  before: { homeWin: 0.52, meanTotal: 8.6 },
  now: { homeWin: 0.4, meanTotal: 9.1 },
  bookCount: 7,
  points: [play(1, 1, 0.54, 0.02, 'A strikeout'), play(1, 1, 0.4, -0.14, 'Amadi homers')],
  biggest: [1],
  asOf: '2026-07-11T23:20:00.000Z',
};
const open = (answer: WinProbability) =>
  renderPart(<WinProbabilityPanel game={game} />, { server: { 'GET /api/win-probability/:gameId': answer } });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('the win probability of a game', () => {
  it('says where it stands, where it stood, its source, and the play that moved it most', async () => {
    open(curve);
    const chart = await screen.findByRole('img');
    expect(chart.getAttribute('aria-label')).toContain('48.0% before the game, 60.0% now');
    expect(screen.getByText(/closing prices of 7 books/)).toBeTruthy();
    const [biggest] = screen.getAllByRole('listitem');
    expect(within(biggest!).getByText('Amadi homers')).toBeTruthy();
    expect(within(biggest!).getByText(`${game.awayTeamCode} +14`)).toBeTruthy();
  });

  it('draws the expected total when asked', async () => {
    const { user } = open(curve);
    await user.click(await screen.findByRole('button', { name: 'Total' }));
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Expected total, 8.6 before the game, 9.1 now');
  });

  it('gives the reason where there is no chance, and no figure', async () => {
    open({ ...curve, before: null, now: null, points: [], biggest: [], reason: 'Fewer than two books closed it.' });
    expect(await screen.findByText(/Fewer than two books/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draws one point more than plays, for the start, and never goes back in time', () => {
    const drawn = drawnPoints({ ...curve, points: [play(3, 2, 0.5, 0, 'a'), play(2, 0, 0.5, 0, 'b')] }, ({ homeWin }) => 1 - homeWin);
    expect(drawn).toHaveLength(3);
    expect(drawn[2]!.x).toBe(drawn[1]!.x);
  });
});
