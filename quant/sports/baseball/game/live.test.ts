import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameDistribution } from './game-distribution.ts';
import { liveChances, liveOutlook, scoresFrom } from './game-live.ts';
import { jointProbability } from './market/joint-probability.ts';
import { priceSelection } from './market/price-market.ts';
import { FIRST_PITCH, type GameState } from './state.ts';
import { HIGHEST, SIZE, sum } from './table/grid.ts';

const game = gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }, { season: 2025 });
const home = { market: 'moneyline', period: 'full', side: 'home' } as const;
const over = { market: 'total', period: 'full', side: 'over', line: 8.5 } as const;
const at = (inning: number, half: GameState['half'], away: number, runs: number): GameState => ({
  inning,
  half,
  away,
  home: runs,
  bases: null,
});
const during = (state: GameState, outs: number, first = false, second = false, third = false): GameState => ({
  ...state,
  bases: { outs, runners: { first, second, third } },
});
const homeWins = (state: GameState): number => liveChances(game, state, [home]).win;

describe('a game from where it stands', () => {
  test('is at its first half the game that was foreseen', () => {
    const scores = scoresFrom(game.model, at(1, 'top', 0, 0));
    for (const [cell, chance] of scores.entries()) expect(chance).toBeCloseTo(game.full.scores[cell]!, 14);
    const pair = [home, over] as const;
    expect(liveChances(game, at(1, 'top', 0, 0), pair).win).toBeCloseTo(jointProbability(game, pair).win, 12);
  });

  test.each([
    ['inning1', 2],
    ['first5', 6],
  ] as const)('agrees, over all scores after %s, with what was foreseen', (period, inning) => {
    let mean = 0;
    for (let away = 0; away < SIZE; away += 1)
      for (let runs = 0; runs < SIZE; runs += 1) mean += game[period].scores[away * SIZE + runs]! * homeWins(at(inning, 'top', away, runs));
    expect(mean).toBeCloseTo(jointProbability(game, [home]).win, 9);
  });

  test.each<[GameState, number, number]>([
    [at(9, 'bottom', 3, 3), 0.6, 0.72],
    [at(9, 'bottom', 4, 3), 0.14, 0.24],
    [at(9, 'bottom', 7, 3), 0.001, 0.03],
    [at(9, 'top', 3, 4), 0.8, 0.9],
    [at(10, 'top', 3, 3), 0.48, 0.56],
    [at(10, 'bottom', 3, 3), 0.7, 0.9],
    [at(5, 'top', 0, 5), 0.9, 0.99],
    [at(2, 'bottom', 0, 0), 0.53, 0.58],
  ])('%j: the home side wins %d to %d', (state, low, high) => {
    expect(homeWins(state)).toBeGreaterThan(low);
    expect(homeWins(state)).toBeLessThan(high);
  });

  test('what is decided is certain: a total that is passed, and runs that are on the board', () => {
    expect(liveChances(game, at(6, 'top', 5, 4), [over])).toMatchObject({ win: expect.closeTo(1, 12), lose: expect.closeTo(0, 12) });
    const scores = scoresFrom(game.model, at(7, 'bottom', 2, 6));
    expect(sum(scores)).toBeCloseTo(1, 12);
    for (let away = 0; away < 2; away += 1) for (let runs = 0; runs < SIZE; runs += 1) expect(scores[away * SIZE + runs]).toBe(0);
  });

  test('a whole number on the total can push', () => {
    const whole = { ...over, line: 9 };
    const { win, push, lose, reduced } = liveChances(game, at(9, 'bottom', 5, 3), [whole]);
    expect(push).toBeGreaterThan(0);
    expect(win + push + lose + reduced).toBeCloseTo(1, 12);
  });

  test('seven scheduled innings end sooner', () => {
    const short = gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }, { scheduledInnings: 7 });
    expect(liveChances(short, at(7, 'bottom', 4, 3), [home]).win).toBeLessThan(0.3);
    expect(() => scoresFrom(short.model, at(7, 'bottom', 3, 4))).toThrow(RangeError);
  });

  test.each([
    at(0, 'top', 0, 0),
    at(1.5, 'top', 0, 0),
    at(Number.NaN, 'top', 0, 0),
    at(100, 'top', 3, 3),
    at(3, 'top', -1, 0),
    at(3, 'top', 0, 0.5),
    at(3, 'top', HIGHEST + 1, 0),
    at(9, 'bottom', 3, 4),
    at(10, 'top', 3, 4),
    at(10, 'top', 4, 3),
    at(11, 'bottom', 3, 4),
  ])('%j is refused', (state) => expect(() => scoresFrom(game.model, state)).toThrow(RangeError));

  test('something has to be asked, and of no part that is over', () => {
    expect(() => liveChances(game, at(2, 'top', 0, 0), [])).toThrow(RangeError);
    expect(() => liveChances(game, at(2, 'top', 0, 0), [{ ...home, period: 'inning1' }])).toThrow(RangeError);
    expect(() => scoresFrom(game.model, during(at(2, 'top', 0, 0), 3))).toThrow(RangeError);
  });

  test('the first five are foreseen while they last, at the first pitch as before it, alone and with the game', () => {
    const five = { ...over, period: 'first5', line: 4.5 } as const;
    expect(liveChances(game, FIRST_PITCH, [five]).win).toBeCloseTo(priceSelection(game, five).win, 10);
    expect(liveChances(game, FIRST_PITCH, [five, home]).win).toBeCloseTo(jointProbability(game, [five, home]).win, 12);
    expect(liveChances(game, at(5, 'bottom', 3, 2), [five]).win).toBeCloseTo(1, 10);
    const late = liveChances(game, during(at(5, 'bottom', 2, 2), 2), [five]).win;
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(0.1);
  });

  test('a half under way: outs hurt who bats, runners help, and the last out of a lead ends it', () => {
    const state = at(6, 'bottom', 3, 3);
    const [none, one, two] = [0, 1, 2].map((outs) => homeWins(during(state, outs)));
    expect(none).toBeGreaterThan(one!);
    expect(one).toBeGreaterThan(two!);
    expect(homeWins(during(state, 1, true, true, true))).toBeGreaterThan(one! + 0.1);
    expect(homeWins(during(at(9, 'bottom', 3, 3), 0, true, true, true))).toBeGreaterThan(0.9);
    expect(homeWins(during(at(9, 'bottom', 4, 3), 2))).toBeLessThan(0.08);
    expect(homeWins(during(at(10, 'top', 5, 3), 2))).toBeLessThan(homeWins(during(at(10, 'top', 4, 3), 2)));
    expect(liveOutlook(game, during(state, 1, true)).meanTotal).toBeGreaterThan(liveOutlook(game, during(state, 1)).meanTotal);
  });

  test('a half that has just begun is worth what the change of sides said, within a point and a half', () => {
    for (const state of [at(3, 'top', 1, 1), at(7, 'bottom', 2, 4), at(9, 'top', 4, 4)])
      expect(Math.abs(homeWins(during(state, 0)) - homeWins(state))).toBeLessThan(0.015);
  });

  test('a further run never hurts who scored it, and the four shares are whole', () => {
    const halves = fc.record({
      inning: fc.integer({ min: 1, max: 9 }),
      half: fc.constantFrom('top' as const, 'bottom' as const),
      bases: fc.option(
        fc.record({
          outs: fc.integer({ min: 0, max: 2 }),
          runners: fc.record({ first: fc.boolean(), second: fc.boolean(), third: fc.boolean() }),
        }),
      ),
    });
    const runs = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(halves, runs, runs, ({ inning, half, bases }, away, own) => {
        fc.pre(!(inning === 9 && half === 'bottom' && own + 1 > away));
        const now = liveChances(game, { inning, half, bases, away, home: own }, [home]);
        const then = liveChances(game, { inning, half, bases, away, home: own + 1 }, [home]);
        expect(then.win).toBeGreaterThanOrEqual(now.win - 1e-9);
        expect(now.win + now.lose + now.push + now.reduced).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });
});
