import { SUBSTITUTED } from './constants/leaving.ts';
import { PITCHES } from './constants/running.ts';
import type { CompiledGame, SidePlayers } from './tables/compiled-game.ts';
import { type GameInputs, type GameRules, type SideInput, USUAL_RULES } from './tables/inputs.ts';
import { plateRates } from './tables/plate-table.ts';
import { removalTable } from './tables/removal-table.ts';
import { requireInputs } from './tables/require-inputs.ts';
import { stealTable } from './tables/steal-table.ts';
import { scaleOffence, toThresholds } from './tables/thresholds.ts';
import { targetFactors } from './targets/target-factors.ts';

const playersOf = ({ batters, starter }: SideInput): SidePlayers => ({
  batters: batters.map(({ playerId }) => playerId),
  starter: starter.playerId,
});

/**
 * Makes a game's tables. With targets, each offence is scaled so that its expected runs in nine full innings meet its target to 0.001 by
 * `expectedRuns`, which the simulation's mean follows within 0.04 runs (3 to 6 runs: 0.02).
 * RangeError for inputs no game can be played with, or targets out of reach.
 */
export function compileGame(inputs: GameInputs): CompiledGame {
  requireInputs(inputs);
  const { away, home, targets } = inputs;
  const rules: GameRules = { ...USUAL_RULES, ...inputs.rules };
  const rates = plateRates(inputs);
  const untargeted: CompiledGame = {
    rules,
    players: { away: playersOf(away), home: playersOf(home) },
    offence: { away: 1, home: 1 },
    plate: rates,
    removal: [removalTable(away.starter.pitchBudget), removalTable(home.starter.pitchBudget)],
    steals: stealTable(away, home),
    pitches: Uint8Array.from(PITCHES.flat()),
    substituted: Float64Array.from(SUBSTITUTED.flat(), (share) => (rules.hasSubstitutes ? share : 0)),
  };
  const offence = targets ? targetFactors(untargeted, targets) : untargeted.offence;
  scaleOffence(rates, 0, offence.away);
  scaleOffence(rates, 1, offence.home);
  return { ...untargeted, offence, plate: toThresholds(rates) };
}
