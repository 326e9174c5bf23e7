import { describe, expect, test } from 'vitest';
import { tableMean, tableVariance } from '../../../distribution/index.ts';
import { drawUniform, seedRandom } from '../../../random/index.ts';
import { NBA_LINKS, NBA_PLAYERS } from '../../nba/players/index.ts';
import { NFL_LINKS, NFL_PLAYERS } from '../../nfl/players/index.ts';
import { NHL_LINKS, NHL_PLAYERS } from '../../nhl/players/index.ts';
import { calibrationOf } from './calibration.ts';
import {
  type CountSpread,
  type ExpectedForm,
  isListed,
  LEAST_GAMES,
  medianLine,
  PlayerForms,
  type PlayerLine,
  type PlayerTerms,
  priceLine,
  projectKind,
  projectPlayer,
} from './index.ts';
import { countTable, shareTable, triesNodes, varianceOf, yardsTable } from './tables.ts';

const SPREAD = { base: 1, share: 0 };
/** Two counts on minutes. */
const TINY: PlayerTerms = {
  version: 'tiny',
  points: 100,
  winter: 0.5,
  opponent: { halfLife: 20, weight: 5 },
  tries: {
    minutes: {
      halfLife: 10,
      mean: 15,
      weight: 1,
      margin: 0,
      blowout: -0.01,
      total: 0,
      opponent: 0,
      spread: { family: 'time', base: 4, share: 0.5, below: 1.2 },
    },
  },
  rates: {
    points: { per: 'minutes', halfLife: 30, mean: 0.5, weight: 100, points: 1, opponent: 1 },
    assists: { per: 'minutes', halfLife: 30, mean: 0.1, weight: 100, points: 0, opponent: 0 },
  },
  kinds: {
    points: { family: 'count', of: ['points'], spread: SPREAD, listed: { tries: 'minutes', least: 10 } },
    both: { family: 'count', of: ['points', 'assists'], spread: SPREAD, listed: { tries: 'minutes', least: 10 } },
    double_double: { family: 'double', of: ['points', 'assists'], spreads: [SPREAD, SPREAD], listed: { tries: 'minutes', least: 10 } },
  },
};
const EVEN = { margin: 0, total: 200 };
const line = (more: Partial<PlayerLine> = {}): PlayerLine => ({
  playerId: 'a',
  team: 'AAA',
  opponent: 'BBB',
  view: EVEN,
  stats: { minutes: 30, points: 24, assists: 3 },
  ...more,
});
const after = (games: number, of: (at: number) => PlayerLine = () => line()): PlayerForms => {
  const forms = new PlayerForms(TINY);
  for (let at = 0; at < games; at += 1) forms.learn(2020, [of(at)]);
  return forms;
};

