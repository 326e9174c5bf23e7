import { describe, expect, test } from 'vitest';
import { BASEBALL_KINDS, BASEBALL_PERIODS, type BaseballKind, isPitcherKind } from '../../../../grading/index.ts';
import { BENCH_RATES, BULLPEN_RATES, HOME_BATTER, LEAGUE_RATES, PLATOON, SITUATION, STARTER_RATES, TIMES_THROUGH } from '../constants.ts';
import { byOutcome, OUTCOME, OUTCOMES, type OutcomeFactors, type OutcomeRates } from '../outcomes.ts';
import { applyFactors, invertFactors, matchRates } from '../rates.ts';
import { lazily } from '../testing/lazily.ts';
import { leagueGame, leagueSide } from '../testing/league-sides.ts';
import { BATTER_COLUMNS, batterColumn, COLUMNS, kindOffset, scoreColumn, starterColumn } from './columns.ts';
import { ERROR_BIT, MOVES, NO_RBI_BIT, NOBODY, outsOf } from './moves-list.ts';
import { BENCH, BULLPEN, FORMS, plateIndex, plateRates, USUAL_FORM } from './plate-table.ts';
import { INNING_OVER, MEN_ON, REMOVAL_LENGTH, removalChance, removalIndex, removalTable } from './removal-table.ts';
import { scaleReach, scaleStrikeouts } from './scale-rates.ts';
import { stealChances, stealIndex, stealTable } from './steal-table.ts';
import { scaleOffence, toThresholds, WORDS } from './thresholds.ts';

describe('columns', () => {
  test('each statistic of each man, and each score, has its own', () => {
    const all: number[] = [];
    for (const side of [0, 1]) {
      for (let slot = 0; slot < 9; slot += 1) for (let stat = 0; stat < 11; stat += 1) all.push(batterColumn(side, slot) + stat);
      for (let stat = 0; stat < 6; stat += 1) all.push(starterColumn(side) + stat);
      for (const period of BASEBALL_PERIODS) all.push(scoreColumn(side, period));
    }
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: COLUMNS }, (_, column) => column));
    expect(COLUMNS).toBe(210 + 2 * BASEBALL_PERIODS.length);
    expect(BATTER_COLUMNS).toBe(11);
  });
  test('every proposition of the house has a place', () => {
    expect(BASEBALL_KINDS.filter(isPitcherKind)).toHaveLength(6);
    expect(BASEBALL_KINDS.map(kindOffset)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3, 4, 5]);
    expect(() => kindOffset('balks' as BaseballKind)).toThrow(RangeError);
  });
});

/** The moves of an outcome and state, as text and chance. */
function listMoves(outcome: number, bases: number, outs: number): [string, number, number][] {
  const state = (outcome * 8 + bases) * 3 + outs;
  const found: [string, number, number][] = [];
  for (let move = MOVES.from[state]!, before = 0; move < MOVES.from[state + 1]!; move += 1) {
    const packed = MOVES.packed[move]!;
    const marks = [0, 3, 6, 9].map((shift) => (packed >> shift) & 7).map((mark) => (mark === NOBODY ? '-' : String(mark)));
    found.push([marks.join(''), Math.round(((MOVES.upTo[move]! - before) / WORDS) * 1000), packed]);
    before = MOVES.upTo[move]!;
  }
  return found;
}

