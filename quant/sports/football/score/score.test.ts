import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeScoreLine, type ScoreSelection } from '../../../grading/index.ts';
import { rulesOfSeason } from '../rules/index.ts';
import {
  centreFor,
  decidedChance,
  fitKeyNumbers,
  keyNumbersOf,
  MOST_POINTS,
  meanScore,
  multiplierAt,
  priceScore,
  type ScoreInput,
  scoreDistribution,
  tieChance,
} from './index.ts';

const GAME: ScoreInput = { margin: 3, marginSd: 13.3, total: 51, totalSd: 13.2, season: 2026, canTie: true };
const full = { period: 'full' } as const;
const moneyline = (side: 'home' | 'away'): ScoreSelection => ({ ...full, market: 'moneyline', side });
const spread = (side: 'home' | 'away', line: number): ScoreSelection => ({ ...full, market: 'spread', side, line });
const total = (side: 'over' | 'under', line: number): ScoreSelection => ({ ...full, market: 'total', side, line });
const inputs = fc.record({
  margin: fc.double({ min: -25, max: 25, noNaN: true }),
  marginSd: fc.double({ min: 8, max: 18, noNaN: true }),
  total: fc.double({ min: 30, max: 75, noNaN: true }),
  totalSd: fc.double({ min: 8, max: 18, noNaN: true }),
  season: fc.constantFrom(2025, 2026, 2027),
  canTie: fc.boolean(),
});
const lines = fc.integer({ min: -60, max: 60 }).map((half) => half / 2);

describe('the distribution of football scores', () => {
  test('has one mass for each final score that arithmetic allows', () => {
    const { chanceOf, margins, totals } = scoreDistribution(GAME);
    let [whole, homeBySeven, fifty] = [0, 0, 0];
    for (let away = 0; away <= MOST_POINTS; away += 1)
      for (let home = 0; home <= MOST_POINTS; home += 1) {
        const chance = chanceOf(away, home);
        whole += chance;
        if (home - away === 7) homeBySeven += chance;
        if (home + away === 50) fifty += chance;
      }
    expect(whole).toBeCloseTo(1, 9);
    expect(homeBySeven).toBeCloseTo(margins[MOST_POINTS + 7]!, 12);
    expect(fifty).toBeCloseTo(totals[50]!, 12);
    expect(chanceOf(-1, 3)).toBe(0);
    expect(meanScore(scoreDistribution(GAME))).toEqual({ margin: expect.closeTo(3, 0), total: expect.closeTo(51, 0) });
  });

  test('every market adds up, a better number never wins less, and the two sides are one market', () => {
    fc.assert(
      fc.property(inputs, lines, (input, line) => {
        const distribution = scoreDistribution(input);
        const over = Math.abs(line) + 30;
        for (const [one, other] of [
          [moneyline('home'), moneyline('away')],
          [spread('home', line), spread('away', -line)],
          [total('over', over), total('under', over)],
        ] as const) {
          const [a, b] = [priceScore(distribution, one), priceScore(distribution, other)];
          expect(a.win + a.lose + a.push).toBeCloseTo(1, 9);
          expect([a.win, a.push]).toEqual([expect.closeTo(b.lose, 9), expect.closeTo(b.push, 9)]);
        }
        const at = (number: number) => priceScore(distribution, spread('home', number)).win;
        expect(at(line + 0.5)).toBeGreaterThanOrEqual(at(line) - 1e-12);
        expect(at(-1.5)).toBeLessThanOrEqual(priceScore(distribution, moneyline('home')).win + 1e-12);
        expect(priceScore(distribution, total('over', over + 0.5)).win).toBeLessThanOrEqual(
          priceScore(distribution, total('over', over)).win,
        );
      }),
    );
  });

  test('prices what the grader grades', () => {
    const distribution = scoreDistribution(GAME);
    const chanceBy = (selection: ScoreSelection, grade: string): number => {
      let found = 0;
      for (let away = 0; away <= 80; away += 1)
        for (let home = 0; home <= 80; home += 1)
          if (gradeScoreLine(selection, { away, home }) === grade) found += distribution.chanceOf(away, home);
      return found;
    };
    for (const selection of [moneyline('away'), spread('home', -3), spread('away', 6.5), total('over', 51), total('under', 49.5)]) {
      const { win, push, lose } = priceScore(distribution, selection);
      expect([chanceBy(selection, 'win'), chanceBy(selection, 'push'), chanceBy(selection, 'loss')]).toEqual([
        expect.closeTo(win, 4),
        expect.closeTo(push, 4),
        expect.closeTo(lose, 4),
      ]);
    }
  });

  test('a tie is rare in the regular season and impossible after it', () => {
    expect(tieChance(scoreDistribution({ ...GAME, margin: 0 }))).toBeGreaterThan(0.001);
    expect(tieChance(scoreDistribution({ ...GAME, margin: 0 }))).toBeLessThan(0.01);
    expect(tieChance(scoreDistribution({ ...GAME, canTie: false }))).toBe(0);
  });

  test('margins by which games end more often weigh more, under rules that are known', () => {
    const known = scoreDistribution(GAME);
    const later = scoreDistribution({ ...GAME, season: 2027 });
    const ratio = (margin: number): number => known.margins[MOST_POINTS + margin]! / later.margins[MOST_POINTS + margin]!;
    expect(ratio(3) / ratio(6)).toBeCloseTo(
      multiplierAt(keyNumbersOf(rulesOfSeason(2026), true), 3) / multiplierAt(keyNumbersOf(rulesOfSeason(2026), true), 6),
      9,
    );
    expect(ratio(30)).toBeCloseTo(ratio(-35), 9);
  });

  test('the center is found at which a selection has its probability', () => {
    fc.assert(
      fc.property(
        inputs,
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.constantFrom(moneyline('home'), spread('away', 3.5), total('under', 50)),
        (input, probability, selection) => {
          const centre = centreFor({ selection, probability }, input);
          const found = { ...input, [selection.market === 'total' ? 'total' : 'margin']: centre };
          expect(decidedChance(priceScore(scoreDistribution(found), selection))).toBeCloseTo(probability, 6);
        },
      ),
      { numRuns: 25 },
    );
  });

  test.each<[string, () => unknown]>([
    ['a margin that is none', () => scoreDistribution({ ...GAME, margin: Number.NaN })],
    ['no deviation', () => scoreDistribution({ ...GAME, marginSd: 0 })],
    ['no points', () => scoreDistribution({ ...GAME, total: 0 })],
    ['a season without rules', () => scoreDistribution({ ...GAME, season: 1995 })],
    ['a quarter line', () => priceScore(scoreDistribution(GAME), spread('home', 0.25))],
    ['a part of the game', () => priceScore(scoreDistribution(GAME), { market: 'moneyline', period: 'first5', side: 'home' })],
    ['one team', () => priceScore(scoreDistribution(GAME), { ...full, market: 'total', side: 'over', line: 20, team: 'home' })],
    ['certainty', () => centreFor({ selection: moneyline('home'), probability: 1 }, GAME)],
    ['key numbers of nothing', () => fitKeyNumbers({ seen: [], smooth: [] })],
  ])('%s is refused', (_name, ask) => {
    expect(ask).toThrow(RangeError);
  });
});

