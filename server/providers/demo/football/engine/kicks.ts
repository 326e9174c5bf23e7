import { clamp, drawBetween, drawNormal } from '../../chance.ts';
import { firstDown, type GameState, type Outcome, record } from './game-state.ts';
import { otherSide, type Side, type Spot } from './play.ts';
import type { FootballRules } from './rules.ts';

const DOWNED_SHARE = 0.55;
/** The ball is held so far behind the line. */
const KICK_DEPTH = 7;

const drive = ({ fieldYards }: FootballRules, side: Side, yard: number): Spot =>
  firstDown(side, Math.round(clamp(yard, 1, fieldYards - 1)), fieldYards);

/** The distance of a field goal from a spot, in yards. */
export const fieldGoalYards = ({ fieldYards, holdYards }: FootballRules, yard: number): number => fieldYards - yard + holdYards;
const fieldGoalChance = ({ fieldGoal: { best, even, slope } }: FootballRules, yards: number): number =>
  Math.min(best, 1 / (1 + Math.exp((yards - even) / slope)));

export function kickoff(state: GameState): void {
  const { kicker, next, rules } = state;
  const { from, returned, mean, deviation } = rules.kickoff;
  const receiver = otherSide(kicker);
  const isTouchdown = next() < returned;
  const start = drive(rules, receiver, clamp(drawNormal(next, mean, deviation), 8, 75));
  const yards = rules.fieldYards - from - Math.round(drawBetween(next, 8, 22));
  if (isTouchdown) {
    record(state, kicker, { kind: 'kickoff', yards, seconds: 13, scored: { by: receiver, kind: 'touchdown' }, next: null });
    convert(state, receiver);
  } else record(state, kicker, { kind: 'kickoff', yards, seconds: drawBetween(next, 6, 11), next: start });
}

/** The try after a touchdown; by kick, or for two where the score asks for it. `mustGoForTwo` is overtime's rule. */
export function convert(state: GameState, side: Side, mustGoForTwo = false): void {
  const goesForTwo = mustGoForTwo || wantsTwo(state, side);
  const isGood = state.next() < (goesForTwo ? state.rules.twoPointsGood : state.rules.convertGood);
  const made = goesForTwo ? 'two_points' : 'convert';
  const missed = goesForTwo ? 'two_points_failed' : 'convert_missed';
  const outcome: Outcome = { kind: isGood ? made : missed, yards: goesForTwo ? 3 : 32, seconds: 0, next: null };
  record(state, side, isGood ? { ...outcome, scored: { by: side, kind: made } } : outcome);
  state.kicker = side;
}

function wantsTwo(state: GameState, side: Side): boolean {
  const lead = state.score[side] - state.score[otherSide(side)];
  return state.period >= 4 ? state.rules.twoPointLeads.has(lead) : state.next() < state.rules.twoPointShare;
}

export function punt(state: GameState, spot: Spot): void {
  const { next, rules } = state;
  const { side, yard } = spot;
  const receiver = otherSide(side);
  const length = Math.round(clamp(drawNormal(next, rules.punt.mean, rules.punt.deviation), 20, 75));
  const seconds = drawBetween(next, 8, 14);
  const isInEndZone = yard + length >= rules.fieldYards;
  if (isInEndZone && rules.single === null) {
    // Downed short of the goal line as often as not; otherwise a touchback.
    const to = next() < DOWNED_SHARE ? drawBetween(next, 4, 14) : rules.touchbackYard;
    const yards = Math.round(rules.fieldYards - yard - (to === rules.touchbackYard ? 0 : to));
    record(state, side, { kind: 'punt', yards, seconds, next: drive(rules, receiver, to) });
    return;
  }
  if (isInEndZone && rules.single !== null && next() < rules.single.punt) {
    single(state, side, 'punt', length, seconds);
    return;
  }
  if (next() < rules.punt.returned) {
    record(state, side, { kind: 'punt', yards: length, seconds, scored: { by: receiver, kind: 'touchdown' }, next: null });
    convert(state, receiver);
    return;
  }
  const back = Math.max(0, drawNormal(next, rules.punt.back, rules.punt.backDeviation));
  const to = isInEndZone ? drawBetween(next, 6, 16) : rules.fieldYards - yard - length + back;
  record(state, side, { kind: 'punt', yards: length, seconds, next: drive(rules, receiver, to) });
}

function single(state: GameState, by: Side, kind: 'punt' | 'field_goal_missed', yards: number, seconds: number): void {
  const next = drive(state.rules, otherSide(by), state.rules.single!.nextYard);
  record(state, by, { kind, yards, seconds, scored: { by, kind: 'single' }, next });
}

/** Three points, or a miss; a miss is run out, given up for a single where there is one, or returned to the spot of the kick. */
export function fieldGoal(state: GameState, spot: Spot): void {
  const { next, rules } = state;
  const { side, yard } = spot;
  const yards = fieldGoalYards(rules, yard);
  const seconds = drawBetween(next, 5, 9);
  state.kicker = side;
  if (next() < fieldGoalChance(rules, yards)) {
    record(state, side, { kind: 'field_goal', yards, seconds, scored: { by: side, kind: 'field_goal' }, next: null });
    return;
  }
  if (rules.single === null) {
    const to = Math.max(rules.touchbackYard, rules.fieldYards - yard + KICK_DEPTH);
    record(state, side, { kind: 'field_goal_missed', yards, seconds, next: drive(rules, otherSide(side), to) });
    return;
  }
  const isDecisive = state.period === 4 && state.clock <= 60 && state.score.away === state.score.home;
  const isSingle = next() < (isDecisive ? rules.single.decisive : rules.single.missed);
  if (isSingle) single(state, side, 'field_goal_missed', yards, seconds);
  else
    record(state, side, {
      kind: 'field_goal_missed',
      yards,
      seconds: seconds + 6,
      next: drive(rules, otherSide(side), drawBetween(next, 8, 32)),
    });
}
