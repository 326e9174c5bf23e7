import { type Chance, clamp, drawBetween, drawInteger } from '../../chance.ts';
import { firstDown, type GameState, isLate, leadOf, type Outcome, record } from './game-state.ts';
import { convert, fieldGoal, fieldGoalYards, punt } from './kicks.ts';
import { otherSide, type PlayKind, type Side, type Spot } from './play.ts';
import type { FootballRules } from './rules.ts';

type Call = 'run' | 'pass' | 'punt' | 'field_goal' | 'kneel';

function scrimmageCall(state: GameState, { side, down, distance }: Spot): Call {
  const lead = leadOf(state, side);
  let share: number = distance <= 2 ? 0.6 : state.rules.runShare[down];
  if (isLate(state, 420) && lead > 3) share += 0.28;
  if (isLate(state, 420) && lead < -3) share -= 0.25;
  if (state.clock < 120 && (state.period === 2 || (state.period === 4 && lead <= 0))) share -= 0.2;
  return state.next() < share ? 'run' : 'pass';
}

/** The last down: the kick, or the gamble where little is missing or nothing else helps. */
function lastDownCall(state: GameState, spot: Spot): Call {
  const { side, yard } = spot;
  const { fieldGoal: kick, isOvertimeTimed, desperate, gambleShare } = state.rules;
  const lead = leadOf(state, side);
  const reach = fieldGoalYards(state.rules, yard);
  // A possession of untimed overtime, or the answer to a score in a timed one, ends here.
  const isOvertime = state.period > 4 && (!isOvertimeTimed || lead < 0);
  const needsTouchdown = (isOvertime || isLate(state, desperate.touchdown)) && lead < -3;
  const isInReach = reach <= (isOvertime ? kick.lastChance : kick.farthest) && !needsTouchdown;
  const gamble = isInReach && isLate(state, 90) ? 0 : gambleShare(spot);
  if (gamble === 1 || (gamble > 0 && state.next() < gamble)) return scrimmageCall(state, spot);
  if (isInReach) return 'field_goal';
  return needsTouchdown || isOvertime || (isLate(state, desperate.any) && lead < 0) ? 'pass' : 'punt';
}

function isLastChance(state: GameState, { side, yard }: Spot): boolean {
  const lead = leadOf(state, side);
  if (state.clock > 9 || fieldGoalYards(state.rules, yard) > state.rules.fieldGoal.lastChance) return false;
  return state.period === 2 || (isLate(state, 9) && lead <= 0 && lead >= -3);
}

/** In sudden death a side well in range kicks at once. */
function isWinningKick(state: GameState, { side, yard }: Spot): boolean {
  const { isOvertimeTimed, fieldGoal: kick } = state.rules;
  const mayWin = isOvertimeTimed && (state.answering === side || state.answering === 'both') && leadOf(state, side) === 0;
  return mayWin && fieldGoalYards(state.rules, yard) <= kick.sure;
}

/** What the side with the ball tries from a spot. */
function chooseCall(state: GameState, spot: Spot): Call {
  const { downs, seconds } = state.rules;
  if (isLastChance(state, spot) || isWinningKick(state, spot)) return 'field_goal';
  const canRunOut = isLate(state, seconds.kneelDown * (downs - spot.down)) && leadOf(state, spot.side) > 0;
  if (canRunOut && spot.down < downs) return 'kneel';
  return spot.down === downs ? lastDownCall(state, spot) : scrimmageCall(state, spot);
}

const exponential = (next: Chance, mean: number): number => -mean * Math.log(1 - next());

function runGain(next: Chance, edge: number, { run, perPoint }: FootballRules): number {
  if (next() < run.stuffed) return drawInteger(next, -3, 0);
  const far = next() < run.long ? drawBetween(next, 10, 40) : 0;
  return Math.round((run.least + exponential(next, run.mean) + far) * (1 + perPoint.gain * edge));
}

type PassResult = { kind: 'pass' | 'sack' | 'incomplete' | 'interception'; yards: number };

/** What becomes of a pass, and its yards; the return of one that was intercepted is drawn elsewhere. */
function passResult(next: Chance, edge: number, { pass, perPoint }: FootballRules): PassResult {
  const draw = next();
  const sacked = pass.sacked - perPoint.lost * edge;
  const lost = sacked + pass.intercepted - perPoint.lost * 0.5 * edge;
  if (draw < sacked) return { kind: 'sack', yards: -drawInteger(next, 3, 10) };
  if (draw < lost) return { kind: 'interception', yards: drawInteger(next, 4, 30) };
  if (draw >= lost + (1 - lost) * (pass.caught + perPoint.caught * edge)) return { kind: 'incomplete', yards: 0 };
  const far = next() < pass.long ? drawBetween(next, 10, 45) : 0;
  // Two exponentials: few very short, a long tail.
  const yards = pass.least + exponential(next, pass.mean) + exponential(next, pass.mean) + far;
  return { kind: 'pass', yards: Math.round(yards * (1 + perPoint.gain * edge)) };
}

// Half the distance to the goal line at most, and none called where that is too little to measure.
const PENALTY = { onDefence: 0.48, graveShare: 0.5, light: 5, grave: 12, least: 4 } as const;
const OVERTIME_LATE_SECONDS = 420;
function secondsOf(state: GameState, kind: PlayKind): number {
  const { lateSeconds, seconds } = state.rules;
  const lateFrom = state.period > 4 ? OVERTIME_LATE_SECONDS : lateSeconds;
  const isLastMinutes = (state.period === 2 || isLate(state, lateFrom)) && state.clock <= lateFrom;
  if (kind === 'kneel') return seconds.kneel;
  if (kind === 'incomplete') return drawBetween(state.next, ...seconds.stopped);
  const [least, most] = isLastMinutes ? seconds.late : seconds.running;
  return drawBetween(state.next, least, most);
}

