import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FITTED } from '@clearedge/quant/sports/baseball/ratings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWithShared } from '../../quant/testing/describe-with-shared.ts';
import { extraPath } from '../../quant/testing/extra-evidence.ts';
import { homeWin, tinyArchive } from '../../server/providers/archive/testing/tiny-archive.ts';
import { allFigures, type BacktestFigures } from './figures/all-figures.ts';
import { hoursFigures } from './figures/hours.ts';
import { poolWalkForward } from './figures/pools.ts';
import { totalFigures } from './figures/totals.ts';
import { fitBlend } from './fit/fit-blend.ts';
import { goodnessOf } from './fit/objective.ts';
import { readTunable, searchParameters, TUNABLE, withValue } from './fit/run-fit.ts';
import { blendText, ratingsText } from './fit/write-fitted.ts';
import { htmlReport } from './report/html-report.ts';
import { textReport } from './report/text-report.ts';
import { runBacktest } from './run-backtest.ts';
import { tinyHistory } from './testing/tiny-history.ts';
import type { Prediction } from './walk/prediction.ts';
import { walkForward } from './walk/walk-forward.ts';

/** Predictions of invented seasons with prices made from the model itself, a little off. */
function pricedPredictions(): Prediction[] {
  const input = { seasons: tinyHistory([2016, 2017, 2018, 2019]), prices: new Map(), publicForecasts: new Map() };
  return walkForward(input, FITTED).map((one, index) => {
    const lean = index % 3 === 0 ? 0.03 : -0.02;
    const quote = (pHome: number) => ({ pHome, home: 0.97 / pHome, away: 0.97 / (1 - pHome) });
    const total = (line: number) => ({ line, over: 1.91, under: 1.91 });
    const prices = {
      open: quote(one.pHome + lean),
      close: quote(one.pHome + lean / 2),
      marks: [],
      recorded: { open: quote(one.pHome + lean), close: quote(one.pHome + lean / 2) },
      totalOpen: total(8.5),
      totalClose: total(8 + (index % 3) / 2),
    };
    return { ...one, prices };
  });
}

describe('figures', () => {
  const predictions = pricedPredictions();
  const figures = allFigures(predictions, new Set([2018, 2019]));

  test('score the wanted seasons only', () => {
    expect(figures).toMatchObject({ seasons: [2018, 2019], games: 240 });
    expect(figures.pooled.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['coin', 'home rate', 'plain Elo', 'model', 'open', 'close', 'model + open', 'model + close']),
    );
    expect(figures.pooled.find(({ name }) => name === 'coin')?.logLoss).toBeCloseTo(Math.LN2, 12);
    expect(figures.comparisons.find(({ second }) => second === 'FiveThirtyEight')).toBeUndefined();
  });
  test('never fit a weight on the season it is used in', () => {
    const changed = predictions.map((one) => (one.season === 2019 ? { ...one, homeWon: (1 - one.homeWon) as 0 | 1 } : one));
    const wanted = new Set([2018, 2019]);
    expect(poolWalkForward(changed).weights.filter(({ season }) => wanted.has(season))).toEqual(figures.poolWeights);
    expect(totalFigures(changed, wanted).weights).toEqual(figures.totals.weights);
  });
  test('say what the screen left out, and what the moneyline is without it', () => {
    const marked = predictions.map((one) =>
      one.on === '2019-04-02'
        ? { ...one, prices: { ...one.prices!, open: null, marks: [{ quote: 'open', reason: 'day' } as const] } }
        : one,
    );
    const { screening } = allFigures(marked, new Set([2018, 2019]));
    expect(screening.leftOut).toEqual([{ reason: 'day', quote: 'open', prices: 3 }]);
    expect(screening.markedDays).toEqual(['2019-04-02']);
    expect([screening.screened?.games, screening.recorded?.games]).toEqual([237, 240]);
    expect(screening.recorded?.open).toBeCloseTo(figures.screening.screened!.open, 12);
    expect(textReport(allFigures(marked, new Set([2019]))).join('\n')).toContain('do not go together');
  });
  test('stand in both reports', () => {
    const text = textReport(figures).join('\n');
    for (const word of [
      'Moneyline',
      'Log loss',
      'Paired',
      'Totals',
      'Run line',
      'Confidence',
      'learned weight',
      'Starters known',
      'as published',
    ])
      expect(text).toContain(word);
    const page = htmlReport(figures);
    expect(page.match(/<svg/g)!.length).toBeGreaterThanOrEqual(2);
    expect(page).not.toMatch(/NaN|undefined|<script|src=/);
    expect(page).toContain('copyrighted by Retrosheet');
  });
});

