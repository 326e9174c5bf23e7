import { describe, expect, test } from 'vitest';
import { compileGame, meanRuns, targetFactors } from '../compile-game.ts';
import { STARTER_RATES } from '../constants.ts';
import { normaliseOutcomes, OUTCOME } from '../outcomes.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { plateRates, USUAL_FORM } from '../tables/plate-table.ts';
import { REMOVAL_LENGTH } from '../tables/removal-table.ts';
import { lazily } from '../testing/lazily.ts';
import { flatPlate, leagueGame, leagueSide, PLAIN } from '../testing/league-sides.ts';
import { BASE_OUT_STEPS, basesOf, HALF_OVER } from './base-out-steps.ts';
import { expectedRuns, offenceContext, RUNNING_WIDTH, runningSteps, starterStays } from './expected-runs.ts';

const plain = lazily(() => compileGame(leagueGame({ rules: PLAIN })));
const context = lazily(() => offenceContext(plain(), 0));
const runsOf = (some: Parameters<typeof flatPlate>[1]): number =>
  expectedRuns(flatPlate(plain().plate.length, some), context(), USUAL_FORM);

describe('base-out steps', () => {
  test('sum to 1 from every state', () => {
    const { from, chance, next } = BASE_OUT_STEPS;
    for (let at = 0; at + 1 < from.length; at += 1) {
      let sum = 0;
      for (let step = from[at]!; step < from[at + 1]!; step += 1) sum += chance[step]!;
      expect(sum).toBeCloseTo(1, 9);
    }
    expect(Math.max(...next)).toBe(HALF_OVER);
    expect(basesOf(17)).toBe(5);
  });
  test.each([
    ['homeRun', 7, 0, 4, 0],
    ['walk', 7, 1, 1, 7 * 3 + 1],
    ['walk', 1, 2, 0, 3 * 3 + 2],
    ['triple', 3, 0, 2, 4 * 3],
    ['strikeout', 5, 1, 0, 5 * 3 + 2],
    ['strikeout', 5, 2, 0, HALF_OVER],
  ] as const)('%s with bases %i and %i out', (outcome, bases, outs, runs, next) => {
    const at = OUTCOME[outcome] * 24 + bases * 3 + outs;
    expect(BASE_OUT_STEPS.runs[at]).toBe(runs);
    expect(BASE_OUT_STEPS.next[BASE_OUT_STEPS.from[at]!]).toBe(next);
  });
});

describe('running steps', () => {
  const steps = lazily(() => runningSteps(plain(), 0));
  const chance = (state: number, next: number): number => steps().chances[state * RUNNING_WIDTH + next]!;
  test('sum to 1 from every state', () => {
    for (let state = 0; state < 24; state += 1)
      expect(
        steps()
          .chances.subarray(state * RUNNING_WIDTH, (state + 1) * RUNNING_WIDTH)
          .reduce((sum, one) => sum + one, 0),
      ).toBeCloseTo(1, 12);
  });
  test('follow the league’s habits', () => {
    const safe = 0.085 * 0.789;
    const third = 0.085 * 0.23;
    const odds = (0.789 / 0.211) * 1.18;
    const safeThird = (third * odds) / (1 + odds);
    expect(chance(0, 0)).toBe(1);
    expect(chance(3, 6)).toBeCloseTo(0.0243 + safe, 10);
    expect(chance(3, 1)).toBeCloseTo(0.085 * 0.211, 10);
    expect(chance(5, HALF_OVER)).toBeCloseTo(0.085 * 0.211, 10);
    expect(chance(6, 12)).toBeCloseTo(0.0244 + safeThird, 10);
    expect(chance(9, 18)).toBeCloseTo(0.0238 + safeThird * 0.74, 10);
    expect(chance(9, 15)).toBeCloseTo(safeThird * 0.26, 10);
    expect(chance(9, 4)).toBeCloseTo(third / (1 + odds), 10);
    expect(chance(12, 0)).toBeCloseTo(0.0162, 10);
    expect(chance(15, 18)).toBeCloseTo(0.0239 * 0.43 + safe, 10);
    expect(chance(15, 6)).toBeCloseTo(0.0239 * 0.57, 10);
    expect(chance(18, 12)).toBeCloseTo(0.0164, 10);
    expect(chance(21, 18)).toBeCloseTo(0.0174, 10);
  });
  test('are the same with one and with two out', () => {
    for (const outs of [1, 2])
      for (let bases = 0; bases < 8; bases += 1)
        for (let next = 0; next < 8; next += 1) expect(chance(3 * bases + outs, 3 * next + outs)).toBe(chance(3 * bases, 3 * next));
  });
  test('bring the man on third in', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((bases) => steps().runs[bases * 3])).toEqual([
      0,
      0,
      0,
      0,
      0.0162,
      0.0239 * (1 - 0.43),
      0.0164,
      0.0174,
    ]);
  });
});

