import { describe, expect, it } from 'vitest';
import { finalSample, sampleGame } from '../../../testing/sample-game.ts';
import { dayResult, nextStart, openSums } from './my-day-rules.ts';

const bet = (gameId: string, stake: number, potentialWin: number) => ({ gameId, stake, potentialWin });
const own = (playedOn: string, result: string) => ({ playedOn, result }) as never;

describe('my day', () => {
  it('sums open bets to the cent and counts those in play', () => {
    const bets = [bet('a', 0.1, 0.3), bet('b', 0.2, 0.1), bet('a', 25, 21.19)];
    expect(openSums(bets, new Set(['a']))).toEqual({ count: 3, risk: 25.3, toWin: 21.59, running: 2 });
  });

  it('takes the day’s result from its own games alone', () => {
    const curve = [
      { on: '2026-07-10', profit: -40 },
      { on: '2026-07-11', bets: 3, profit: 11 },
    ] as never;
    const bets = [own('2026-07-11', 'win'), own('2026-07-11', 'loss'), own('2026-07-11', 'push'), own('2026-07-10', 'loss')];
    expect(dayResult({ curve, bets }, '2026-07-11')).toEqual({ bets: 3, profit: 11, record: '1–1–1' });
    expect(dayResult({ curve, bets }, '2026-07-12')).toEqual({ bets: 0, profit: 0, record: '0–0' });
  });

  it('names the next start and the next of one’s own, never a game that has begun or has no time', () => {
    const early = sampleGame({ gameId: 'early', gameTime: '2026-07-11T20:00:00.000Z' });
    const late = sampleGame({ gameId: 'late', gameTime: '2026-07-11T23:00:00.000Z' });
    const tentative = sampleGame({ gameId: 'tbd', gameTime: '2026-07-11T04:00:00.000Z', isTimeTentative: true });
    const { next, mine } = nextStart([late, finalSample(), tentative, early], new Set(['late', 'tbd']));
    expect([next?.gameId, mine?.gameId]).toEqual(['early', 'late']);
    expect(nextStart([finalSample()], new Set())).toEqual({ next: null, mine: null });
  });
});