describe('key numbers', () => {
  const smooth = Array.from({ length: 100 }, () => Array.from({ length: 30 }, () => 0.03));
  test('are 1 where games end as the smooth curve has it, and shrunk heavily where not', () => {
    const seen = [...Array.from({ length: 10 }, () => 3), ...Array.from({ length: 3 }, () => 4), ...Array.from({ length: 87 }, () => 25)];
    const keys = fitKeyNumbers({ seen, smooth });
    expect(keys[3]).toBeCloseTo((10 + 25) / (3 + 25), 9);
    expect(keys[4]).toBeCloseTo(1, 9);
    expect(keys[5]).toBeCloseTo(25 / 28, 9);
    expect(keys[0]).toBeCloseTo((0.005 * 200) / (0.03 * 300), 9);
    expect(multiplierAt(keys, -40)).toBe(1);
  });
  test('rules are on file by season; changes that are only announced are not', () => {
    expect(rulesOfSeason(2026)).toEqual({ season: 2026, hasRegularSeasonTies: true, hasRouge: true, isVerified: true });
    expect(rulesOfSeason(2027)).toMatchObject({ hasRegularSeasonTies: true, hasRouge: true, isVerified: false });
    expect(() => rulesOfSeason(1999)).toThrow(RangeError);
    expect(keyNumbersOf(rulesOfSeason(2027), true)).toHaveLength(1);
    expect(keyNumbersOf({ season: 2030, hasRegularSeasonTies: false, hasRouge: true, isVerified: true }, true)[0]).toBe(0);
  });
});
