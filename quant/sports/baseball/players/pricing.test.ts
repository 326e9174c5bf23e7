import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASEBALL_KINDS, BASEBALL_PERIODS, type Selection } from '../../../grading/index.ts';
import { simulateGame } from './chain/simulate-game.ts';
import { histogramIndex, type SimulationResult } from './chain/simulation-result.ts';
import { compileGame } from './compile-game.ts';
import { jointFrequency, pricePlayerProp, propDistribution } from './pricing.ts';
import { batterColumn, COLUMNS, kindOffset, scoreColumn, starterColumn, VALUES } from './tables/columns.ts';
import { lazily } from './testing/lazily.ts';
import { leagueGame } from './testing/league-sides.ts';

const GAMES = 4000;
const result = lazily(() => simulateGame(compileGame(leagueGame()), { games: GAMES, seed: 77, keepRecord: true }));

/** Four games written by hand: away and home runs, and hits of `a2`. */
function writtenResult(rows: { away: number; home: number; first5: [number, number]; hits: number }[]): SimulationResult {
  const record = new Uint8Array(rows.length * COLUMNS);
  const histograms = new Uint32Array(COLUMNS * VALUES);
  rows.forEach(({ away, home, first5, hits }, game) => {
    const put = (column: number, value: number): void => {
      record[game * COLUMNS + column] = value;
    };
    put(scoreColumn(0, 'full'), away);
    put(scoreColumn(1, 'full'), home);
    put(scoreColumn(0, 'first5'), first5[0]);
    put(scoreColumn(1, 'first5'), first5[1]);
    put(batterColumn(0, 1) + kindOffset('hits'), hits);
    for (let column = 0; column < COLUMNS; column += 1) histograms[histogramIndex(column, record[game * COLUMNS + column]!)]! += 1;
  });
  return { players: compileGame(leagueGame()).players, games: rows.length, isComplete: true, histograms, record };
}
const written = lazily(() =>
  writtenResult([
    { away: 3, home: 5, first5: [1, 1], hits: 0 },
    { away: 6, home: 2, first5: [4, 0], hits: 2 },
    { away: 4, home: 3, first5: [0, 2], hits: 1 },
    { away: 0, home: 8, first5: [0, 8], hits: 3 },
  ]),
);
const over = (line: number): Selection => ({ market: 'prop', playerId: 'a2', prop: 'hits', side: 'over', line });