describe('moves', () => {
  test.each([
    ['walk', 0, '1---'],
    ['walk', 2, '1-2-'],
    ['walk', 3, '123-'],
    ['walk', 4, '1--3'],
    ['walk', 5, '12-3'],
    ['walk', 6, '1-23'],
    ['hitByPitch', 7, '1234'],
    ['strikeout', 7, '0123'],
    ['strikeout', 0, '0---'],
    ['triple', 6, '3-44'],
    ['homeRun', 5, '44-4'],
  ] as const)('%s with %i on is %s', (outcome, bases, move) => {
    for (let outs = 0; outs < 3; outs += 1) {
      const [[text, chance, packed] = ['', 0, 0], ...others] = listMoves(OUTCOME[outcome], bases, outs);
      expect([text, chance, others.length]).toEqual([move, 1000, 0]);
      expect(outsOf(packed)).toBe(outcome === 'strikeout' ? 1 : 0);
    }
  });
  test('a single with a man on first', () => {
    expect(
      listMoves(OUTCOME.single, 1, 0)
        .slice(0, 3)
        .map(([text, chance]) => [text, chance]),
    ).toEqual([
      ['12--', 731],
      ['13--', 240],
      ['23--', 22],
    ]);
  });
  test('double plays and errors are marked', () => {
    const outs = listMoves(OUTCOME.out, 1, 0);
    const [, , double = 0] = outs.find(([text]) => text === '00--') ?? [];
    expect([outsOf(double), double & NO_RBI_BIT, double & ERROR_BIT]).toEqual([2, NO_RBI_BIT, 0]);
    const [, , force = 0] = outs.find(([text]) => text === '10--') ?? [];
    expect([outsOf(force), force & NO_RBI_BIT, force & ERROR_BIT]).toEqual([1, 0, 0]);
    const error = listMoves(OUTCOME.out, 0, 0).find(([text]) => text === '1---');
    expect((error?.[2] ?? 0) & ERROR_BIT).toBe(ERROR_BIT);
    const [, , muffed = 0] = listMoves(OUTCOME.out, 4, 1).find(([text]) => text === '2--4') ?? [];
    expect(muffed & ERROR_BIT).toBe(ERROR_BIT);
    const [, , doubled = 0] = listMoves(OUTCOME.double, 0, 0)[0] ?? [];
    expect(doubled & ERROR_BIT).toBe(0);
  });
  test('of every state add up, take every man once, and never leave two on one base', () => {
    for (let state = 0; state < OUTCOMES.length * 24; state += 1) {
      const bases = Math.floor(state / 3) % 8;
      const moves = listMoves(Math.floor(state / 24), bases, state % 3);
      expect(MOVES.upTo[MOVES.from[state + 1]! - 1]).toBe(WORDS);
      for (const [text, , packed] of moves) {
        const runners = text.slice(1).split('');
        expect(runners.map((mark) => (mark === '-' ? 0 : 1))).toEqual([bases & 1, (bases >> 1) & 1, (bases >> 2) & 1]);
        const reached = text.split('').filter((mark) => '123'.includes(mark));
        expect(new Set(reached).size).toBe(reached.length);
        expect((state % 3) + outsOf(packed)).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe('turns at bat', () => {
  const inputs = leagueGame({ park: { ...byOutcome(() => 1), homeRun: 1.2 } });
  const table = lazily(() => plateRates(inputs));
  const at = (side: number, form: number, order: number, phase: number, situation: number): number[] => {
    const first = plateIndex(side, form, order, phase, situation);
    return [...table().subarray(first, first + 8)];
  };
  const apply = (rates: OutcomeRates, ...factors: OutcomeFactors[]): number[] => {
    const turn = applyFactors(rates, ...factors);
    return OUTCOMES.map((outcome) => turn[outcome]);
  };
  const near = (rates: number[]): unknown[] => rates.map((rate): unknown => expect.closeTo(rate, 12));
  const park = { ...byOutcome(() => 1), homeRun: 1.2 };
  const starter = lazily(() => matchRates(LEAGUE_RATES, STARTER_RATES, LEAGUE_RATES));
  test.each([0, 1, 2])('the starter, time %i through', (phase) => {
    const turn = applyFactors(starter(), TIMES_THROUGH[phase]!, PLATOON.L.R, park, HOME_BATTER);
    expect(at(1, USUAL_FORM, 1, phase, 2)).toEqual(near(apply(turn, SITUATION[2])));
  });
  test('the road batter against the bullpen has neither arm nor times through', () => {
    const turn = applyFactors(matchRates(LEAGUE_RATES, BULLPEN_RATES, LEAGUE_RATES), park, invertFactors(HOME_BATTER));
    expect(at(0, USUAL_FORM, 3, BULLPEN, 1)).toEqual(near(apply(turn, SITUATION[1])));
  });
  test('a bench man against the starter', () => {
    const turn = applyFactors(matchRates(BENCH_RATES, STARTER_RATES, LEAGUE_RATES), TIMES_THROUGH[1], park, HOME_BATTER);
    expect(at(1, USUAL_FORM, BENCH, 1, 0)).toEqual(near(apply(turn, SITUATION[0])));
  });
  test('a neutral field and no park', () => {
    const plain = plateRates(leagueGame({ rules: { isNeutral: true } }));
    const first = plateIndex(1, USUAL_FORM, 3, BULLPEN, 0);
    const expected = apply(applyFactors(matchRates(LEAGUE_RATES, BULLPEN_RATES, LEAGUE_RATES)), SITUATION[0]);
    expect([...plain.subarray(first, first + 8)]).toEqual(near(expected));
  });
  test('days: reaching base from worst to best, strikeouts of the starter only', () => {
    const reach = (rates: number[]): number => 1 - rates[OUTCOME.out]! - rates[OUTCOME.strikeout]!;
    const odds = (rate: number): number => rate / (1 - rate);
    const usual = at(0, USUAL_FORM, 0, 0, 0);
    expect(FORMS).toBe(15);
    expect(odds(reach(at(0, USUAL_FORM + 2, 0, 0, 0)))).toBeCloseTo(odds(reach(usual)) * Math.exp(0.14634), 10);
    expect(odds(reach(at(0, USUAL_FORM - 1, 0, 0, 0)))).toBeCloseTo(odds(reach(usual)) * Math.exp(-0.05989), 10);
    const more = at(0, USUAL_FORM + 5, 0, 0, 0);
    expect(odds(more[OUTCOME.strikeout]!)).toBeCloseTo(odds(usual[OUTCOME.strikeout]!) * Math.exp(0.244948), 10);
    expect(at(0, USUAL_FORM + 5, 0, BULLPEN, 0)).toEqual(near(at(0, USUAL_FORM, 0, BULLPEN, 0)));
  });
  test('every turn sums to 1', () => {
    for (let first = 0; first < table().length; first += 8)
      expect(
        table()
          .subarray(first, first + 8)
          .reduce((sum, rate) => sum + rate, 0),
      ).toBeCloseTo(1, 10);
  });
});

describe('scaling', () => {
  const RATES = [0.4, 0.2, 0.1, 0.1, 0.1, 0.05, 0.03, 0.02];
  test('odds of reaching base', () => {
    const rates = Float64Array.from([...RATES, ...RATES]);
    scaleReach(rates, 8, 3);
    expect([...rates.subarray(0, 8)]).toEqual(RATES);
    // Two to three against becomes six to three.
    expect(rates[8 + OUTCOME.out]).toBeCloseTo(0.4 / 1.8, 12);
    expect(rates[8 + OUTCOME.strikeout]).toBeCloseTo(0.2 / 1.8, 12);
    expect(rates[8 + OUTCOME.homeRun]).toBeCloseTo(0.15 / 1.8, 12);
  });
  test('odds of a strikeout', () => {
    const rates = Float64Array.from(RATES);
    scaleStrikeouts(rates, 0, 2);
    expect(rates[OUTCOME.strikeout]).toBeCloseTo(0.4 / 1.2, 12);
    expect(rates[OUTCOME.out]).toBeCloseTo(0.4 / 1.2, 12);
    expect(rates[OUTCOME.triple]).toBeCloseTo(0.02 / 1.2, 12);
  });
  test('one side leaves the other alone', () => {
    const before = plateRates(leagueGame());
    const after = before.slice();
    scaleOffence(after, 1, 1.3);
    const border = plateIndex(1, 0, 0, 0, 0);
    expect(after.subarray(0, border)).toEqual(before.subarray(0, border));
    expect(after[border]).toBeLessThan(before[border]!);
    expect(after[after.length - 1]).toBeGreaterThan(before[before.length - 1]!);
  });
  test('thresholds rise to exactly 2^32', () => {
    const [first, second, ...rest] = toThresholds(Float64Array.from([0.25, 0.5, 0.1, 0.05, 0.05, 0.03, 0.01, 0.0099]));
    expect([first, second]).toEqual([WORDS / 4, (WORDS * 3) / 4]);
    expect(rest.at(-1)).toBe(WORDS);
  });
});

describe('removal', () => {
  const logOdds = (chance: number): number => Math.log(chance / (1 - chance));
  test.each([
    [85, 0, 0, 0, 85, -4.551 + 0.543 * 1.5],
    [85, 0, 0, 0, 65, -4.551 - 2 * 0.669],
    [85, MEN_ON, 3, 2, 95, -4.551 + 0.669 + 0.543 * 2.5 + 0.39 + 1.188 + 1.518],
    [85, INNING_OVER, 3, 2, 105, -4.551 + 1.338 + 0.543 * 3.5 + 0.39 + 1.188 + 0.286 + 2.604 + 0.694 * 3.5 - 0.764],
    [100, INNING_OVER, 0, 0, 135, -4.551 + 0.669 * 3.5 + 0.543 * 5 + 0.286 * 3.5 + 2.604 + 0.694 * 5],
  ])('budget %d, next %i, %i runs, %i in the inning, %i pitches', (budget, next, runs, inningRuns, pitches, expected) => {
    expect(logOdds(removalChance(budget, next, runs, inningRuns, pitches))).toBeCloseTo(expected, 9);
  });
  test('the table holds every chance, and its edges stand for what lies past them', () => {
    const table = removalTable(90);
    expect(table).toHaveLength(3 * 9 * 5 * 140);
    expect(REMOVAL_LENGTH).toBe(table.length);
    expect(new Set(table.map((_, at) => at)).size).toBe(table.length);
    for (const [next, runs, inningRuns, pitches] of [
      [0, 0, 0, 0],
      [2, 8, 4, 139],
      [1, 5, 3, 77],
    ] as const)
      expect(table[removalIndex(next, runs, inningRuns, pitches)]).toBe(removalChance(90, next, runs, inningRuns, pitches) * WORDS);
    expect(removalIndex(2, 20, 9, 200)).toBe(REMOVAL_LENGTH - 1);
    expect(removalIndex(1, 9, 5, 140)).toBe(removalIndex(1, 8, 4, 139));
  });
});

describe('steals', () => {
  test('of second and third', () => {
    const [safe, caught, safeThird, caughtThird] = stealChances({ attempts: 0.2, success: 0.75 });
    expect(safe).toBeCloseTo(0.15, 12);
    expect(caught).toBeCloseTo(0.05, 12);
    const odds = 3 * 1.18;
    expect(safeThird).toBeCloseTo((0.046 * odds) / (1 + odds), 12);
    expect(caughtThird).toBeCloseTo(0.046 / (1 + odds), 12);
  });
  test('the table has the runner’s own, or the league’s', () => {
    const away = leagueSide('a');
    const fast = {
      ...away,
      batters: away.batters.map((batter, slot) => (slot === 2 ? { ...batter, steals: { attempts: 0.3, success: 0.9 } } : batter)),
    };
    const table = stealTable(fast, leagueSide('h'));
    expect([...table.subarray(stealIndex(0, 2), stealIndex(0, 3))]).toEqual(stealChances({ attempts: 0.3, success: 0.9 }));
    for (const at of [stealIndex(0, 3), stealIndex(0, BENCH), stealIndex(1, 2), stealIndex(1, BENCH)])
      expect([...table.subarray(at, at + 4)]).toEqual(stealChances({ attempts: 0.085, success: 0.789 }));
    expect(table).toHaveLength(80);
  });
});
