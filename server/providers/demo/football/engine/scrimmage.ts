import { type Chance, clamp, drawBetween, drawInteger } from '../../chance.ts';
import { firstDown, type GameState, isLate, leadOf, type Outcome, record } from './game-state.ts';
import { convert, fieldGoal, fieldGoalYards, punt } from './kicks.ts';
import { otherSide, type PlayKind, type Side, type Spot } from './play.ts';
import { FIELD_YARDS, LATE_SECONDS } from './rules.ts';

type Call = 'run' | 'pass' | 'punt' | 'field_goal' | 'kneel';

const FARTHEST_FIELD_GOAL = 49;
const LAST_CHANCE_FIELD_GOAL = 58;
const RUN_SHARE = { 1: 0.42, 2: 0.27, 3: 0.62 } as const;
const KNEEL_CLOCK_SECONDS = 38;

function scrimmageCall(state: GameState, { side, down, distance }: Spot): Call {
  const lead = leadOf(state, side);
  let share: number = distance <= 2 ? 0.6 : RUN_SHARE[down];
  if (isLate(state, 420) && lead > 3) share += 0.28;
  if (isLate(state, 420) && lead < -3) share -= 0.25;
  if (state.clock < 120 && (state.period === 2 || (state.period === 4 && lead <= 0))) share -= 0.2;
  return state.next() < share ? 'run' : 'pass';
}

/** Third down: the kick, or the gamble where little is missing or nothing else helps. */
function thirdDownCall(state: GameState, spot: Spot): Call {
  const { side, yard, distance } = spot;
  const lead = leadOf(state, side);
  const reach = fieldGoalYards(yard);
  const isOvertime = state.period === 5;
  const needsTouchdown = (isOvertime || isLate(state, 150)) && lead < -3;
  const isInReach = reach <= (isOvertime ? LAST_CHANCE_FIELD_GOAL : FARTHEST_FIELD_GOAL) && !needsTouchdown;
  if (distance <= 2 && yard >= 40 && !(isInReach && isLate(state, 90))) return scrimmageCall(state, spot);
  if (isInReach) return 'field_goal';
  return needsTouchdown || isOvertime || (isLate(state, 100) && lead < 0) ? 'pass' : 'punt';
}

function isLastChance(state: GameState, { side, yard }: Spot): boolean {
  const lead = leadOf(state, side);
  if (state.clock > 9 || fieldGoalYards(yard) > LAST_CHANCE_FIELD_GOAL) return false;
  return state.period === 2 || (state.period === 4 && lead <= 0 && lead >= -3);
}

/** What the side with the ball tries from a spot. */
function chooseCall(state: GameState, spot: Spot): Call {
  if (isLastChance(state, spot)) return 'field_goal';
  const canRunOut = isLate(state, KNEEL_CLOCK_SECONDS * (3 - spot.down)) && leadOf(state, spot.side) > 0;
  if (canRunOut && spot.down < 3) return 'kneel';
  return spot.down === 3 ? thirdDownCall(state, spot) : scrimmageCall(state, spot);
}

/** How much a point of edge lengthens what is gained, and how much it adds to the share of passes caught. */
const PER_POINT = { gain: 0.0135, caught: 0.0026, lost: 0.0009 } as const;
const RUN = { stuffed: 0.16, mean: 5.0, least: 1, long: 0.04 } as const;
const PASS = { sacked: 0.05, intercepted: 0.029, caught: 0.71, mean: 6.0, least: 0.5, long: 0.055 } as const;
const FUMBLE_LOST = 0.009;

const exponential = (next: Chance, mean: number): number => -mean * Math.log(1 - next());

function runGain(next: Chance, edge: number): number {
  if (next() < RUN.stuffed) return drawInteger(next, -3, 0);
  const far = next() < RUN.long ? drawBetween(next, 10, 40) : 0;
  return Math.round((RUN.least + exponential(next, RUN.mean) + far) * (1 + PER_POINT.gain * edge));
}

type PassResult = { kind: 'pass' | 'sack' | 'incomplete' | 'interception'; yards: number };

/** What becomes of a pass, and its yards; the return of one that was intercepted is drawn elsewhere. */
function passResult(next: Chance, edge: number): PassResult {
  const draw = next();
  const sacked = PASS.sacked - PER_POINT.lost * edge;
  const lost = sacked + PASS.intercepted - PER_POINT.lost * 0.5 * edge;
  if (draw < sacked) return { kind: 'sack', yards: -drawInteger(next, 3, 10) };
  if (draw < lost) return { kind: 'interception', yards: drawInteger(next, 4, 30) };
  if (draw >= lost + (1 - lost) * (PASS.caught + PER_POINT.caught * edge)) return { kind: 'incomplete', yards: 0 };
  const far = next() < PASS.long ? drawBetween(next, 10, 45) : 0;
  // Two exponentials: few very short, a long tail.
  const yards = PASS.least + exponential(next, PASS.mean) + exponential(next, PASS.mean) + far;
  return { kind: 'pass', yards: Math.round(yards * (1 + PER_POINT.gain * edge)) };
}

// Half the distance to the goal line at most, and none called where that is too little to measure.
const PENALTY = { share: 0.062, onDefence: 0.48, graveShare: 0.5, light: 5, grave: 12, least: 4 } as const;
const RETURNED_TO_GOAL = 0.075;
const RUNNING = [28, 39] as const;
const STOPPED = [8, 14] as const;
const LATE = [9, 25] as const;
const KNEEL_SECONDS = 24;

