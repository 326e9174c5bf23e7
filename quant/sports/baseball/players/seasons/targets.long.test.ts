import { describe, expect, test } from 'vitest';
import { simulateGame } from '../chain/simulate-game.ts';
import { compileGame, meanRuns, targetFactors } from '../compile-game.ts';
import { STARTER_RATES } from '../constants.ts';
import { normaliseOutcomes } from '../outcomes.ts';
import { scoreColumn } from '../tables/columns.ts';
import type { GameInputs } from '../tables/inputs.ts';
import { plateRates } from '../tables/plate-table.ts';
import { offenceContext } from '../targets/expected-runs.ts';
import { leagueGame, leagueSide } from '../testing/league-sides.ts';
import { meanOf } from '../testing/read-result.ts';

function meanScore(inputs: GameInputs, side: number, games: number): number {
  return meanOf(simulateGame(compileGame(inputs), { games, seed: 31 }), scoreColumn(side, 'full'));
}

describe('targets', () => {
  test('are met by the expectation to 0.001', () => {
    const inputs = leagueGame();
    const untargeted = { ...compileGame(inputs), plate: plateRates(inputs) };
    for (const [awayRuns, homeRuns] of [
      [2.5, 7],
      [9, 1],
    ] as const) {
      const { away, home } = targetFactors(untargeted, { awayRuns, homeRuns });
      const compiled = compileGame({ ...inputs, targets: { awayRuns, homeRuns } });
      expect(compiled.offence).toEqual({ away, home });
      const again = { ...untargeted, plate: new Float64Array(0) };
      const toRates = (side: number): Float64Array => {
        const rates = compiled.plate.slice();
        for (let at = 0; at < rates.length; at += 8)
          for (let outcome = 7; outcome >= 0; outcome -= 1)
            rates[at + outcome] = (rates[at + outcome]! - (outcome === 0 ? 0 : rates[at + outcome - 1]!)) / 2 ** 32;
        expect(side).toBeLessThan(2);
        return rates;
      };
      expect(Math.abs(meanRuns(toRates(0), offenceContext(again, 0), true) - awayRuns)).toBeLessThan(0.00101);
      expect(Math.abs(meanRuns(toRates(1), offenceContext(again, 1), true) - homeRuns)).toBeLessThan(0.00101);
    }
  });
  test('are met by the simulation: nine innings of a road side, and what extra innings add', () => {
    // Extra innings are about 9 percent of games and add some 0.12 runs a game.
    const games = 6000;
    for (const awayRuns of [3, 5.5]) {
      const inputs = leagueGame({ targets: { awayRuns, homeRuns: 4.2 } });
      expect(Math.abs(meanScore(inputs, 0, games) - awayRuns - 0.11)).toBeLessThan(0.16);
    }
  });
  test('a strong pitcher does not move what has been targeted', () => {
    const rates = normaliseOutcomes({ ...STARTER_RATES, strikeout: 0.32, homeRun: 0.02 });
    const home = { ...leagueSide('h'), starter: { ...leagueSide('h').starter, rates } };
    const inputs = leagueGame({ home, targets: { awayRuns: 4.4, homeRuns: 4.4 } });
    expect(compileGame(inputs).offence.away).toBeGreaterThan(1.1);
    expect(Math.abs(meanScore(inputs, 0, 6000) - 4.51)).toBeLessThan(0.16);
  });
});