describe('expected runs', () => {
  test.each([
    [{ strikeout: 1 }, 0],
    // Home runs before the third strikeout, nine times.
    [{ strikeout: 0.8, homeRun: 0.2 }, 9 * 3 * 0.25],
    [{ strikeout: 0.9, homeRun: 0.1 }, 27 / 9],
  ])('%j', (rates, expected) => {
    expect(runsOf(rates)).toBeCloseTo(expected, 6);
  });
  test('of walks are those after the third', () => {
    const game: CompiledGame = { ...plain(), steals: new Float64Array(plain().steals.length) };
    const still = offenceContext(game, 0);
    still.running.chances.fill(0);
    still.running.runs.fill(0);
    for (let state = 0; state < 24; state += 1) still.running.chances[state * RUNNING_WIDTH + state] = 1;
    const p = 0.3;
    let expected = 0;
    // Walks in an inning before three strikeouts; each past the third scores.
    for (let walks = 4; walks < 60; walks += 1) expected += (walks - 3) * (((walks + 1) * (walks + 2)) / 2) * p ** walks * (1 - p) ** 3;
    const rates = flatPlate(plain().plate.length, { strikeout: 1 - p, walk: p });
    expect(expectedRuns(rates, still, USUAL_FORM)).toBeCloseTo(9 * expected, 5);
  });
  test('with none on and none out are 0.48 to 0.50 on a neutral field', () => {
    const inputs = leagueGame({ rules: { isNeutral: true } });
    const perInning = meanRuns(plateRates(inputs), offenceContext(compileGame(inputs), 0), true) / 9;
    expect(perInning).toBeGreaterThan(0.475);
    expect(perInning).toBeLessThan(0.5);
  });
  test('are better on better days, and the mean of days is the mean', () => {
    const inputs = leagueGame();
    const rates = plateRates(inputs);
    const days = [-2, -1, 0, 1, 2].map((day) => expectedRuns(rates, context(), USUAL_FORM + day));
    expect([...days].sort((a, b) => a - b)).toEqual(days);
    expect(meanRuns(rates, context(), true)).toBeCloseTo(days.reduce((sum, runs) => sum + runs, 0) / 5, 10);
    expect(meanRuns(rates, context(), false)).toBe(days[2]);
    expect(expectedRuns(rates, context(), USUAL_FORM + 5)).toBeLessThan(days[2]!);
  });
});

describe('how long the starter stays', () => {
  const stays = lazily(() => starterStays(plain(), 1, 60));
  test('falls from certainty to nothing', () => {
    expect(stays()[0]).toBe(1);
    for (let batter = 1; batter < 60; batter += 1) expect(stays()[batter]).toBeLessThanOrEqual(stays()[batter - 1]!);
    expect(stays()[59]).toBeLessThan(1e-6);
  });
  test('is for good when no one takes him out, however many pitches he throws', () => {
    const never = new Float64Array(REMOVAL_LENGTH);
    for (const chance of starterStays({ ...plain(), removal: [never, never] }, 1, 60)) expect(chance).toBeCloseTo(1, 6);
  });
  test('about 22 batters with a usual budget, fewer with a smaller one', () => {
    const batters = stays().reduce((sum, chance) => sum + chance, 0);
    expect(batters).toBeGreaterThan(21.5);
    expect(batters).toBeLessThan(23.5);
    const home = { ...leagueSide('h'), starter: { ...leagueSide('h').starter, pitchBudget: 40 } };
    const short = starterStays(compileGame(leagueGame({ home })), 1, 60).reduce((sum, chance) => sum + chance, 0);
    expect(short).toBeGreaterThan(9);
    expect(short).toBeLessThan(14);
  });
});

describe('targets', () => {
  test('are met by the expectation to 0.001', () => {
    const inputs = leagueGame();
    const untargeted = { ...compileGame(inputs), plate: plateRates(inputs) };
    for (const [awayRuns, homeRuns] of [[4.4, 4.4]] as const) {
      const { away, home } = targetFactors(untargeted, { awayRuns, homeRuns });
      const compiled = compileGame({ ...inputs, targets: { awayRuns, homeRuns } });
      expect(compiled.offence).toEqual({ away, home });
      const again = { ...untargeted, plate: new Float64Array(0) };
      const toRates = (side: number): Float64Array => {
        const rates = compiled.plate.slice();
        for (let at = 0; at < rates.length; at += 8)
          for (let outcome = 7; outcome >= 0; outcome -= 1)
            rates[at + outcome] = (rates[at + outcome]! - (outcome === 0 ? 0 : rates[at + outcome - 1]!)) / 2 ** 32;
        expect(side).toBeLessThan(2);
        return rates;
      };
      expect(Math.abs(meanRuns(toRates(0), offenceContext(again, 0), true) - awayRuns)).toBeLessThan(0.00101);
      expect(Math.abs(meanRuns(toRates(1), offenceContext(again, 1), true) - homeRuns)).toBeLessThan(0.00101);
    }
  });
  test('ask more of an offence that faces a strong pitcher', () => {
    const rates = normaliseOutcomes({ ...STARTER_RATES, strikeout: 0.32, homeRun: 0.02 });
    const home = { ...leagueSide('h'), starter: { ...leagueSide('h').starter, rates } };
    expect(compileGame(leagueGame({ home, targets: { awayRuns: 4.4, homeRuns: 4.4 } })).offence.away).toBeGreaterThan(1.1);
  });
  test('out of reach are refused', () => {
    expect(() => compileGame(leagueGame({ targets: { awayRuns: 60, homeRuns: 4 } }))).toThrow(/60 expected runs are out of reach/);
    expect(() => compileGame(leagueGame({ targets: { awayRuns: 4, homeRuns: 0.001 } }))).toThrow(RangeError);
  });
  test('none leave the offence as it is', () => {
    expect(plain().offence).toEqual({ away: 1, home: 1 });
  });
});
