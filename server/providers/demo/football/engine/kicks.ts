import { clamp, drawBetween, drawNormal } from '../../chance.ts';
import { firstDown, type GameState, type Outcome, record } from './game-state.ts';
import { otherSide, type Side, type Spot } from './play.ts';
import { AFTER_SINGLE_YARD, FIELD_YARDS, HOLD_YARDS } from './rules.ts';

const KICKOFF_FROM = 30;
const KICKOFF_RETURNED = 0.011;
const PUNT_RETURNED = 0.009;
const KICKOFF_TO = { mean: 34, deviation: 8 } as const;
const PUNT = { mean: 46, deviation: 7.5, back: 9.5, backDeviation: 7 } as const;
/** Of balls kicked into the end zone, how many the other side gives up a point for rather than run out. */
const CONCEDED = { punt: 0.45, field_goal: 0.4, decisive: 0.6 } as const;
const CONVERT_GOOD = 0.93;
const TWO_POINTS_GOOD = 0.49;
const FIELD_GOAL = { even: 53.5, slope: 6.2, best: 0.985 } as const;

const drive = (side: Side, yard: number): Spot => firstDown(side, Math.round(clamp(yard, 1, FIELD_YARDS - 1)), FIELD_YARDS);

/** The distance of a field goal from a spot, in yards. */
export const fieldGoalYards = (yard: number): number => FIELD_YARDS - yard + HOLD_YARDS;
const fieldGoalChance = (yards: number): number =>
  Math.min(FIELD_GOAL.best, 1 / (1 + Math.exp((yards - FIELD_GOAL.even) / FIELD_GOAL.slope)));

export function kickoff(state: GameState): void {
  const { kicker, next } = state;
  const receiver = otherSide(kicker);
  const isTouchdown = next() < KICKOFF_RETURNED;
  const start = drive(receiver, clamp(drawNormal(next, KICKOFF_TO.mean, KICKOFF_TO.deviation), 8, 75));
  const yards = FIELD_YARDS - KICKOFF_FROM - Math.round(drawBetween(next, 8, 22));
  if (isTouchdown) {
    record(state, kicker, { kind: 'kickoff', yards, seconds: 13, scored: { by: receiver, kind: 'touchdown' }, next: null });
    convert(state, receiver);
  } else record(state, kicker, { kind: 'kickoff', yards, seconds: drawBetween(next, 6, 11), next: start });
}

/** The try after a touchdown; by kick, or for two where the score asks for it. `mustGoForTwo` is overtime's rule. */
export function convert(state: GameState, side: Side, mustGoForTwo = false): void {
  const goesForTwo = mustGoForTwo || wantsTwo(state, side);
  const isGood = state.next() < (goesForTwo ? TWO_POINTS_GOOD : CONVERT_GOOD);
  const made = goesForTwo ? 'two_points' : 'convert';
  const missed = goesForTwo ? 'two_points_failed' : 'convert_missed';
  const outcome: Outcome = { kind: isGood ? made : missed, yards: goesForTwo ? 3 : 32, seconds: 0, next: null };
  record(state, side, isGood ? { ...outcome, scored: { by: side, kind: made } } : outcome);
  state.kicker = side;
}

// Leads after the touchdown at which one point more is worth little and two are worth much.
const TWO_POINT_LEADS = new Set([-10, -5, -2, 1, 5]);
function wantsTwo(state: GameState, side: Side): boolean {
  const lead = state.score[side] - state.score[otherSide(side)];
  return state.period >= 4 ? TWO_POINT_LEADS.has(lead) : state.next() < 0.05;
}

export function punt(state: GameState, spot: Spot): void {
  const { next } = state;
  const { side, yard } = spot;
  const receiver = otherSide(side);
  const length = Math.round(clamp(drawNormal(next, PUNT.mean, PUNT.deviation), 20, 75));
  const seconds = drawBetween(next, 8, 14);
  const isInEndZone = yard + length >= FIELD_YARDS;
  if (isInEndZone && next() < CONCEDED.punt) {
    single(state, side, 'punt', length, seconds);
    return;
  }
  if (next() < PUNT_RETURNED) {
    record(state, side, { kind: 'punt', yards: length, seconds, scored: { by: receiver, kind: 'touchdown' }, next: null });
    convert(state, receiver);
    return;
  }
  const back = Math.max(0, drawNormal(next, PUNT.back, PUNT.backDeviation));
  const to = isInEndZone ? drawBetween(next, 6, 16) : FIELD_YARDS - yard - length + back;
  record(state, side, { kind: 'punt', yards: length, seconds, next: drive(receiver, to) });
}

function single(state: GameState, by: Side, kind: 'punt' | 'field_goal_missed', yards: number, seconds: number): void {
  const next = drive(otherSide(by), AFTER_SINGLE_YARD);
  record(state, by, { kind, yards, seconds, scored: { by, kind: 'single' }, next });
}

/** Three points, or a miss that is run out or given up for a single; a single wins a tied game at its very end. */
export function fieldGoal(state: GameState, spot: Spot): void {
  const { next } = state;
  const { side, yard } = spot;
  const yards = fieldGoalYards(yard);
  const seconds = drawBetween(next, 5, 9);
  state.kicker = side;
  if (next() < fieldGoalChance(yards)) {
    record(state, side, { kind: 'field_goal', yards, seconds, scored: { by: side, kind: 'field_goal' }, next: null });
    return;
  }
  const isDecisive = state.period === 4 && state.clock <= 60 && state.score.away === state.score.home;
  const isSingle = next() < (isDecisive ? CONCEDED.decisive : CONCEDED.field_goal);
  if (isSingle) single(state, side, 'field_goal_missed', yards, seconds);
  else
    record(state, side, { kind: 'field_goal_missed', yards, seconds: seconds + 6, next: drive(otherSide(side), drawBetween(next, 8, 32)) });
}
