import { LEAGUE_RATES, LOOSE_BALL, THIRD_BASE, THIRD_STAYS } from '../constants.ts';
import { OUTCOMES } from '../outcomes.ts';
import { type CompiledGame, SUBSTITUTION_INNINGS } from '../tables/compiled-game.ts';
import { BENCH, BULLPEN, plateIndex, SITUATIONS } from '../tables/plate-table.ts';
import { INNING_OVER, MEN_ON, PITCH_STEPS, removalIndex } from '../tables/removal-table.ts';
import { stealIndex } from '../tables/steal-table.ts';
import { WORDS } from '../tables/thresholds.ts';
import { BASE_OUT_STEPS, basesOf, HALF_OVER } from './base-out-steps.ts';

/** What may happen before a turn at bat, by state: chances of next states (24 wide, and one for the end), and runs expected. */
interface RunningSteps {
  chances: Float64Array;
  runs: Float64Array;
}
export const RUNNING_WIDTH = HALF_OVER + 1;

const meanSteal = (game: CompiledGame, side: number, kind: number): number => {
  let sum = 0;
  for (let order = 0; order < BENCH; order += 1) sum += game.steals[stealIndex(side, order) + kind]!;
  return sum / BENCH;
};

/** Where the bases stand after everybody moves up, but for a man on third who stays. */
const movedUp = (bases: number, doesThirdStay: boolean): number => (doesThirdStay ? 6 : (bases << 1) & 7);

function addLoose(steps: RunningSteps, bases: number, outs: number): number {
  const loose = LOOSE_BALL[bases]!;
  const stays = bases === 5 ? THIRD_STAYS : 0;
  const state = bases * 3 + outs;
  const add = (next: number, chance: number): void => {
    steps.chances[state * RUNNING_WIDTH + next * 3 + outs]! += chance;
  };
  if (stays > 0) add(movedUp(bases, true), loose * stays);
  add(movedUp(bases, false), loose * (1 - stays));
  if ((bases & 4) !== 0) steps.runs[state] = loose * (1 - stays);
  return loose;
}

function addSteals(steps: RunningSteps, bases: number, outs: number, safe: number, caught: number): number {
  const state = bases * 3 + outs;
  const from = (bases & 2) === 0 ? 1 : 2;
  const without = bases - from;
  const add = (next: number, chance: number): void => {
    steps.chances[state * RUNNING_WIDTH + next]! += chance;
  };
  const trailing = bases === 3 ? THIRD_BASE.trailing : 0;
  if (trailing > 0) add(6 * 3 + outs, safe * trailing);
  add((without + 2 * from) * 3 + outs, safe * (1 - trailing));
  add(outs === 2 ? HALF_OVER : without * 3 + outs + 1, caught);
  return safe + caught;
}

/** The nine's mean habits between turns at bat, as a chain of base-out states. */
export function runningSteps(game: CompiledGame, side: number): RunningSteps {
  const steps = { chances: new Float64Array(24 * RUNNING_WIDTH), runs: new Float64Array(24) };
  const steals = [0, 1, 2, 3].map((kind) => meanSteal(game, side, kind));
  for (let bases = 0; bases < 8; bases += 1) {
    for (let outs = 0; outs < 3; outs += 1) {
      let moved = bases === 0 ? 0 : addLoose(steps, bases, outs);
      const canSteal = bases === 5 || (bases & 4) === 0;
      const kind = (bases & 2) === 0 ? 0 : 2;
      if (bases !== 0 && canSteal) moved += addSteals(steps, bases, outs, steals[kind]!, steals[kind + 1]!);
      steps.chances[(bases * 3 + outs) * RUNNING_WIDTH + bases * 3 + outs]! += 1 - moved;
    }
  }
  return steps;
}

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

const WIDTH = OUTCOMES.length;
const INNINGS = 9;
/** So many turns at bat in nine innings that more do not happen. */
const TURNS = 90;
const NEGLIGIBLE = 1e-10;

/** What stays the same while an offence is scaled. */
export interface OffenceContext {
  side: number;
  stays: Float64Array;
  running: RunningSteps;
  substituted: Float64Array;
}

