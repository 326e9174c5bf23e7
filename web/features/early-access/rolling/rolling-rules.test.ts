import { expect, test } from 'vitest';
import { countDecided, type RatedBet, rollingSteps, WINDOW } from './rolling-panel.tsx';

const bet = (at: number, result: RatedBet['result'], odds = 100): RatedBet => ({ id: String(at), playedOn: `day ${at}`, odds, result });
/** The newest first, as the report lists them. */
const bets = (results: readonly RatedBet['result'][], odds?: number): RatedBet[] =>
  results.map((result, at) => bet(at, result, odds)).toReversed();

test('nothing below twenty decided bets; pushes and voids do not count', () => {
  const short = bets([...Array.from({ length: WINDOW - 1 }, () => 'win' as const), 'push', 'void']);
  expect([rollingSteps(short), countDecided(short)]).toEqual([[], WINDOW - 1]);
});

test('each step drops the oldest bet and takes the next', () => {
  const steps = rollingSteps(bets([...Array.from({ length: WINDOW }, () => 'loss' as const), 'win', 'push', 'win'], 150));
  expect(steps.map(({ on, wins, rate }) => [on, wins, rate])).toEqual([
    ['day 19', 0, 0],
    ['day 20', 1, 0.05],
    ['day 22', 2, 0.1],
  ]);
  for (const { needed, rate, interval } of steps) {
    expect(needed).toBeCloseTo(0.4, 12);
    expect(interval.low).toBeLessThanOrEqual(rate);
    expect(interval.high).toBeGreaterThan(rate);
  }
});
