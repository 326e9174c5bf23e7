import {
  BENCH_RATES,
  FORM,
  HOME_BATTER,
  LEAGUE_RATES,
  PLATOON,
  REACH_LEVELS,
  SITUATION,
  STRIKEOUT_LEVELS,
  TIMES_THROUGH,
} from '../constants.ts';
import { OUTCOMES, type OutcomeFactors, type OutcomeRates } from '../outcomes.ts';
import { applyFactors, invertFactors, matchRates } from '../rates.ts';
import type { GameInputs } from './inputs.ts';
import { scaleReach, scaleStrikeouts } from './scale-rates.ts';

/** Nine places in the order, and the bench. */
export const ORDERS = 10;
export const BENCH = 9;
/** Three times through against the starter, then the bullpen. */
const PHASES = 4;
export const BULLPEN = 3;
/** Bases empty, first open with men on, a man on first. */
export const SITUATIONS = 3;
/** Days an offence can have: five levels of reaching base, three of the opposing starter's strikeouts. */
export const FORMS = REACH_LEVELS.length * STRIKEOUT_LEVELS.length;
/** Neither better nor worse than usual. */
export const USUAL_FORM = (FORMS - 1) / 2;
const WIDTH = OUTCOMES.length;

/** Where the eight outcomes of a turn at bat begin. */
export const plateIndex = (side: number, form: number, order: number, phase: number, situation: number): number =>
  ((((side * FORMS + form) * ORDERS + order) * PHASES + phase) * SITUATIONS + situation) * WIDTH;
const PLATE_LENGTH = plateIndex(2, 0, 0, 0, 0);

function turnRates(inputs: GameInputs, side: number, order: number, phase: number): OutcomeRates {
  const batting = side === 0 ? inputs.away : inputs.home;
  const { starter, bullpen } = side === 0 ? inputs.home : inputs.away;
  const batter = order === BENCH ? undefined : batting.batters[order];
  const league = inputs.league ?? LEAGUE_RATES;
  const matched = matchRates(batter?.rates ?? BENCH_RATES, phase === BULLPEN ? bullpen : starter.rates, league);
  const factors: OutcomeFactors[] = [];
  if (phase !== BULLPEN) factors.push(TIMES_THROUGH[phase]!);
  if (phase !== BULLPEN && batter) factors.push(PLATOON[batter.bats][starter.throws]);
  if (inputs.park) factors.push(inputs.park);
  if (!inputs.rules?.isNeutral) factors.push(side === 1 ? HOME_BATTER : invertFactors(HOME_BATTER));
  return applyFactors(matched, ...factors);
}

/** One turn on every day there can be, into the table. */
function fillForms(table: Float64Array, rates: OutcomeRates, side: number, order: number, phase: number, situation: number): void {
  const usual = Float64Array.from(OUTCOMES, (outcome) => rates[outcome]);
  for (let form = 0; form < FORMS; form += 1) {
    const at = plateIndex(side, form, order, phase, situation);
    const reach = Math.exp(FORM.reachDeviation * REACH_LEVELS[form % REACH_LEVELS.length]!);
    const strikeout = Math.exp(FORM.strikeoutDeviation * STRIKEOUT_LEVELS[Math.floor(form / REACH_LEVELS.length)]!);
    table.set(usual, at);
    scaleReach(table, at, reach);
    if (phase !== BULLPEN) scaleStrikeouts(table, at, strikeout);
  }
}

/** Probability of each outcome of every turn at bat the game can have; see `plateIndex`. */
export function plateRates(inputs: GameInputs): Float64Array {
  const table = new Float64Array(PLATE_LENGTH);
  for (let side = 0; side < 2; side += 1)
    for (let order = 0; order < ORDERS; order += 1)
      for (let phase = 0; phase < PHASES; phase += 1) {
        const rates = turnRates(inputs, side, order, phase);
        SITUATION.forEach((factor, situation) => {
          fillForms(table, applyFactors(rates, factor), side, order, phase, situation);
        });
      }
  return table;
}
