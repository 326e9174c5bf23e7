import { REACH_LEVELS } from '../constants/form.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { FORMS, USUAL_FORM } from '../tables/plate-table.ts';
import { scaleOffence } from '../tables/thresholds.ts';
import { expectedRuns, type OffenceContext, offenceContext } from './expected-runs.ts';

const TOLERANCE = 0.001;
const STEPS_MAX = 30;
/** Runs grow as about this power of the odds of reaching base. */
const RUNS_POWER = 1.5;
/** Log odds of reaching base never move further than this. */
const FURTHEST = 2;

/** Mean over the days an offence can have; of the starter's strikeouts only the usual, whose days hardly move the mean. */
export function meanRuns(rates: Float64Array, context: OffenceContext, hasForm: boolean): number {
  if (!hasForm) return expectedRuns(rates, context, USUAL_FORM);
  const levels = REACH_LEVELS.length;
  const firstOfUsual = ((FORMS / levels - 1) / 2) * levels;
  return REACH_LEVELS.reduce((sum, _, level) => sum + expectedRuns(rates, context, firstOfUsual + level), 0) / levels;
}

function targetFactor(game: CompiledGame, side: number, target: number): number {
  const context = offenceContext(game, side);
  const scaled = new Float64Array(game.plate.length);
  const runsAt = (logFactor: number): number => {
    scaled.set(game.plate);
    scaleOffence(scaled, side, Math.exp(logFactor));
    return meanRuns(scaled, context, game.rules.hasForm);
  };
  let low = -FURTHEST;
  let high = FURTHEST;
  let guess = 0;
  let power = RUNS_POWER;
  let before: { guess: number; runs: number } | null = null;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const runs = runsAt(guess);
    if (Math.abs(runs - target) < TOLERANCE) return Math.exp(guess);
    if (Math.abs(guess) === FURTHEST && runs < target === guess > 0) break;
    if (runs < target) low = guess;
    else high = guess;
    if (before) power = Math.log(runs / before.runs) / (guess - before.guess);
    before = { guess, runs };
    const next = Math.min(FURTHEST, Math.max(-FURTHEST, guess + Math.log(target / runs) / power));
    // Where the step would leave what is known, halve that instead.
    guess = next >= low && next <= high ? next : (low + high) / 2;
  }
  throw new RangeError(`${target} expected runs are out of reach`);
}

/**
 * What to multiply each offence's odds of reaching base by so that its expected runs in nine full innings are its target, to 0.001.
 * `game.plate` holds rates, not thresholds. RangeError when a target is out of reach (odds a seventh or seven times what they were).
 */
export function targetFactors(game: CompiledGame, targets: { awayRuns: number; homeRuns: number }): { away: number; home: number } {
  return { away: targetFactor(game, 0, targets.awayRuns), home: targetFactor(game, 1, targets.homeRuns) };
}