describe('a proposition', () => {
  test.each([
    [0, { win: 0.75, push: 0.25, lose: 0 }],
    [0.5, { win: 0.75, push: 0, lose: 0.25 }],
    [1, { win: 0.5, push: 0.25, lose: 0.25 }],
    [2.5, { win: 0.25, push: 0, lose: 0.75 }],
    [3, { win: 0, push: 0.25, lose: 0.75 }],
    [70, { win: 0, push: 0, lose: 1 }],
  ])('over %d', (line, expected) => {
    const price = pricePlayerProp(written(), { playerId: 'a2', prop: 'hits', line });
    expect(price).toMatchObject({ ...expected, mean: 1.5, n: 4 });
    expect(price.standardError).toBeCloseTo(Math.sqrt((expected.win * (1 - expected.win)) / 4), 12);
  });
  test('has a distribution', () => {
    const chances = propDistribution(written(), 'a2', 'hits');
    expect(chances).toHaveLength(VALUES);
    expect(chances.slice(0, 5)).toEqual([0.25, 0.25, 0.25, 0.25, 0]);
  });
  test('of every kind has a price within bounds that falls with the line', () => {
    for (const prop of BASEBALL_KINDS) {
      const playerId = prop.startsWith('pitcher_') ? 'hP' : 'h4';
      let before = 1;
      for (let line = 0; line < 30; line += 0.5) {
        const { win, lose, push } = pricePlayerProp(result(), { playerId, prop, line });
        expect(win + lose + push).toBeCloseTo(1, 12);
        expect(Math.min(win, lose, push)).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(before);
        before = win;
      }
      expect(before).toBeLessThan(0.01);
    }
  });
  test('a man who pitches and bats has both', () => {
    const both = { ...result(), players: { ...result().players, away: { ...result().players.away, starter: 'a2' } } };
    const pitched = pricePlayerProp(both, { playerId: 'a2', prop: 'pitcher_outs', line: 9 });
    expect(pitched).toEqual(pricePlayerProp(result(), { playerId: 'aP', prop: 'pitcher_outs', line: 9 }));
    expect(pricePlayerProp(both, { playerId: 'a2', prop: 'hits', line: 0.5 }).mean).toBeLessThan(2);
  });
  test('home and away men are told apart', () => {
    const marked = { ...written(), histograms: written().histograms.slice() };
    marked.histograms[histogramIndex(starterColumn(1) + kindOffset('pitcher_outs'), 0)] = 0;
    marked.histograms[histogramIndex(starterColumn(1) + kindOffset('pitcher_outs'), 18)] = 4;
    expect(pricePlayerProp(marked, { playerId: 'hP', prop: 'pitcher_outs', line: 17.5 }).win).toBe(1);
    expect(pricePlayerProp(marked, { playerId: 'aP', prop: 'pitcher_outs', line: 17.5 }).win).toBe(0);
  });
  test.each([
    ['a2', 'hits', -0.5],
    ['a2', 'hits', 0.25],
    ['a2', 'hits', Number.NaN],
    ['a2', 'hits', Number.POSITIVE_INFINITY],
    ['a2', 'pitcher_outs', 1.5],
    ['aP', 'hits', 1.5],
    ['nobody', 'hits', 1.5],
    ['nobody', 'pitcher_outs', 1.5],
  ] as const)('%s, %s over %d is refused', (playerId, prop, line) => {
    expect(() => pricePlayerProp(result(), { playerId, prop, line })).toThrow(RangeError);
  });
  test('without games there is no price', () => {
    expect(() => pricePlayerProp({ ...written(), games: 0 }, { playerId: 'a2', prop: 'hits', line: 1 })).toThrow(/no game/);
    expect(() => propDistribution({ ...written(), games: 0 }, 'a2', 'hits')).toThrow(/no game/);
  });
});

describe('one selection', () => {
  test.each<[Selection, number, number, number]>([
    [{ market: 'moneyline', period: 'full', side: 'home' }, 0.5, 0.5, 0],
    [{ market: 'moneyline', period: 'first5', side: 'away' }, 0.25, 0.5, 0.25],
    [{ market: 'spread', period: 'full', side: 'home', line: -2 }, 0.25, 0.5, 0.25],
    [{ market: 'spread', period: 'full', side: 'away', line: -1.5 }, 0.25, 0.75, 0],
    [{ market: 'spread', period: 'full', side: 'away', line: 2.5 }, 0.75, 0.25, 0],
    [{ market: 'total', period: 'full', side: 'over', line: 7.5 }, 0.75, 0.25, 0],
    [{ market: 'total', period: 'full', side: 'under', line: 8 }, 0.25, 0, 0.75],
    [{ market: 'total', period: 'first5', side: 'under', line: 3 }, 0.5, 0.5, 0],
    [{ market: 'total', period: 'full', side: 'over', line: 5, team: 'home' }, 0.25, 0.5, 0.25],
    [{ market: 'total', period: 'full', side: 'under', line: 3.5, team: 'away' }, 0.5, 0.5, 0],
    [over(1), 0.5, 0.25, 0.25],
    [{ market: 'prop', playerId: 'a2', prop: 'hits', side: 'under', line: 1 }, 0.25, 0.5, 0.25],
  ])('%j', (selection, win, lose, push) => {
    expect(jointFrequency(written(), [selection])).toMatchObject({ win, lose, push, n: 4 });
  });
  test('on a man is what his histogram says', () => {
    for (const prop of ['hits', 'total_bases', 'rbi', 'batter_strikeouts'] as const)
      for (const line of [0.5, 1, 1.5, 2]) {
        const { win, lose, push, standardError } = pricePlayerProp(result(), { playerId: 'h3', prop, line });
        const joint = jointFrequency(result(), [{ market: 'prop', playerId: 'h3', prop, side: 'over', line }]);
        expect(joint).toEqual({ win, lose, push, decided: expect.closeTo(1 - push, 12), n: GAMES, standardError });
      }
  });
});