export const offenceContext = (game: CompiledGame, side: number): OffenceContext => ({
  side,
  stays: starterStays(game, 1 - side, TURNS),
  running: runningSteps(game, side),
  substituted: game.substituted,
});

/** Outcome rates of the n-th turn at bat in an inning, over who may bat and who may pitch; one set for each situation. */
function mixTurn(rates: Float64Array, context: OffenceContext, form: number, turn: number, inning: number, into: Float64Array): void {
  const { side, stays, substituted } = context;
  const slot = turn % 9;
  const bench = substituted[slot * SUBSTITUTION_INNINGS + inning]!;
  const phase = Math.min(2, Math.floor(turn / 9));
  const starter = stays[turn]!;
  for (let situation = 0; situation < SITUATIONS; situation += 1) {
    const first = plateIndex(side, form, slot, phase, situation);
    const firstBench = plateIndex(side, form, BENCH, phase, situation);
    const late = plateIndex(side, form, slot, BULLPEN, situation);
    const lateBench = plateIndex(side, form, BENCH, BULLPEN, situation);
    for (let outcome = 0; outcome < WIDTH; outcome += 1)
      into[situation * WIDTH + outcome] =
        starter * ((1 - bench) * rates[first + outcome]! + bench * rates[firstBench + outcome]!) +
        (1 - starter) * ((1 - bench) * rates[late + outcome]! + bench * rates[lateBench + outcome]!);
  }
}

/** Moves between pitches; answers the runs expected. What is left of `mass` at 24 has made its third out. */
function stepRunning({ chances, runs }: RunningSteps, mass: Float64Array, after: Float64Array): number {
  let expected = 0;
  after.fill(0);
  for (let state = 0; state < HALF_OVER; state += 1) {
    const chance = mass[state]!;
    if (chance < NEGLIGIBLE) continue;
    expected += chance * runs[state]!;
    for (let next = 0; next < RUNNING_WIDTH; next += 1) after[next]! += chance * chances[state * RUNNING_WIDTH + next]!;
  }
  return expected;
}

function stepPlate(rates: Float64Array, mass: Float64Array, after: Float64Array): number {
  const { runs, from, next, chance } = BASE_OUT_STEPS;
  let expected = 0;
  after.fill(0);
  for (let state = 0; state < HALF_OVER; state += 1) {
    if (mass[state]! < NEGLIGIBLE) continue;
    const bases = basesOf(state);
    const situation = (bases & 1) !== 0 ? 2 : bases === 0 ? 0 : 1;
    for (let outcome = 0; outcome < WIDTH; outcome += 1) {
      const weight = mass[state]! * rates[situation * WIDTH + outcome]!;
      const at = outcome * 24 + state;
      expected += weight * runs[at]!;
      for (let step = from[at]!; step < from[at + 1]!; step += 1) after[next[step]!]! += weight * chance[step]!;
    }
  }
  return expected;
}

/**
 * Runs an offence is expected to score in nine full innings, from its rates (`plateRates`, not thresholds): the exact mean of the chain of
 * base-out states, inning and batter, but for two things taken as independent of the score: when the starter leaves, and who is on base to steal.
 */
export function expectedRuns(rates: Float64Array, context: OffenceContext, form: number): number {
  const innings = Array.from({ length: INNINGS + 1 }, () => new Float64Array(HALF_OVER));
  innings[0]![0] = 1;
  const turnRates = new Float64Array(SITUATIONS * WIDTH);
  const ran = new Float64Array(RUNNING_WIDTH);
  const batted = new Float64Array(RUNNING_WIDTH);
  let expected = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (let inning = INNINGS - 1; inning >= 0; inning -= 1) {
      const mass = innings[inning]!;
      if (mass.every((chance) => chance < NEGLIGIBLE)) continue;
      mixTurn(rates, context, form, turn, inning, turnRates);
      expected += stepRunning(context.running, mass, ran) + stepPlate(turnRates, ran, batted);
      innings[inning + 1]![0]! += batted[HALF_OVER]!;
      mass.set(batted.subarray(0, HALF_OVER));
      // Caught for the third out: the same man leads off the next inning, here one turn later.
      innings[inning + 1]![0]! += ran[HALF_OVER]!;
    }
  }
  return expected;
}