describe('form', () => {
  test('a player who always does the same is expected to; one that no one knows is a newcomer', () => {
    const { games, tries, rates } = after(60).expect(line());
    expect(games).toBe(60);
    expect(tries.minutes!.mean).toBeGreaterThan(28.5);
    expect(tries.minutes!.mean).toBeLessThan(30);
    expect(Math.abs(rates.points! - 0.8)).toBeLessThan(0.1);
    const newcomer = after(60).expect(line({ playerId: 'new' }));
    expect([newcomer.games, newcomer.tries.minutes!.mean]).toEqual([0, 15]);
  });

  test('a hidden rate is recovered from noisy games, nearer the more there are', () => {
    const state = seedRandom(5);
    const noisy = (): PlayerLine => {
      const minutes = 26 + 8 * drawUniform(state);
      const points = Array.from({ length: Math.round(minutes) }, () => Number(drawUniform(state) < 0.4)).reduce((sum, one) => sum + one, 0);
      return line({ stats: { minutes, points, assists: 2 } });
    };
    const errors = [6, 200].map((games) => Math.abs(after(games, noisy).expect(line()).rates.points! - 0.4));
    expect(errors[1]).toBeLessThan(0.05);
    expect(errors[1]).toBeLessThan(errors[0]! + 0.02);
  });

  test('newer games count more, and a winter takes weight from the old ones', () => {
    const grown = after(20, (at) => line({ stats: { minutes: at < 10 ? 10 : 30, points: 10, assists: 1 } }));
    expect(grown.expect(line()).tries.minutes!.mean).toBeGreaterThan(20);
    const [same, next] = [after(10), after(10)];
    same.learn(2020, [line({ stats: { minutes: 10, points: 4, assists: 0 } })]);
    next.learn(2021, [line({ stats: { minutes: 10, points: 4, assists: 0 } })]);
    expect(next.expect(line()).tries.minutes!.mean).toBeLessThan(same.expect(line()).tries.minutes!.mean);
  });

  test('a club that allows more lifts who plays it, more points expected lift as the terms say, a rout shortens time', () => {
    const forms = new PlayerForms(TINY);
    for (let at = 0; at < 30; at += 1) {
      forms.learn(2020, [line({ opponent: 'SOFT', stats: { minutes: 30, points: 30, assists: 3 } })]);
      forms.learn(2020, [line({ opponent: 'HARD', stats: { minutes: 30, points: 18, assists: 3 } })]);
    }
    const against = (opponent: string) => forms.expect(line({ opponent }));
    expect(against('SOFT').rates.points).toBeGreaterThan(1.1 * against('HARD').rates.points!);
    expect(against('SOFT').rates.assists).toBe(against('HARD').rates.assists);
    const rich = forms.expect(line({ view: { margin: 10, total: 210 } }));
    expect(rich.rates.points! / forms.expect(line()).rates.points!).toBeCloseTo(1.1, 6);
    expect(rich.tries.minutes!.mean).toBeCloseTo(forms.expect(line()).tries.minutes!.mean * Math.exp(-0.1), 6);
  });

  test('what a projection knew does not change with what comes later', () => {
    const forms = after(12);
    const before = structuredClone(forms.expect(line()));
    const early = after(12);
    expect(early.expect(line())).toEqual(before);
    for (let at = 0; at < 5; at += 1) forms.learn(2020, [line({ stats: { minutes: 2, points: 90, assists: 90 } })]);
    expect(early.expect(line())).toEqual(before);
    expect(forms.expect(line())).not.toEqual(before);
  });

  test('who never has any of some tries is expected none', () => {
    const forms = new PlayerForms(NHL_PLAYERS);
    for (let at = 0; at < 8; at += 1) forms.learn(2022, [line({ stats: { minutes: 18, shots: 3, goals: 1, assists: 0 } })]);
    const form = forms.expect(line({ view: { margin: 0, total: 6.2 } }));
    expect(form.tries.shots_faced!.mean).toBe(0);
    expect(projectPlayer(form, NHL_PLAYERS).map(({ kind }) => kind)).toEqual(['shots', 'goals', 'assists', 'points']);
  });
});

