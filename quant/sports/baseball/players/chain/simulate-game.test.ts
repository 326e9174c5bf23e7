import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileGame } from '../compile-game.ts';
import { batterColumn, COLUMNS, RUNS, scoreColumn } from '../tables/columns.ts';
import { lazily } from '../testing/lazily.ts';
import { leagueGame } from '../testing/league-sides.ts';
import { valueIn } from '../testing/read-result.ts';
import { simulateGame } from './simulate-game.ts';
import { mergeResults } from './simulation-result.ts';

describe('bookkeeping', () => {
  test('without substitutes the nine have all runs', () => {
    const whole = simulateGame(compileGame(leagueGame({ rules: { hasSubstitutes: false } })), { games: 300, seed: 4, keepRecord: true });
    for (let game = 0; game < 300; game += 1)
      for (const side of [0, 1]) {
        const runs = Array.from({ length: 9 }, (_, slot) => valueIn(whole, game, batterColumn(side, slot) + RUNS));
        expect(runs.reduce((sum, one) => sum + one, 0)).toBe(valueIn(whole, game, scoreColumn(side, 'full')));
      }
  });
});

describe('determinism', () => {
  const game = lazily(() => compileGame(leagueGame()));
  const whole = lazily(() => simulateGame(game(), { games: 80, seed: 5, keepRecord: true }));
  test('whatever the chunks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (chunk) => {
        expect(simulateGame(game(), { games: 80, seed: 5, chunk, keepRecord: true })).toEqual(whole());
      }),
      { numRuns: 4 },
    );
  });
  test('parts of several workers make the whole', () => {
    const first = simulateGame(game(), { games: 30, seed: 5, keepRecord: true });
    const second = simulateGame(game(), { games: 50, seed: 5, firstGame: 30, keepRecord: true });
    expect(mergeResults([first, second])).toEqual(whole());
    expect(mergeResults([first, { ...second, record: null, isComplete: false }])).toMatchObject({
      record: null,
      isComplete: false,
      games: 80,
    });
    expect(() => mergeResults([])).toThrow(RangeError);
    const others = { ...second, players: { away: second.players.home, home: second.players.away } };
    expect(() => mergeResults([first, others])).toThrow(/different games/);
  });
  test('another seed is another simulation', () => {
    expect(simulateGame(game(), { games: 80, seed: 6, keepRecord: true }).record).not.toEqual(whole().record);
  });
  test('both the tables and the result can be cloned', () => {
    expect(simulateGame(structuredClone(game()), { games: 80, seed: 5, keepRecord: true })).toEqual(whole());
    expect(structuredClone(whole())).toEqual(whole());
  });
  test('stops when asked, between chunks', () => {
    let requested = 0;
    const shouldStop = (): boolean => {
      requested += 1;
      return requested > 3;
    };
    const stopped = simulateGame(game(), { games: 80, seed: 5, chunk: 20, shouldStop, keepRecord: true });
    expect([stopped.games, stopped.isComplete, stopped.record?.length]).toEqual([60, false, 60 * COLUMNS]);
    expect(stopped.record).toEqual(whole().record?.slice(0, 60 * COLUMNS));
    expect(whole().isComplete).toBe(true);
    expect(simulateGame(game(), { games: 20, seed: 5, shouldStop: () => true }).record).toBeNull();
  });
  test.each([
    { games: -1, seed: 1 },
    { games: 1.5, seed: 1 },
    { games: 10_000_001, seed: 1 },
    { games: 1, seed: -1 },
    { games: 0, seed: 0.5 },
    { games: 1, seed: 1, chunk: 0 },
    { games: 1, seed: 1, chunk: 1.5 },
    { games: 1, seed: 1, firstGame: -1 },
    { games: 1, seed: 1, firstGame: 0.5 },
  ])('%j is refused', (options) => {
    expect(() => simulateGame(game(), options)).toThrow(RangeError);
  });
  test('no games are no games', () => {
    expect(simulateGame(game(), { games: 0, seed: 1 })).toMatchObject({ games: 0, isComplete: true, record: null });
  });
});
