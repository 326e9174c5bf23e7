import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScoreSelection } from '../../../grading/index.ts';
import { decidedChance, priceScore, type ScoreInput, scoreDistribution } from '../score/index.ts';
import { type FootballStanding, finalChances, finalOutlook, finalsFrom, footballGame } from './index.ts';

const INPUT: ScoreInput = { margin: 3, marginSd: 13.04, total: 51, totalSd: 13.1, season: 2026, canTie: true };
const GAME = footballGame(INPUT);
const full = { period: 'full' } as const;
const home: ScoreSelection = { ...full, market: 'moneyline', side: 'home' };
const over = (line: number): ScoreSelection => ({ ...full, market: 'total', side: 'over', line });
const standing = (secondsLeft: number | null, away: number, own: number, ball: FootballStanding['ball'] = null): FootballStanding => ({
  secondsLeft,
  score: { away, home: own },
  ball,
});
const homeWins = (at: FootballStanding, game = GAME): number => finalOutlook(finalsFrom(game, at)).homeWin;

describe('a football game in play', () => {
  test.each<[string, ScoreSelection]>([
    ['the winner', home],
    ['a spread on a key number', { ...full, market: 'spread', side: 'home', line: -3 }],
    ['a spread', { ...full, market: 'spread', side: 'away', line: 7.5 }],
    ['a total', over(50.5)],
  ])('is at the kickoff what it was expected to be: %s', (_what, selection) => {
    const { win, decided } = finalChances(finalsFrom(GAME, standing(3600, 0, 0)), [selection]);
    expect(win / decided).toBeCloseTo(decidedChance(priceScore(scoreDistribution(INPUT), selection)), 2);
  });

  test.each([
    [24, 27, 1],
    [27, 24, 0],
  ])('is the result at the end: %i to %i', (away, own, won) => {
    const finals = finalsFrom(GAME, standing(0, away, own));
    expect(finalOutlook(finals)).toEqual({ homeWin: won, meanTotal: away + own });
    expect(finalChances(finals, [home, over(50.5)])).toEqual({ win: won, push: 0, decided: 1 });
    expect(finalChances(finals, [{ ...full, market: 'spread', side: 'home', line: away - own }]).push).toBe(1);
  });

  test('level after regulation is overtime for either side: a tie now and then, in a playoff never', () => {
    const finals = finalsFrom(GAME, standing(0, 20, 20));
    const { win, push } = finalChances(finals, [home]);
    expect([win, push]).toEqual([expect.closeTo(0.439, 3), expect.closeTo(GAME.tieShare, 9)]);
    expect(finals).toEqual(finalsFrom(GAME, standing(null, 20, 20)));
    expect(finalChances(finalsFrom(footballGame({ ...INPUT, canTie: false }), standing(null, 20, 20)), [home]).push).toBe(0);
  });

  test('in overtime a side that leads may still be answered', () => {
    const lead = [3, 6, 8].map((points) => homeWins(standing(null, 20, 20 + points)));
    expect(lead).toEqual([...lead].sort((a, b) => a - b));
    expect(lead[0]).toBeGreaterThan(0.3);
    expect(lead[2]).toBeGreaterThan(0.9);
  });

  const clock = fc.integer({ min: 1, max: 3599 });
  const points = fc.integer({ min: 0, max: 35 });

  test('seven points more are never worse, and chances of both sides sum to one', () => {
    fc.assert(
      fc.property(clock, points, points, (left, away, own) => {
        const finals = finalsFrom(GAME, standing(left, away, own));
        const sides = (['home', 'away'] as const).map((side) => finalChances(finals, [{ ...full, market: 'moneyline', side }]));
        expect(sides[0]!.win + sides[1]!.win + sides[0]!.push).toBeCloseTo(1, 9);
        expect(homeWins(standing(left, away, own + 7))).toBeGreaterThanOrEqual(homeWins(standing(left, away, own)) - 1e-3);
        expect(finalOutlook(finals).meanTotal).toBeGreaterThanOrEqual(away + own);
        expect(finalChances(finals, [over(away + own - 0.5)]).win).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  test('a lead is worth more the less there is to play', () => {
    const chances = [3600, 3000, 2400, 1800, 1200, 600, 300, 120, 30, 0].map((left) => homeWins(standing(left, 14, 21)));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
  });

  test('the ball is worth most near the goal line, and least when a half is ending', () => {
    const behind = (yard: number | null, left = 100): number => homeWins(standing(left, 24, 20, { side: 'home', yard, down: 1 }));
    const places = [10, 40, 70, 100].map((yard) => behind(yard));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(behind(null)).toBeGreaterThan(homeWins(standing(100, 24, 20)));
    expect(behind(70, 5)).toBeLessThan(behind(70, 60));
    expect(homeWins(standing(100, 24, 20, { side: 'home', yard: 70, down: 3 }))).toBeLessThan(behind(70));
  });

  test.each<[string, () => unknown]>([
    ['a clock of another game', () => finalsFrom(GAME, standing(3601, 0, 0))],
    ['half a point', () => finalsFrom(GAME, standing(60, 0.5, 0))],
    ['no selection', () => finalChances(finalsFrom(GAME, standing(60, 0, 0)), [])],
    ['a part of the game', () => finalChances(finalsFrom(GAME, standing(60, 0, 0)), [{ ...home, period: 'first5' }])],
  ])('refuses %s', (_what, read) => expect(read).toThrow(RangeError));
});