describe('a combination', () => {
  test('wins where all win, loses where one loses, goes on without what pushes', () => {
    const home: Selection = { market: 'moneyline', period: 'full', side: 'home' };
    const away: Selection = { market: 'moneyline', period: 'full', side: 'away' };
    // Games one and four are the home side's; hits are 0, 2, 1, 3.
    expect(jointFrequency(written(), [home, over(0.5)])).toMatchObject({ win: 0.25, lose: 0.75, push: 0 });
    expect(jointFrequency(written(), [away, over(1)])).toMatchObject({ win: 0.25, lose: 0.5, push: 0.25, decided: 0.75 });
    expect(jointFrequency(written(), [home, away])).toMatchObject({ win: 0, lose: 1, push: 0 });
  });
  const selection: fc.Arbitrary<Selection> = fc.oneof(
    fc.record({
      market: fc.constant('prop' as const),
      playerId: fc.constantFrom('a1', 'a5', 'h2', 'h9'),
      prop: fc.constantFrom('hits' as const, 'runs' as const, 'total_bases' as const),
      side: fc.constantFrom('over' as const, 'under' as const),
      line: fc.constantFrom(0.5, 1, 1.5),
    }),
    fc.record({
      market: fc.constant('moneyline' as const),
      period: fc.constantFrom(...BASEBALL_PERIODS),
      side: fc.constantFrom('away', 'home'),
    }),
    fc.record({
      market: fc.constant('total' as const),
      period: fc.constantFrom('full', 'first5'),
      side: fc.constantFrom('over', 'under'),
      line: fc.constantFrom(4.5, 8.5, 9),
    }),
  );
  test('is never likelier than its least likely leg, nor lighter than all legs together demand', () => {
    fc.assert(
      fc.property(fc.array(selection, { minLength: 1, maxLength: 4 }), (legs) => {
        const { win, lose, push } = jointFrequency(result(), legs);
        const each = legs.map((leg) => jointFrequency(result(), [leg]).win);
        expect(win).toBeLessThanOrEqual(Math.min(...each) + 1e-12);
        expect(win).toBeGreaterThanOrEqual(each.reduce((sum, one) => sum + one, 0) - legs.length + 1 - 1e-12);
        expect(win + lose + push).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
  });
  test('of what goes together is likelier than the product', () => {
    const legs: Selection[] = [
      { market: 'prop', playerId: 'h3', prop: 'runs', side: 'over', line: 0.5 },
      { market: 'prop', playerId: 'h4', prop: 'rbi', side: 'over', line: 0.5 },
    ];
    const product = legs.reduce((chance, leg) => chance * jointFrequency(result(), [leg]).win, 1);
    expect(jointFrequency(result(), legs).win).toBeGreaterThan(1.1 * product);
    const pitching: Selection[] = [
      { market: 'prop', playerId: 'hP', prop: 'pitcher_strikeouts', side: 'over', line: 5.5 },
      { market: 'moneyline', period: 'full', side: 'home' },
    ];
    const apart = pitching.reduce((chance, leg) => chance * jointFrequency(result(), [leg]).win, 1);
    expect(jointFrequency(result(), pitching).win).toBeGreaterThan(apart);
  });
  test.each<[RegExp, Selection[]]>([
    [/needs a selection/, []],
    [/not a line/, [{ market: 'spread', period: 'full', side: 'home', line: 0.25 }]],
    [/below zero/, [{ market: 'total', period: 'full', side: 'over', line: -1 }]],
    [/nobody has no hits/, [{ market: 'prop', playerId: 'nobody', prop: 'hits', side: 'over', line: 1 }]],
  ])('%s', (message, legs) => {
    expect(() => jointFrequency(written(), legs)).toThrow(RangeError);
    expect(() => jointFrequency(written(), legs)).toThrow(message);
  });
  test('needs a record', () => {
    expect(() => jointFrequency({ ...written(), record: null }, [over(1)])).toThrow(/no game was recorded/);
    expect(() => jointFrequency({ ...written(), games: 0 }, [over(1)])).toThrow(/no game was recorded/);
  });
});
