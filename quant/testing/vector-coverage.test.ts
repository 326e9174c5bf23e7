import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeWithShared } from './describe-with-shared.ts';
import { readEveryPublished, readEveryVector } from './vectors.ts';

/** Which suite runs the vectors of an area of the first file or a group of the second. */
const SUITES: Record<string, string> = {
  ...suite('price', 'ODDS', 'IMP', 'PAY', 'odds'),
  ...suite('margin', 'DEVIG', 'HOLD', 'devig', 'hold'),
  ...suite('sizing', 'EV', 'KELLY', 'ev', 'kelly', 'ruin'),
  ...suite('parlay', 'PARLAY', 'PSET', 'SYS', 'parlay', 'sgp'),
  ...suite('grading', 'LEG', 'MLB', 'CFL', 'NFL', 'NBA', 'NHL', 'GOLF'),
  ...suite('closing', 'CLV', 'clv'),
  ...suite('arbitrage', 'ARB', 'arb', 'middle', 'hedge'),
  ...suite('elo', 'elo', 'log5', 'pyth'),
  ...suite('scoring', 'metric'),
  ...suite('distribution', 'runs', 'prop'),
  SPEC: 'testing/spec-vectors.test.ts',
};

/** Calculations of an area that another suite runs. */
const ELSEWHERE: Record<string, string> = {
  'one Bayesian rate update (log link, negative binomial): new means then new variances of offence and starter':
    'sports/baseball/ratings/vectors.test.ts',
};

/** Areas, operations or ids that no suite of this workspace runs, each with its reason. */
const EXCEPTIONS: Record<string, string> = {
  RANK: 'ranking is the read model of the leaderboard, in the server',
  LEDGER: 'balances are the double-entry ledger, in the server',
  confidence_label: 'labels of a confidence are drawn by the screens',
  confidence_colour: 'colors of a confidence are drawn by the screens',
  'parlay-05': 'the decisions replace this formula: its expected value is 1.05^n - 1 whatever the prices',
  dataset: 'needs mlb_odds_2010_2019.csv, which is not among the seasons at hand',
};

function suite(folder: string, ...areas: string[]): Record<string, string> {
  return Object.fromEntries(areas.map((area) => [area, `${folder}/vectors.test.ts`]));
}

describe('every golden case and published vector', () => {
  test.each(readEveryVector())('$id is run by a suite or an explained exception', ({ id, area, calculation }) => {
    if ([id, area, calculation].some((name) => name in EXCEPTIONS)) return;
    const text = readFileSync(path.resolve(import.meta.dirname, '..', ELSEWHERE[calculation] ?? SUITES[area] ?? 'none'), 'utf8');
    expect(text).toContain(calculation);
    expect(text).toContain(area);
  });
});

describeWithShared('vectors', 'exceptions', () => {
  test('no exception has lost its vectors', () => {
    const names = new Set(readEveryPublished().flatMap(({ id, area, calculation }) => [id, area, calculation]));
    expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
  });
});
