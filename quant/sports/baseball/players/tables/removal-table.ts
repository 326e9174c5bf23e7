import { REMOVAL } from '../constants.ts';
import { WORDS } from './thresholds.ts';

export const PITCH_STEPS = 140;
const RUN_STEPS = 9;
const INNING_RUN_STEPS = 5;
/** What comes next: bases empty, men on, or another inning. */
const NEXT_STEPS = 3;
export const MEN_ON = 1;
export const INNING_OVER = 2;
const RUNS_STRIDE = INNING_RUN_STEPS * PITCH_STEPS;
const NEXT_STRIDE = RUN_STEPS * RUNS_STRIDE;
export const REMOVAL_LENGTH = NEXT_STEPS * NEXT_STRIDE;

/** Place in a pitcher's table; pitches past 139, runs past 8 and the inning's past 4 count as these. */
export const removalIndex = (next: number, runs: number, inningRuns: number, pitches: number): number =>
  next * NEXT_STRIDE +
  Math.min(runs, RUN_STEPS - 1) * RUNS_STRIDE +
  Math.min(inningRuns, INNING_RUN_STEPS - 1) * PITCH_STEPS +
  Math.min(pitches, PITCH_STEPS - 1);

/** Probability that a starter is done after a batter, from what has happened so far. */
export function removalChance(pitchBudget: number, next: number, runs: number, inningRuns: number, pitches: number): number {
  const over = (pitches - pitchBudget) / 10;
  const late = Math.max(over + 1.5, 0);
  let logOdds = REMOVAL.constant + REMOVAL.overBudget * over + REMOVAL.late * late + REMOVAL.run * runs + REMOVAL.runInInning * inningRuns;
  logOdds += (REMOVAL.tired * Math.max(Math.min(pitches, 130) - 95, 0)) / 10;
  if (next === MEN_ON) logOdds += REMOVAL.menOn;
  if (next === INNING_OVER) logOdds += REMOVAL.inningOver + REMOVAL.lateInningOver * late + REMOVAL.runInInningOver * inningRuns;
  return 1 / (1 + Math.exp(-logOdds));
}

/** A starter's chances of being done, in 2^32nds; see `removalIndex`. */
export function removalTable(pitchBudget: number): Float64Array {
  const table = new Float64Array(REMOVAL_LENGTH);
  for (let next = 0; next < NEXT_STEPS; next += 1)
    for (let runs = 0; runs < RUN_STEPS; runs += 1)
      for (let inningRuns = 0; inningRuns < INNING_RUN_STEPS; inningRuns += 1)
        for (let pitches = 0; pitches < PITCH_STEPS; pitches += 1)
          table[removalIndex(next, runs, inningRuns, pitches)] = removalChance(pitchBudget, next, runs, inningRuns, pitches) * WORDS;
  return table;
}