function secondsOf(state: GameState, kind: PlayKind): number {
  const isLastMinutes = (state.period === 2 || state.period === 4) && state.clock <= LATE_SECONDS;
  if (kind === 'kneel') return KNEEL_SECONDS;
  if (kind === 'incomplete') return drawBetween(state.next, ...STOPPED);
  const [least, most] = isLastMinutes ? LATE : RUNNING;
  return drawBetween(state.next, least, most);
}

/** The spot after a gain that neither scored nor lost the ball; on the third down the other side takes over. */
function spotAfter({ side, yard, down, distance }: Spot, yards: number): Spot {
  const at = yard + yards;
  if (yards >= distance) return firstDown(side, at, FIELD_YARDS);
  if (down === 3) return firstDown(otherSide(side), FIELD_YARDS - at, FIELD_YARDS);
  return { side, yard: at, down: (down + 1) as 2 | 3, distance: distance - yards };
}

function touchdown(state: GameState, by: Side, side: Side, outcome: Outcome): void {
  record(state, side, { ...outcome, scored: { by, kind: 'touchdown' }, next: null });
  const isWon = state.answering === by && leadOf(state, by) > 0;
  if (!isWon) convert(state, by, state.period === 5);
}

/** A ball lost at `at` yards of the side that had it; sometimes carried all the way. In overtime the possession just ends. */
function turnover(state: GameState, { side }: Spot, outcome: Outcome, at: number, back: number): void {
  const taker = otherSide(side);
  const yard = Math.round(clamp(FIELD_YARDS - at + back, 1, FIELD_YARDS - 1));
  if (state.period < 5 && state.next() < RETURNED_TO_GOAL) touchdown(state, taker, side, outcome);
  else record(state, side, { ...outcome, next: firstDown(taker, yard, FIELD_YARDS) });
}

function advance(state: GameState, spot: Spot, outcome: Outcome): void {
  const { side, yard, down, distance } = spot;
  const toGoal = FIELD_YARDS - yard;
  const yards = Math.min(outcome.yards, toGoal);
  if (yards >= toGoal) {
    touchdown(state, side, side, { ...outcome, yards });
  } else if (yard + yards <= 0) {
    state.kicker = side;
    record(state, side, { ...outcome, yards, scored: { by: otherSide(side), kind: 'safety' }, next: null });
  } else {
    const isStopped = outcome.kind === 'run' && down === 3 && yards < distance;
    record(state, side, { ...outcome, kind: isStopped ? 'downs' : outcome.kind, yards, next: spotAfter(spot, yards) });
  }
}

function penalty(state: GameState, { side, yard, down, distance }: Spot): void {
  const seconds = drawBetween(state.next, ...STOPPED);
  const isOnDefence = state.next() < PENALTY.onDefence;
  const isGrave = state.next() < PENALTY.graveShare;
  const half = Math.floor((isOnDefence ? FIELD_YARDS - yard : yard) / 2);
  const yards = Math.min(isGrave ? PENALTY.grave : PENALTY.light, half);
  if (!isOnDefence) {
    const next = { side, yard: yard - yards, down, distance: distance + yards };
    record(state, side, { kind: 'penalty_offence', yards, seconds, next });
    return;
  }
  const isFirst = isGrave || yards >= distance;
  const next = isFirst ? firstDown(side, yard + yards, FIELD_YARDS) : { side, yard: yard + yards, down, distance: distance - yards };
  record(state, side, { kind: 'penalty_defence', yards, seconds, next });
}

// A side far ahead plays for the clock and lets the short gain go; one far behind has nothing to lose.
const EASED = { perPoint: 0.2, most: 21 } as const;
function edgeOf(state: GameState, side: Side): number {
  const eased = state.period >= 3 ? EASED.perPoint * clamp(leadOf(state, side), -EASED.most, EASED.most) : 0;
  return state.edge[side] - eased;
}

function ballCarried(state: GameState, spot: Spot, call: Call): void {
  const { next } = state;
  const edge = edgeOf(state, spot.side);
  const result = call === 'run' ? { kind: 'run' as const, yards: runGain(next, edge) } : passResult(next, edge);
  const outcome: Outcome = { ...result, seconds: secondsOf(state, result.kind), next: null };
  const at = spot.yard + result.yards;
  const isInPlay = result.kind !== 'incomplete' && at > 0 && at < FIELD_YARDS;
  if (result.kind === 'interception') turnover(state, spot, outcome, Math.min(at, FIELD_YARDS - 1), drawBetween(next, 0, 18));
  else if (isInPlay && next() < FUMBLE_LOST) turnover(state, spot, { ...outcome, kind: 'fumble' }, at, 0);
  else advance(state, spot, outcome);
}

function kneel(state: GameState, spot: Spot): void {
  advance(state, spot, { kind: 'kneel', yards: spot.yard > 1 ? -1 : 0, seconds: secondsOf(state, 'kneel'), next: null });
}

/** One play from scrimmage. */
export function snap(state: GameState, spot: Spot): void {
  const canBeCalled = Math.min(spot.yard, FIELD_YARDS - spot.yard) >= PENALTY.least;
  if (canBeCalled && state.next() < PENALTY.share) {
    penalty(state, spot);
    return;
  }
  const call = chooseCall(state, spot);
  if (call === 'kneel') kneel(state, spot);
  else if (call === 'punt') punt(state, spot);
  else if (call === 'field_goal') fieldGoal(state, spot);
  else ballCarried(state, spot, call);
}
