import { LEAGUE_RATES, OUTCOMES, STARTER_RATES } from '@clearedge/quant/sports/baseball/players';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeasonLine } from '../../../ports/index.ts';
import { battingLine, pitchingLine } from '../testing/sample-players.ts';
import { batterRates, battingCounts, bullpenRates, pitchingCounts, starterRates, stealsOf } from './player-rates.ts';

const season = (daysAgo: number, ...lines: SeasonLine[]) => ({ daysAgo, lines: new Map(lines.map((line) => [line.playerId, line])) });
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((total, count) => total + count, 0);

test('a batting line is taken apart into all its turns', () => {
  const counts = battingCounts(battingLine('b').batting!);
  expect(counts).toMatchObject({ strikeout: 75, walk: 30, double: 16, triple: 2, homeRun: 10, single: 52 });
  expect(counts.hitByPitch).toBeCloseTo(340 * LEAGUE_RATES.hitByPitch, 9);
  expect(sum(counts)).toBeCloseTo(340, 9);
});

test('a pitching line has as many turns as batters faced, its hits in the league’s proportions', () => {
  const counts = pitchingCounts(pitchingLine('p', 14).pitching!, STARTER_RATES);
  expect(sum(counts)).toBeCloseTo(330, 9);
  expect(counts.single + counts.double + counts.triple).toBeCloseTo(63, 9);
  expect(counts.double / counts.single).toBeCloseTo(STARTER_RATES.double / STARTER_RATES.single, 9);
});

test('a man without a line is the league’s, and an old season counts for less than a new one', () => {
  expect(batterRates([], 'nobody').homeRun).toBeCloseTo(LEAGUE_RATES.homeRun, 9);
  expect(starterRates([season(30)], 'nobody').strikeout).toBeCloseTo(STARTER_RATES.strikeout, 9);
  const recent = batterRates([season(30, battingLine('b', 30))], 'b').homeRun;
  const old = batterRates([season(600, battingLine('b', 30))], 'b').homeRun;
  expect(recent).toBeGreaterThan(old);
  expect(old).toBeGreaterThan(LEAGUE_RATES.homeRun);
});

test('a bullpen is its relievers who are still there', () => {
  const wild = { ...pitchingLine('wild', 0), pitching: { ...pitchingLine('wild', 0).pitching!, walks: 120 } };
  const starter = { ...pitchingLine('starter', 14), pitching: { ...pitchingLine('starter', 14).pitching!, walks: 200 } };
  const walks = (...there: string[]) => bullpenRates([season(30, wild, starter)], new Map(there.map((id) => [id, true]))).walk;
  expect(walks('wild')).toBeGreaterThan(walks());
  expect(walks('starter')).toBe(walks());
});

test('steals never claim more attempts than chances', () => {
  const fast = { ...battingLine('b'), batting: { ...battingLine('b').batting!, stolenBases: 400 } };
  expect(stealsOf([season(10, fast)], 'b').attempts).toBeLessThanOrEqual(1);
  expect(stealsOf([season(10, fast)], 'b').attempts).toBeGreaterThan(stealsOf([season(10, battingLine('b'))], 'b').attempts);
});

test('any line gives rates that sum to one', () => {
  const count = fc.nat({ max: 60 });
  fc.assert(
    fc.property(
      fc.tuple(count, count, count, count, count, count),
      fc.nat({ max: 700 }),
      ([doubles, triples, homeRuns, singles, walks, strikeouts], more) => {
        const hits = doubles + triples + homeRuns + singles;
        const atBats = hits + strikeouts + more;
        const batting = {
          ...battingLine('b').batting!,
          plateAppearances: atBats + walks + 5,
          atBats,
          hits,
          doubles,
          triples,
          homeRuns,
          walks,
          strikeouts,
        };
        const rates = batterRates([season(50, { ...battingLine('b'), batting })], 'b');
        expect(OUTCOMES.reduce((total, outcome) => total + rates[outcome], 0)).toBeCloseTo(1, 9);
      },
    ),
  );
});
