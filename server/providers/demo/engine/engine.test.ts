import { describe, expect, test } from 'vitest';
import { leagueFigures } from '../../../../tools/league/baseball/league-figures.ts';
import { addGame, emptyTally } from '../../../../tools/league/baseball/league-tally.ts';
import { tapeViolations } from '../../../../tools/league/baseball/tally-season.ts';
import { gameResult } from '../league/game-result.ts';
import { playGame } from '../league/league.ts';
import { firstGames } from '../testing/sample.ts';

const games = firstGames(600).map(({ season, fixture }) => ({ fixture, tape: playGame(season, fixture) }));

describe('six hundred games', () => {
  test('add up: plays, line score and box say the same', () => {
    expect(games.filter(({ tape }) => tapeViolations(tape) > 0).map(({ fixture }) => fixture.gameId)).toEqual([]);
  });

  test('end with a winner, and credit and charge one pitcher each', () => {
    for (const { fixture, tape } of games) {
      const { line, decisions, completedInnings, isCalled } = gameResult(fixture, tape);
      const isHomeWin = line.totals.home.runs > line.totals.away.runs;
      expect(line.totals.home.runs).not.toBe(line.totals.away.runs);
      expect(decisions.winner >= tape.homeFrom).toBe(isHomeWin);
      expect(decisions.loser >= tape.homeFrom).toBe(!isHomeWin);
      expect(decisions.save).not.toBe(decisions.winner);
      expect(completedInnings).toBeGreaterThanOrEqual(isCalled ? 4.5 : 8.5);
    }
  });

  test('look like baseball', () => {
    const tally = emptyTally();
    for (const { fixture, tape } of games) addGame(tally, gameResult(fixture, tape));
    const [runs, spread, total, margin, oddTotals, homeWins, oneRun, shutouts, extra, strikeouts, walks, homers] = leagueFigures(tally).map(
      ({ simulated }) => simulated,
    );
    expect(runs).toBeGreaterThan(8);
    expect(runs).toBeLessThan(9.7);
    expect(spread).toBeGreaterThan(1.8);
    expect(spread).toBeLessThan(2.7);
    expect(total).toBeGreaterThan(4.1);
    expect(total).toBeLessThan(5);
    expect(margin).toBeGreaterThan(4.1);
    expect(margin).toBeLessThan(4.9);
    expect(oddTotals).toBeGreaterThan(0.53);
    expect(homeWins).toBeGreaterThan(0.48);
    expect(homeWins).toBeLessThan(0.6);
    expect(oneRun).toBeGreaterThan(0.23);
    expect(shutouts).toBeLessThan(0.2);
    expect(extra).toBeLessThan(0.14);
    expect([strikeouts, walks, homers].map((share) => Math.round(share! * 50) / 50)).toEqual(
      [0.22, 0.08, 0.04].map((share) => expect.closeTo(share, 1)),
    );
  });
});
