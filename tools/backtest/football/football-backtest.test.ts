import { FITTED_FOOTBALL } from '@clearedge/quant/sports/football/ratings';
import type { FinishedGame } from '@clearedge/quant/sports/football/seasons';
import { expect, test } from 'vitest';
import { describeWithShared } from '../../../quant/testing/describe-with-shared.ts';
import { extraPath } from '../../../quant/testing/extra-evidence.ts';
import { fitFootball, fitKeys } from './fit-football.ts';
import { footballFigures } from './football-figures.ts';
import { footballReport } from './football-report.ts';
import { keyNumberGain } from './key-figures.ts';
import { readFootballSeasons } from './read-seasons.ts';
import { walkFootball } from './walk-football.ts';

const FOLDER = extraPath('seasons', 'cfl');
const TEAMS = ['BC', 'CGY', 'EDM', 'SSK', 'WPG', 'HAM', 'MTL', 'OTT', 'TOR'];

/** Twelve weeks of made-up games; Toronto wins by more than others. */
const madeUp: FinishedGame[] = Array.from({ length: 48 }, (_, at) => {
  const [away, home] = [TEAMS[(at * 2 + 1) % 9]!, TEAMS[(at * 2 + 4) % 9]!];
  const better = home === 'TOR' ? 14 : away === 'TOR' ? -14 : 0;
  return {
    season: 2025,
    week: 1 + Math.floor(at / 4),
    type: 'Regular Season',
    startsAt: new Date(Date.UTC(2025, 5, 5 + 7 * Math.floor(at / 4) + (at % 4), 23)),
    away,
    home,
    awayScore: 24 + ((at * 7) % 11),
    homeScore: 24 + ((at * 5) % 13) + better,
    isNeutral: false,
  };
});

test('each game is forecast from the games that were over: what comes later changes nothing', () => {
  const all = walkFootball(madeUp, FITTED_FOOTBALL);
  const cut = 20;
  const scrambled = madeUp.map((game, at) => (at < cut ? game : { ...game, awayScore: game.homeScore, homeScore: game.awayScore + 9 }));
  const again = walkFootball(scrambled, FITTED_FOOTBALL);
  expect(again.slice(0, cut + 1).map(({ pHome }) => pHome)).toEqual(all.slice(0, cut + 1).map(({ pHome }) => pHome));
  expect(again.at(-1)!.pHome).not.toBe(all.at(-1)!.pHome);
});

test('games of one evening do not know of each other', () => {
  const evening = [0, 2].map((hours) => ({ ...madeUp[0]!, startsAt: new Date(Date.UTC(2025, 5, 5, 20 + hours)), homeScore: 50 }));
  const [first, second] = walkFootball(evening, FITTED_FOOTBALL);
  expect(second!.expected.margin.mean).toBe(first!.expected.margin.mean);
});

test('the figures compare with a constant and carry an interval; the report says what they cannot say', () => {
  const predictions = walkFootball(madeUp, FITTED_FOOTBALL);
  const figures = footballFigures('made up', predictions);
  expect(figures.games + figures.ties).toBe(48);
  expect(figures.gain.mean).toBeCloseTo(figures.logLoss - figures.homeRateLogLoss, 9);
  expect(figures.gain.low).toBeLessThan(figures.gain.high);
  const report = footballReport([figures], [{ name: 'made up', gain: keyNumberGain(predictions) }]).join('\n');
  expect(report).toContain('constant home rate 0.55');
  expect(report).toContain('No past prices of this league are at hand');
});

test('a fit finds numbers near what was thought of them, the same every time', () => {
  const few = madeUp.slice(0, 16);
  const model = fitFootball(few, FITTED_FOOTBALL);
  expect(fitFootball(few, FITTED_FOOTBALL)).toEqual(model);
  expect(model.margin.noise).toBeGreaterThan(10);
  expect(model.margin.carryOver).toBe(FITTED_FOOTBALL.margin.carryOver);
  expect(fitKeys(few, model)).toHaveLength(22);
});

describeWithShared(['seasons', 'cfl'], 'the seasons of 2025 and 2026', () => {
  test('give the figures that docs/model.md states', async () => {
    const games = await readFootballSeasons(FOLDER);
    const predictions = walkFootball(games, FITTED_FOOTBALL);
    const of = (season: number) =>
      footballFigures(
        String(season),
        predictions.filter(({ game }) => game.season === season),
      );
    expect([of(2025).games, of(2026).games]).toEqual([86, 50]);
    expect([of(2025).logLoss, of(2026).logLoss]).toEqual([expect.closeTo(0.6806, 4), expect.closeTo(0.6501, 4)]);
    expect(footballFigures('all', predictions).gain).toMatchObject({ mean: expect.closeTo(-0.0185, 4), high: expect.closeTo(0.0014, 3) });
  });
});