test('the weight by hours is fitted on the quotes of the day, beside the straight line', () => {
  const quoted = pricedPredictions().map((one, index) => {
    const pHome = one.prices!.open!.pHome;
    return { ...one, dayQuote: index % 2 === 0 ? { pHome, hoursToStart: index % 4 === 0 ? 2 : 24 } : null };
  });
  const pools = poolWalkForward(quoted);
  const { open, close } = pools.weights.find(({ season }) => season === 2019)!;
  const found = hoursFigures(
    quoted.filter(({ season }) => season === 2019),
    pools,
  );
  expect(found.map(({ from, to, games }) => [from, to, games])).toEqual([[0, null, 60]]);
  expect(found[0]!.lineWeight).toBeCloseTo((open.weight + close.weight + (open.weight - close.weight) / 6) / 2, 10);
  expect(found[0]!.fitted).toBeLessThanOrEqual(found[0]!.line + 1e-12);
  expect(hoursFigures(pricedPredictions(), pools)).toEqual([]);
});

describe('the fit', () => {
  const predictions = pricedPredictions();
  test('judges by result and close, and leaves the first season out', () => {
    const { games, logLoss, closeGap } = goodnessOf(predictions);
    expect(games).toBe(360);
    expect(logLoss).toBeGreaterThan(0.6);
    expect(closeGap).toBeGreaterThan(0);
    expect(() => goodnessOf(predictions.slice(0, 100))).toThrow(RangeError);
  });
  test('walks downhill, alike for the same seed', () => {
    const attempt = (parameters: typeof FITTED) => {
      const score = (Math.log(parameters.early.dispersion) - 2) ** 2 + (parameters.starter.seasonShrink - 0.5) ** 2;
      return { logLoss: score, closeGap: score, score, games: 1 };
    };
    const search = (seed: number) => searchParameters(FITTED, attempt, { seed, draws: 400, reach: 0.5 }, () => {});
    expect(search(1)).toEqual(search(1));
    expect(search(1).parameters).not.toEqual(search(2).parameters);
    expect(search(1).goodness.score).toBeLessThan(attempt(FITTED).score / 2);
  });
  test('every parameter it may move is a number of the model', () => {
    for (const tunable of TUNABLE) {
      expect(Number.isFinite(readTunable(FITTED, tunable))).toBe(true);
      expect(readTunable(withValue(FITTED, tunable, 0.123), tunable)).toBe(0.123);
    }
  });
  test('writes what can be read again', { timeout: 60_000 }, () => {
    const provenance = { on: '2026-01-02', seasons: '2010-2019', command: 'npm run fit', games: 9, logLoss: 0.6, closeGap: 0.002 };
    const text = ratingsText(FITTED, provenance);
    expect(text).toContain("on: '2026-01-02'");
    expect(text.split('\n').every((line) => line.length <= 140)).toBe(true);
    const shown = blendText(fitBlend(predictions));
    expect(shown).toContain('export const FITTED_POOL: PoolWeights = {');
    expect(shown).not.toMatch(/NaN|Infinity/);
  });
});

test('a season that is not in the folder is named', async () => {
  const archive = await tinyArchive([{ halves: homeWin('HR') }]);
  await expect(runBacktest({ dir: archive.dir, score: [2024, 2019] }, () => {})).rejects.toThrow(`no games of 2019 in ${archive.dir}`);
  await archive.remove();
});

const DATA = extraPath('seasons', 'mlb');
const FILES = ['gl2020.zip', 'gl2021.zip', '2022eve.zip', 'lines_2010_2024.csv', 'fivethirtyeight_2021_2023.csv'];

describeWithShared(
  ['seasons', 'mlb'],
  'real seasons',
  () => {
    let dir = '';
    let figures: BacktestFigures;
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'backtest-'));
      for (const name of FILES) await copyFile(join(DATA, name), join(dir, name));
      figures = await runBacktest({ dir, score: [2022] }, () => {});
    }, 120_000);
    afterAll(() => rm(dir, { recursive: true, force: true }));

    test('after a season and a half the model is better than the home rate and plain Elo, and no better than the close', () => {
      const lossOf = (name: string): number => figures.pooled.find((one) => one.name === name)!.logLoss;
      expect(figures.games).toBe(2430);
      expect(lossOf('model')).toBeLessThan(lossOf('home rate') - 0.01);
      expect(lossOf('model')).toBeLessThan(lossOf('plain Elo'));
      expect(lossOf('model')).toBeGreaterThan(lossOf('close') - 0.0015);
    });
  },
  { timeout: 120_000 },
);
