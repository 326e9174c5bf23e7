import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeError, type Handlers } from '../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../testing/hold-time.ts';
import { renderPart } from '../../testing/render-route.tsx';
import { finalSample, liveSample, NOW, sampleGame, sampleOdds } from '../../testing/sample-game.ts';
import type { Game } from './contest-types.ts';
import { GameCard } from './list/game-list.tsx';
import { sampleLive } from './testing/sample-live.ts';

const draw = (game: Game, server: Handlers = {}) => renderPart(<GameCard game={game} />, { server });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('a game card', () => {
  it('shows clubs, records, starters, time and venue, and leads to the game', () => {
    draw(sampleGame({ homePitcher: null, homePitcherStats: null }));
    const text = screen.getByRole('article').textContent;
    for (const part of [
      '7:05 PM',
      'ET',
      'in 1 h 12 m',
      '58–35',
      'R. Castellan RHP · 3.12 ERA · 28% K',
      'Starter not announced',
      'Fenway Park, Boston',
      'Not analyzed yet',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('link', { name: /game details/ }).getAttribute('href')).toBe('/game/20260711_NYY%40BOS');
  });

  it('says of a starter without figures that there are none yet', () => {
    const game = sampleGame();
    draw({ ...game, awayPitcherStats: { ...game.awayPitcherStats!, era: null, strikeoutRate: null, wins: 0, losses: 0, starts: 0 } });
    expect(screen.getByRole('article').textContent).toContain('R. Castellan RHP · no figures yet');
  });

  it('keeps six buttons in place when a market is off', () => {
    draw(sampleGame({ odds: sampleOdds().filter((entry) => entry.market !== 'spreads') }));
    expect(document.querySelectorAll('.odds')).toHaveLength(6);
    expect(document.querySelectorAll('.odds.off:disabled')).toHaveLength(2);
    expect(screen.getByText('Run line off')).toBeTruthy();
  });

  it.each([
    ['postponed', 'Postponed'],
    ['suspended', 'Suspended'],
    ['delayed', 'Delayed'],
  ] as const)('marks a game that is %s, with the reason', (status, word) => {
    draw(sampleGame({ status, statusNote: 'Rain' }));
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByText('Rain')).toBeTruthy();
  });

  it('says on which day a suspended game goes on, and after that on which it began', () => {
    draw(sampleGame({ status: 'suspended', statusNote: 'Suspended: Rain', resumesOn: '2026-07-12' }));
    expect(screen.getByText('Resumes Sun, Jul 12')).toBeTruthy();
    draw(liveSample({ resumesOn: '2026-07-12' }));
    expect(screen.getByText('Began Sat, Jul 11, resumed Sun, Jul 12')).toBeTruthy();
  });

  it.each([
    [6, 'F/6'],
    [10, 'F/10'],
    [9, 'Final'],
    [null, 'Final'],
  ])('shows a final of %s innings as %s', (innings, word) => {
    draw({ ...finalSample(), innings });
    expect(screen.getByText(word)).toBeTruthy();
  });

  it.each([
    [6, '9 total runs, called after 6 innings'],
    [1, '9 total runs, called after 1 inning'],
    [9, '9 total runs'],
    [10, '9 total runs'],
    [null, '9 total runs'],
  ])('says of a final of %s innings whether it was called, which can void bets', (innings, words) => {
    draw({ ...finalSample({ awayScore: 6, homeScore: 3 }), innings });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('marks the games of a doubleheader, and a start that is not set', () => {
    draw(sampleGame({ isDoubleheader: true, gameNumber: 2, isTimeTentative: true }));
    expect(screen.getByText('Game 2')).toBeTruthy();
    expect(screen.getByText('TBD')).toBeTruthy();
  });

  it('marks a final, its score and how each side was graded', () => {
    draw(finalSample());
    expect(screen.getByText('Final')).toBeTruthy();
    expect(screen.getByText('TOR by 3')).toBeTruthy();
    expect(screen.getAllByText('✓ Won')).toHaveLength(2);
    expect(screen.getAllByText('Push')).toHaveLength(2);
  });

  it('shows only confidence and the number of value plays where the analysis is locked', () => {
    draw(sampleGame({ aiSummary: { confidence: 84, valuePlayCount: 2, locked: true } }));
    expect(screen.getByText('84')).toBeTruthy();
    expect(screen.getByText('High')).toBeTruthy();
    expect(screen.getByText('2 value plays')).toBeTruthy();
  });
});

describe('the live panel', () => {
  it('shows what the feed says', async () => {
    const { server } = draw(liveSample(), {
      'GET /api/live-game/:gameId': sampleLive({ balls: 3, strikes: 2, outs: 2, lastPlay: 'K. Ozuna walks' }),
    });
    expect(await screen.findByText('K. Ozuna walks')).toBeTruthy();
    expect(screen.getByText('3–2')).toBeTruthy();
    expect(screen.getByText(/2 outs/)).toBeTruthy();
    expect(screen.getByText('Runners on: first, third')).toBeTruthy();
    expect(screen.getByText('Bot 5')).toBeTruthy();
    expect(server.callsOf('GET /api/live-game/:gameId')).toHaveLength(1);
  });

  it('renders nothing when the feed fails', async () => {
    const failing = () => {
      throw new FakeError('UNAVAILABLE', 'Later');
    };
    draw(liveSample(), { 'GET /api/live-game/:gameId': failing });
    await waitFor(() => expect(document.querySelector('.live-p')).toBeNull());
  });

  it('asks again every 30 seconds until the game is over', async () => {
    vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true });
    const { server } = draw(liveSample(), { 'GET /api/live-game/:gameId': sampleLive() });
    const requested = (): number => server.callsOf('GET /api/live-game/:gameId').length;
    await waitFor(() => expect(requested()).toBe(1));
    server.use({ 'GET /api/live-game/:gameId': sampleLive({ status: 'final' }) });
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(requested()).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(requested()).toBe(2);
  });

  it('does not ask about a game that is not live', () => {
    const { server } = draw(sampleGame());
    expect(server.callsOf('GET /api/live-game/:gameId')).toHaveLength(0);
  });
});