/** The spot after a gain that neither scored nor lost the ball; after the last down the other side takes over. */
function spotAfter({ fieldYards, downs }: FootballRules, { side, yard, down, distance }: Spot, yards: number): Spot {
  const at = yard + yards;
  if (yards >= distance) return firstDown(side, at, fieldYards);
  if (down === downs) return firstDown(otherSide(side), fieldYards - at, fieldYards);
  return { side, yard: at, down: (down + 1) as Spot['down'], distance: distance - yards };
}

function touchdown(state: GameState, by: Side, side: Side, outcome: Outcome): void {
  record(state, side, { ...outcome, scored: { by, kind: 'touchdown' }, next: null });
  const isWon = (state.answering === by || state.answering === 'both') && leadOf(state, by) > 0;
  if (!isWon) convert(state, by, state.period > 4 && !state.rules.isOvertimeTimed);
}

/** A ball lost at `at` yards of the side that had it; sometimes carried all the way. In overtime the possession just ends. */
function turnover(state: GameState, { side }: Spot, outcome: Outcome, at: number, back: number): void {
  const taker = otherSide(side);
  const { fieldYards, isOvertimeTimed, returnedToGoal } = state.rules;
  const yard = Math.round(clamp(fieldYards - at + back, 1, fieldYards - 1));
  if ((state.period < 5 || isOvertimeTimed) && state.next() < returnedToGoal) touchdown(state, taker, side, outcome);
  else record(state, side, { ...outcome, next: firstDown(taker, yard, fieldYards) });
}

function advance(state: GameState, spot: Spot, outcome: Outcome): void {
  const { side, yard, down, distance } = spot;
  const { fieldYards, downs } = state.rules;
  const toGoal = fieldYards - yard;
  const yards = Math.min(outcome.yards, toGoal);
  if (yards >= toGoal) {
    touchdown(state, side, side, { ...outcome, yards });
  } else if (yard + yards <= 0) {
    state.kicker = side;
    record(state, side, { ...outcome, yards, scored: { by: otherSide(side), kind: 'safety' }, next: null });
  } else {
    const isStopped = outcome.kind === 'run' && down === downs && yards < distance;
    record(state, side, { ...outcome, kind: isStopped ? 'downs' : outcome.kind, yards, next: spotAfter(state.rules, spot, yards) });
  }
}

function penalty(state: GameState, { side, yard, down, distance }: Spot): void {
  const { fieldYards } = state.rules;
  const seconds = drawBetween(state.next, ...state.rules.seconds.stopped);
  const isOnDefence = state.next() < PENALTY.onDefence;
  const isGrave = state.next() < PENALTY.graveShare;
  const half = Math.floor((isOnDefence ? fieldYards - yard : yard) / 2);
  const yards = Math.min(isGrave ? PENALTY.grave : PENALTY.light, half);
  if (!isOnDefence) {
    const next = { side, yard: yard - yards, down, distance: distance + yards };
    record(state, side, { kind: 'penalty_offence', yards, seconds, next });
    return;
  }
  const isFirst = isGrave || yards >= distance;
  const next = isFirst ? firstDown(side, yard + yards, fieldYards) : { side, yard: yard + yards, down, distance: distance - yards };
  record(state, side, { kind: 'penalty_defence', yards, seconds, next });
}

// A side far ahead plays for the clock and lets the short gain go; one far behind has nothing to lose.
const EASED_MOST = 21;
function edgeOf(state: GameState, side: Side): number {
  const eased = state.period >= 3 ? state.rules.easedPerPoint * clamp(leadOf(state, side), -EASED_MOST, EASED_MOST) : 0;
  return state.edge[side] - eased;
}

function ballCarried(state: GameState, spot: Spot, call: Call): void {
  const { next, rules } = state;
  const edge = edgeOf(state, spot.side);
  const result = call === 'run' ? { kind: 'run' as const, yards: runGain(next, edge, rules) } : passResult(next, edge, rules);
  const outcome: Outcome = { ...result, seconds: secondsOf(state, result.kind), next: null };
  const at = spot.yard + result.yards;
  const isInPlay = result.kind !== 'incomplete' && at > 0 && at < rules.fieldYards;
  if (result.kind === 'interception') turnover(state, spot, outcome, Math.min(at, rules.fieldYards - 1), drawBetween(next, 0, 18));
  else if (isInPlay && next() < rules.fumbleLost) turnover(state, spot, { ...outcome, kind: 'fumble' }, at, 0);
  else advance(state, spot, outcome);
}

function kneel(state: GameState, spot: Spot): void {
  advance(state, spot, { kind: 'kneel', yards: spot.yard > 1 ? -1 : 0, seconds: secondsOf(state, 'kneel'), next: null });
}

/** One play from scrimmage. */
export function snap(state: GameState, spot: Spot): void {
  const canBeCalled = Math.min(spot.yard, state.rules.fieldYards - spot.yard) >= PENALTY.least;
  if (canBeCalled && state.next() < state.rules.penaltyShare) {
    penalty(state, spot);
    return;
  }
  const call = chooseCall(state, spot);
  if (call === 'kneel') kneel(state, spot);
  else if (call === 'punt') punt(state, spot);
  else if (call === 'field_goal') fieldGoal(state, spot);
  else ballCarried(state, spot, call);
}
