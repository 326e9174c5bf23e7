import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawNormal, seedRandom } from '../../random/index.ts';
import { logLossOf } from '../../scoring/index.ts';
import { GOLF_MODEL, GolfRatings } from './golf-model.ts';
import { duelChances } from './head-to-head.ts';
import { type FieldPlayer, simulateField } from './simulate-field.ts';

const TERMS = { cutPlaces: null, roundDeviation: 2.75, weekDeviation: 0.5 };
const player = (changes: Partial<FieldPlayer> = {}): FieldPlayer => ({
  skill: 0,
  toPar: 0,
  roundsBeforeCut: 2,
  roundsAfterCut: 2,
  isOut: false,
  ...changes,
});
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const anyField = fc.array(
  fc.record({ skill: fc.double({ min: -3, max: 3, noNaN: true }), toPar: fc.integer({ min: -15, max: 15 }), isOut: fc.boolean() }),
  { minLength: 25, maxLength: 60 },
);

describe('a field played many times', () => {
  test('pays out what there is, whoever plays', () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 0, max: 1e6 }), (drawn, seed) => {
        const players = drawn.map((changes, index) => player({ ...changes, isOut: changes.isOut && index > 21 }));
        const chances = simulateField(players, TERMS, { simulations: 40, seed });
        expect(total(chances.win)).toBeCloseTo(1, 9);
        expect(total(chances.top5)).toBeCloseTo(5, 9);
        expect(total(chances.top20)).toBeCloseTo(20, 9);
        players.forEach(({ isOut }, index) => {
          if (isOut) expect(chances.top20[index]).toBe(0);
          expect(chances.win[index]).toBeLessThanOrEqual(chances.top5[index]! + 1e-9);
          expect(chances.top10[index]).toBeLessThanOrEqual(chances.top20[index]! + 1e-9);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('the cut lets at least its places through, and who misses it takes no place', () => {
    const players = Array.from({ length: 120 }, (_, index) => player({ skill: index < 60 ? 0.5 : -0.5 }));
    const { makeCut, top20 } = simulateField(players, { ...TERMS, cutPlaces: 65 }, { simulations: 300, seed: 3 });
    expect(total(makeCut!)).toBeGreaterThanOrEqual(65);
    expect(total(makeCut!)).toBeLessThan(80);
    makeCut!.forEach((made, index) => {
      expect(made).toBeGreaterThanOrEqual(top20[index]! - 1e-9);
    });
    expect(total(makeCut!.slice(0, 60))).toBeGreaterThan(total(makeCut!.slice(60)));
  });

  test('agrees with the arithmetic of two players', () => {
    const pair = [player({ skill: 0.8 }), player()];
    const { first, second, tie } = duelChances(pair[0]!, pair[1]!, TERMS);
    const { win } = simulateField(pair, TERMS, { simulations: 40_000, seed: 7 });
    expect(win[0]).toBeCloseTo(first + tie / 2, 2);
    expect(first + second + tie).toBeCloseTo(1, 12);
  });

  test('with nothing left to play the leader has won, and a tie is split', () => {
    const over = (toPar: number): FieldPlayer => player({ toPar, roundsBeforeCut: 0, roundsAfterCut: 0 });
    const still = [over(-3), over(-3), over(1)];
    expect(simulateField(still, TERMS, { simulations: 10, seed: 1 }).win).toEqual([0.5, 0.5, 0]);
    expect(duelChances(over(-3), over(1), TERMS)).toEqual({ first: 1, second: 0, tie: 0 });
    expect(duelChances(over(2), over(2), TERMS)).toEqual({ first: 0, second: 0, tie: 1 });
  });

  test('repeats for a seed, and refuses nonsense', () => {
    const field = [player({ skill: 1 }), player(), player()];
    const run = (seed: number) => simulateField(field, TERMS, { simulations: 50, seed });
    expect(run(4)).toEqual(run(4));
    expect(() => simulateField([player({ isOut: true })], TERMS, { simulations: 5, seed: 1 })).toThrow(RangeError);
    expect(() => simulateField([player({ skill: Number.NaN })], TERMS, { simulations: 5, seed: 1 })).toThrow(RangeError);
    expect(() => simulateField(field, { ...TERMS, roundDeviation: 0 }, { simulations: 5, seed: 1 })).toThrow(RangeError);
    expect(() => duelChances(player({ toPar: Number.NaN }), player(), TERMS)).toThrow(RangeError);
  });
});

describe('a made-up tour of thirty tournaments', () => {
  const DEVIATION = 2.75;
  // Skills of -1.75 to +1.75 strokes a round, evenly over sixty players.
  const skills = Array.from({ length: 60 }, (_, at) => (29.5 - at) * (3.5 / 59));
  const state = seedRandom(17);
  const ratings = new GolfRatings({ ...GOLF_MODEL, priorSkill: 0 });
  const losses = { own: 0, base: 0, count: 0 };
  for (let week = 0; week < 30; week += 1) {
    const day = 7 * week;
    const field = skills.map((_, at) => player({ skill: ratings.skillOf(`${at}`, day).skill }));
    const { top10 } = simulateField(field, { ...GOLF_MODEL, cutPlaces: null }, { simulations: 400, seed: week });
    const rounds = skills.map((skill) => Array.from({ length: 4 }, () => DEVIATION * drawNormal(state) - skill));
    const tenth = rounds.map(total).sort((a, b) => a - b)[9]!;
    for (const [at, own] of rounds.entries()) {
      const hasPlaced = total(own) <= tenth ? 1 : 0;
      if (week < 10) continue;
      losses.own += logLossOf(Math.min(0.995, Math.max(0.005, top10[at]!)), hasPlaced);
      losses.base += logLossOf(10 / 60, hasPlaced);
      losses.count += 1;
    }
    ratings.learn({ day, rounds: new Map(rounds.map((own, at) => [`${at}`, own])) });
  }

  test('learns who is better, and by how much', () => {
    const learned = skills.map((_, at) => ratings.skillOf(`${at}`, 7 * 30).skill);
    const slope = total(learned.map((skill, at) => skill * skills[at]!)) / total(skills.map((skill) => skill ** 2));
    expect(slope).toBeGreaterThan(0.75);
    expect(slope).toBeLessThan(1.1);
  });

  test('knows more than the base rate after ten of them', () => {
    expect(losses.count).toBe(1200);
    expect(losses.own / losses.count).toBeLessThan(losses.base / losses.count - 0.01);
  });
});

describe('ratings', () => {
  const terms = { halfLifeDays: 100, priorRounds: 4, priorSkill: -1 };
  test('an unknown player has the skill of one, and a known one is drawn towards his rounds', () => {
    const ratings = new GolfRatings(terms);
    expect(ratings.skillOf('a', 0)).toEqual({ skill: -1, rounds: 0 });
    ratings.learn({
      day: 0,
      rounds: new Map([
        ['a', [-4, -4, -4, -4]],
        ['b', [4, 4, 4, 4]],
      ]),
    });
    // The two were of like standing: each round gains 4 and loses 4 against a field of -1.
    expect(ratings.skillOf('a', 0)).toEqual({ skill: (4 * 3 - 4) / 8, rounds: 4 });
    expect(ratings.skillOf('b', 0)).toEqual({ skill: (4 * -5 - 4) / 8, rounds: 4 });
  });
  test('old rounds fade by their half-life, and the skill goes back to the unknown', () => {
    const ratings = new GolfRatings(terms);
    ratings.learn({
      day: 0,
      rounds: new Map([
        ['a', [-4, -4]],
        ['b', [4, 4]],
      ]),
    });
    expect(ratings.skillOf('a', 100).rounds).toBeCloseTo(1, 12);
    expect(ratings.skillOf('a', 5000).skill).toBeCloseTo(-1, 6);
  });
  test('beating a strong field counts for more than beating a weak one', () => {
    const ratings = new GolfRatings(terms);
    ratings.learn({
      day: 0,
      rounds: new Map([
        ['strong', [-6, -6, -6, -6]],
        ['weak', [6, 6, 6, 6]],
      ]),
    });
    ratings.learn({
      day: 7,
      rounds: new Map([
        ['strong', [0, 0]],
        ['x', [-2, -2]],
      ]),
    });
    ratings.learn({
      day: 7,
      rounds: new Map([
        ['weak', [0, 0]],
        ['y', [-2, -2]],
      ]),
    });
    expect(ratings.skillOf('x', 7).skill).toBeGreaterThan(ratings.skillOf('y', 7).skill);
  });
  test.each([[{ halfLifeDays: 0 }], [{ priorRounds: -1 }], [{ priorSkill: Number.NaN }]])('refuses terms %o', (changes) => {
    expect(() => new GolfRatings({ ...terms, ...changes })).toThrow(RangeError);
  });
});