describe('tables', () => {
  test.each<[number, CountSpread, number[]?]>([
    [0, SPREAD],
    [0.3, SPREAD],
    [7, { base: 1.4, share: 0.1 }],
    [240, { base: 9, share: 0.05 }],
    [14, SPREAD, [0.3, 0.5, 0.2]],
    [14, { base: 1.3, share: 0.02 }, [0.3, 0.5, 0.2]],
  ])('counts about %d have that mean and the stated variance', (mean, spread, steps = [1]) => {
    const table = countTable(mean, spread, steps);
    expect(table.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
    expect(tableMean(table)).toBeCloseTo(mean, 1);
    // Of a sum of so many steps: the mean number times the variance of one, and the variance of the number times its mean squared.
    const [each, square] = [1, 2].map((power) => steps.reduce((sum, share, at) => sum + share * (at + 1) ** power, 0)) as [number, number];
    const variance = (mean / each) * (square - each ** 2) + varianceOf(mean / each, spread) * each ** 2;
    expect(tableVariance(table) / Math.max(1e-9, variance)).toBeCloseTo(mean === 0 ? 0 : 1, 1);
  });

  test('uncertain tries keep their mean and reach further below', () => {
    const nodes = triesNodes(32, 16, TINY.tries.minutes!);
    expect(nodes.reduce((sum, node) => sum + node, 0) / nodes.length).toBeCloseTo(32, 9);
    expect(32 - nodes[0]!).toBeGreaterThan(nodes.at(-1)! - 32);
  });

  test('shares and yards have the means of what they are made of', () => {
    const tries = countTable(8, { base: 1.2, share: 0.05 });
    const caught = shareTable(tries, 0.65, 20);
    expect(tableMean(caught)).toBeCloseTo(5.2, 2);
    const { first, chances } = yardsTable(caught, 12, { base: 8, share: 0.02 }, 0);
    expect(tableMean(chances) + first).toBeCloseTo(62.4, 0);
    const rushing = yardsTable(countTable(12, SPREAD), 4.2, { base: 8, share: 0.02 }, 5);
    expect(rushing.first).toBe(-5);
    expect(tableMean(rushing.chances) + rushing.first).toBeCloseTo(50.4, 0);
    expect(priceLine(rushing, -0.5).under).toBeGreaterThan(0);
  });
});

describe('projections', () => {
  const form = after(30).expect(line());
  test('over, push and under sum to 1, a whole line pushes, and a higher line is passed less often', () => {
    const points = projectKind('points', form, TINY);
    let before = 1;
    for (let at = 0; at <= 60; at += 0.5) {
      const { over, push, under } = priceLine(points, at);
      expect(over + push + under).toBeCloseTo(1, 9);
      expect(push > 0).toBe(Number.isInteger(at));
      expect(over).toBeLessThanOrEqual(before + 1e-12);
      before = over;
    }
    expect(Math.abs(priceLine(points, medianLine(points)).over - 0.5)).toBeLessThan(0.06);
    expect(() => priceLine(points, 10.3)).toThrow(RangeError);
    expect(() => projectKind('goals', form, TINY)).toThrow(RangeError);
  });

  test('a sum has the sum of the means, and is wider than each count alone by the time they share', () => {
    const [points, both] = [projectKind('points', form, TINY), projectKind('both', form, TINY)];
    expect(both.mean).toBeCloseTo(form.tries.minutes!.mean * (form.rates.points! + form.rates.assists!), 1);
    expect(tableVariance(both.chances)).toBeGreaterThan(tableVariance(points.chances));
  });

  test('a double-double is no likelier than the rarer ten, and projections need games and time', () => {
    const ten = priceLine(projectKind('points', form, TINY), 9.5).over;
    const both = projectKind('double_double', form, TINY).chances[1]!;
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(ten);
    const few: ExpectedForm = { ...form, games: LEAST_GAMES - 1 };
    expect(projectPlayer(few, TINY)).toEqual([]);
    expect(isListed(TINY.kinds.points!, { ...form, tries: { minutes: { mean: 9, square: 0 } } })).toBe(false);
  });
});

test('a kind that misses its deciles, loses to the yardstick or was never scored is market only', () => {
  const figures = {
    starts: 900,
    lines: 9000,
    worstGap: 0.01,
    worstGapError: 0.004,
    logLoss: 0.68,
    usualLogLoss: 0.7,
    meanError: 1,
    averageError: 1.1,
  };
  const of = (more: Partial<typeof figures>) =>
    calibrationOf({ on: '2026-11-28', seasons: [2023], command: 'c', kinds: { points: { ...figures, ...more } }, pairs: {} }, 'points');
  expect([of({}), of({ worstGap: 0.03 }), of({ worstGap: 0.03, worstGapError: 0.02 }), of({ logLoss: 0.71 })]).toEqual([
    'calibrated',
    'market only',
    'calibrated',
    'market only',
  ]);
  expect(calibrationOf({ on: '2026-11-28', seasons: [], command: 'c', kinds: {}, pairs: {} }, 'points')).toBe('market only');
});

describe.each([
  ['nba', NBA_PLAYERS, NBA_LINKS],
  ['nhl', NHL_PLAYERS, NHL_LINKS],
  ['nfl', NFL_PLAYERS, NFL_LINKS],
])('%s', (_, terms, links) => {
  test('every kind stands on tries and rates that there are, and its correlations are known', () => {
    expect(links.kinds).toEqual(Object.keys(terms.kinds));
    for (const relation of ['self', 'mates', 'rivals'] as const) {
      expect(links[relation].map((row) => row.length)).toEqual(links.kinds.map((_kind, at) => at + 1));
      expect(links[relation].flat().every((percent) => Math.abs(percent) <= 100)).toBe(true);
    }
    for (const { part, whole, times } of links.within) {
      expect([links.kinds.includes(part), links.kinds.includes(whole), part !== whole && times >= 1]).toEqual([true, true, true]);
    }
    const mean = (tries: string): number =>
      Math.max(...Object.values(terms.kinds).map(({ listed }) => (listed.tries === tries ? listed.least : 0)));
    const form: ExpectedForm = {
      games: LEAST_GAMES,
      tries: Object.fromEntries(Object.keys(terms.tries).map((tries) => [tries, { mean: mean(tries), square: 4 }])),
      rates: Object.fromEntries(Object.entries(terms.rates).map(([rate, own]) => [rate, own.mean])),
    };
    const projections = projectPlayer(form, terms);
    expect(projections.map(({ kind }) => kind)).toEqual(Object.keys(terms.kinds));
    for (const { chances, mean: expected, first } of projections) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
      expect(chances.every((chance) => chance >= 0)).toBe(true);
      expect(expected).toBeGreaterThanOrEqual(first);
    }
  });
});

test('the line nearest to even lies in the middle of high counts, below which next to nothing is', () => {
  expect(Math.abs(medianLine({ first: 0, chances: countTable(257, { base: 1, share: 0.056 }) }) - 252)).toBeLessThan(5);
});
