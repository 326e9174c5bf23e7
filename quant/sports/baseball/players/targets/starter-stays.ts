import { LEAGUE_RATES } from '../constants/league.ts';
import { OUTCOMES } from '../outcomes.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { INNING_OVER, MEN_ON, PITCH_STEPS, removalIndex } from '../tables/removal-table.ts';
import { WORDS } from '../tables/thresholds.ts';

/** Of 100 batters' ends: 24 end the inning, 39 leave men on (events 2022-2024). A starter lets in 0.118 runs a batter. */
const INNING_OVER_SHARE = 0.24;
const MEN_ON_SHARE = 0.39;
const RUNS_A_BATTER = 0.118;

/** Chances of 0 to 9 pitches in a turn at bat of the league. */
function pitchChances(pitches: Uint8Array): Float64Array {
  const chances = new Float64Array(10);
  OUTCOMES.forEach((outcome, index) => {
    for (let quantile = 0; quantile < 16; quantile += 1) chances[pitches[index * 16 + quantile]!]! += LEAGUE_RATES[outcome] / 16;
  });
  return chances;
}

function removalAt(table: Float64Array, batter: number, pitches: number): number {
  const runs = Math.round(RUNS_A_BATTER * batter);
  const chance = (next: number): number => table[removalIndex(next, runs, 0, pitches)]! / WORDS;
  const empty = 1 - INNING_OVER_SHARE - MEN_ON_SHARE;
  return empty * chance(0) + MEN_ON_SHARE * chance(MEN_ON) + INNING_OVER_SHARE * chance(INNING_OVER);
}

/** Probability that a side's starting pitcher faces his n-th batter (from 0), for the first `turns`, from the pitches thrown alone. */
export function starterStays(game: CompiledGame, side: number, turns: number): Float64Array {
  const stays = new Float64Array(turns);
  const perTurn = pitchChances(game.pitches);
  let mass = new Float64Array(PITCH_STEPS);
  mass[0] = 1;
  for (let batter = 0; batter < turns; batter += 1) {
    stays[batter] = mass.reduce((sum, chance) => sum + chance, 0);
    const after = new Float64Array(PITCH_STEPS);
    for (let thrown = 0; thrown < PITCH_STEPS; thrown += 1) {
      if (mass[thrown]! < 1e-9) continue;
      perTurn.forEach((chance, more) => {
        const pitches = Math.min(thrown + more, PITCH_STEPS - 1);
        after[pitches]! += mass[thrown]! * chance * (1 - removalAt(game.removal[side]!, batter + 1, pitches));
      });
    }
    mass = after;
  }
  return stays;
}
