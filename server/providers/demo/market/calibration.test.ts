import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrationRows } from '../../../../tools/league/markets/calibration.ts';
import { playMarkets } from '../../../../tools/league/markets/play-season.ts';
import { gameResult } from '../league/game-result.ts';
import { playGame } from '../league/league.ts';
import { planGame } from '../lineups/plan-game.ts';
import { createSeason } from '../lineups/season.ts';
import { firstPitchAt, isPostponed } from '../schedule/fixture.ts';
import { consensusOf } from './consensus.ts';
import { pricePair } from './market-prices.ts';
import { outlookOf } from './outlook.ts';
import { overShare } from './run-tables.ts';

/** Standard errors within which a sum of so many games lies. */
const MOST_ERRORS = 3;
const MOST_RUNS = 40;
const season = createSeason('calibration', -1);
const fixtures = season.schedule.fixtures.filter((fixture) => !isPostponed(fixture));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** The mean in standard errors. */
const errorsOff = (values: readonly number[]): number => {
  const mean = sum(values) / values.length;
  return mean / Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length ** 2);
};

test('books know that no game ends level: odd totals come up as often as they are priced', () => {
  const misses = fixtures.map((fixture) => {
    const { line } = gameResult(fixture, playGame(season, fixture));
    const { runs } = outlookOf(planGame(season, fixture, firstPitchAt(fixture)));
    const overs = Array.from({ length: MOST_RUNS }, (_, total) => overShare(runs, total + 0.5, 'full'));
    const odd = sum(overs.map((over, total) => (total % 2 === 1 ? overs[total - 1]! - over : 0)));
    return ((line.totals.away.runs + line.totals.home.runs) % 2) - odd;
  });
  expect(misses.length).toBeGreaterThan(2000);
  expect(Math.abs(errorsOff(misses))).toBeLessThan(MOST_ERRORS);
});

test('what becomes known in the day moves no market one way', () => {
  const moves = fixtures.map((fixture) => {
    const moments = consensusOf({ season, fixture });
    return {
      runs: moments.at(-1)!.outlook.runs - moments[0]!.outlook.runs,
      home: moments.at(-1)!.outlook.homeLogit - moments[0]!.outlook.homeLogit,
    };
  });
  expect(Math.abs(errorsOff(moves.map(({ runs }) => runs)))).toBeLessThan(MOST_ERRORS);
  expect(Math.abs(errorsOff(moves.map(({ home }) => home)))).toBeLessThan(MOST_ERRORS);
});

test('the margin comes out as it was laid on, by the power method, for favorites and long shots alike', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.double({ min: 0.025, max: 0.08, noNaN: true }), (share, hold) => {
      const prices = pricePair(share, hold, 1).map(americanToDecimal);
      expect(Math.abs(fairProbabilities(prices).probabilities[0]! - share)).toBeLessThan(0.004);
    }),
  );
});

test('closing prices without margin come out, in every market', { timeout: 60_000 }, async () => {
  const { cases } = await playMarkets('calibration', 60);
  const rows = calibrationRows(cases);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const { market, decided, z, driftZ } of rows) {
    expect(decided, market).toBeGreaterThan(500);
    expect(Math.abs(z), market).toBeLessThan(MOST_ERRORS);
    expect(Math.abs(driftZ), market).toBeLessThan(MOST_ERRORS);
  }
});
