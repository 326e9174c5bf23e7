import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanFinalRuns } from './game-distribution.ts';
import { priceSelection } from './market/price-market.ts';
import { lineOfMeanRuns, matchDistribution, matchLine, meanRunsOfLine, overChance } from './match.ts';

const chance = fc.double({ min: 0.15, max: 0.85, noNaN: true });
const mean = fc.double({ min: 5, max: 14, noNaN: true });
const rules = fc.record({ season: fc.constantFrom(2014, 2021, 2025), scheduledInnings: fc.constantFrom(7 as const, 9 as const) });
const few = { numRuns: 40 };
const homeWin = { market: 'moneyline', period: 'full', side: 'home' } as const;

describe('matching', () => {
  test('reaches a chance and a mean total', () =>
    fc.assert(
      fc.property(chance, mean, rules, (pHome, total, given) => {
        const game = matchDistribution({ pHome, total }, given);
        expect(priceSelection(game, homeWin).win).toBeCloseTo(pHome, 9);
        expect(meanFinalRuns(game).total).toBeCloseTo(total, 8);
        expect(game.input).toMatchObject(given);
      }),
      few,
    ));
  test('reaches the chance of the over', () =>
    fc.assert(
      fc.property(
        chance,
        fc.integer({ min: 10, max: 26 }).map((halves) => halves / 2),
        fc.double({ min: 0.42, max: 0.58, noNaN: true }),
        (pHome, line, overProbability) => {
          const game = matchLine({ pHome, line, overProbability });
          expect(overChance(game.full, line)).toBeCloseTo(overProbability, 9);
          expect(priceSelection(game, homeWin).win).toBeCloseTo(pHome, 9);
        },
      ),
      few,
    ));
  test('comes back from the mean, by the line that no other half beats for evenness', () =>
    fc.assert(
      fc.property(chance, mean, (pHome, total) => {
        const line = lineOfMeanRuns({ pHome, total });
        expect(line.pHome).toBe(pHome);
        expect(meanRunsOfLine(line)).toBeCloseTo(total, 7);
        const { full } = matchLine(line);
        const off = (at: number) => Math.abs(overChance(full, at) - 0.5);
        expect(off(line.line)).toBeCloseTo(Math.abs(line.overProbability - 0.5), 9);
        for (const next of [line.line - 1, line.line + 1]) expect(off(line.line)).toBeLessThanOrEqual(off(next) + 1e-9);
      }),
      { numRuns: 20 },
    ));
});
