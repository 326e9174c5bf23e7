import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASEBALL_PERIODS, type BaseballPeriod } from '../../../../grading/index.ts';
import { gameDistribution } from '../game-distribution.ts';
import { chanceBetween } from '../table/period-table.ts';
import { listMarkets } from './list-markets.ts';
import { priceSelection } from './price-market.ts';
import type { GameSelection } from './selection.ts';

const game = () => gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }, { season: 2024 });
const anyGame = fc
  .record({
    awayRuns: fc.double({ min: 1.5, max: 8, noNaN: true }),
    homeRuns: fc.double({ min: 1.5, max: 8, noNaN: true }),
    season: fc.constantFrom(2015, 2021, 2024),
    scheduledInnings: fc.constantFrom(7 as const, 9 as const),
  })
  .map((input) => gameDistribution(input, input));
const period = fc.constantFrom(...BASEBALL_PERIODS);
const quarterLine = fc.integer({ min: 0, max: 80 }).map((quarters) => quarters / 4);
const few = { numRuns: 30 };
const win = (selection: GameSelection, of = game()) => priceSelection(of, selection).win;
const over = (line: number, of: BaseballPeriod = 'full'): GameSelection => ({ market: 'total', period: of, side: 'over', line });
const homeLine = (line: number, of: BaseballPeriod = 'full'): GameSelection => ({ market: 'spread', period: of, side: 'home', line });
const moneyline = (side: 'away' | 'home', of: BaseballPeriod = 'full'): GameSelection => ({ market: 'moneyline', period: of, side });

describe('every price of a game', () => {
  test('is a chance, and those of one selection sum to 1', () =>
    fc.assert(
      fc.property(anyGame, (any) => {
        for (const { selections } of listMarkets(any))
          for (const { win: won, lose, push } of selections) {
            for (const chance of [won, lose, push]) expect(chance >= 0 && chance <= 1).toBe(true);
            expect(won + lose + push).toBeCloseTo(1, 12);
          }
      }),
      few,
    ));
  test('mirrors the other side: what one wins the other loses', () =>
    fc.assert(
      fc.property(anyGame, (any) => {
        for (const { market, selections } of listMarkets(any)) {
          if (market.kind === 'threeWay' || market.kind === 'margin') {
            const all = selections.reduce((sum, selection) => sum + selection.win, 0);
            expect(all).toBeCloseTo(1, 12);
          } else {
            expect(selections[0]!.win).toBeCloseTo(selections[1]!.lose, 12);
            expect(selections[0]!.push).toBeCloseTo(selections[1]!.push, 12);
          }
        }
      }),
      few,
    ));
  test('of a moneyline decides: no push in a full game', () =>
    fc.assert(
      fc.property(anyGame, (any) => {
        expect(priceSelection(any, moneyline('home')).push).toBe(0);
        expect(win(moneyline('home'), any) + win(moneyline('away'), any)).toBeCloseTo(1, 12);
      }),
      few,
    ));
});

describe('lines cohere', () => {
  test('covering implies winning', () =>
    fc.assert(
      fc.property(anyGame, period, (any, of) => {
        expect(win(homeLine(-1.5, of), any)).toBeLessThanOrEqual(win(moneyline('home', of), any));
      }),
      few,
    ));
  test('an over falls and a run line rises with the line', () =>
    fc.assert(
      fc.property(anyGame, period, quarterLine, (any, of, line) => {
        expect(win(over(line + 0.25, of), any)).toBeLessThanOrEqual(win(over(line, of), any) + 1e-15);
        expect(win(homeLine(line - 9.75, of), any)).toBeGreaterThanOrEqual(win(homeLine(line - 10, of), any) - 1e-15);
      }),
      few,
    ));
  test('a quarter line is half of each neighbor', () =>
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 0, max: 18 }), (any, line) => {
        const [low, quarter, high] = [line, line + 0.25, line + 0.5].map((at) => priceSelection(any, over(at)));
        for (const key of ['win', 'lose', 'push'] as const) expect(quarter![key]).toBeCloseTo((low![key] + high![key]) / 2, 12);
      }),
      few,
    ));
  test('team totals add up to the total', () =>
    fc.assert(
      fc.property(anyGame, period, (any, of) => {
        const mean = (statistic: 'away' | 'home' | 'total') => {
          let sum = 0;
          for (let line = 0.5; line < 71; line += 1) sum += 1 - chanceBetween(any[of][statistic], -1, line - 0.5);
          return sum;
        };
        expect(mean('away') + mean('home')).toBeCloseTo(mean('total'), 10);
      }),
      few,
    ));
  test('margin bands add up to the win', () =>
    fc.assert(
      fc.property(anyGame, (any) => {
        const bands = listMarkets(any).find(({ market }) => market.kind === 'margin')!.selections;
        const home = bands.filter(({ selection }) => 'side' in selection && selection.side === 'home');
        expect(home.reduce((sum, band) => sum + band.win, 0)).toBeCloseTo(win(moneyline('home'), any), 12);
      }),
      few,
    ));
  test('more expected runs make the win likelier and the total higher', () =>
    fc.assert(
      fc.property(fc.double({ min: 1, max: 7, noNaN: true }), fc.double({ min: 1, max: 7, noNaN: true }), (awayRuns, homeRuns) => {
        const less = gameDistribution({ awayRuns, homeRuns });
        const more = gameDistribution({ awayRuns, homeRuns: homeRuns + 0.2 });
        for (const of of BASEBALL_PERIODS) {
          expect(win({ market: 'threeWay', period: of, side: 'home' }, more)).toBeGreaterThan(
            win({ market: 'threeWay', period: of, side: 'home' }, less),
          );
          expect(win(over(1.5, of), more)).toBeGreaterThan(win(over(1.5, of), less));
        }
        expect(win(over(8.5), more)).toBeGreaterThan(win(over(8.5), less));
      }),
      few,
    ));
});
