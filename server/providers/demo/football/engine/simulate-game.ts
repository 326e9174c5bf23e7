import type { Chance } from '../../chance.ts';
import { firstDown, type GameState, leadOf, startPeriod } from './game-state.ts';
import { kickoff } from './kicks.ts';
import { type GameTape, otherSide, type Side } from './play.ts';
import { FIELD_YARDS, OVERTIME_PROCEDURES, OVERTIME_YARD } from './rules.ts';
import { snap } from './scrimmage.ts';

const OVERTIME_BREAK_SECONDS = 240;
const CHANGE_SECONDS = 70;

function possession(state: GameState, side: Side, isAnswer: boolean): void {
  state.answering = isAnswer ? side : null;
  state.spot = firstDown(side, OVERTIME_YARD, FIELD_YARDS);
  while (state.spot !== null && state.spot.side === side) snap(state, state.spot);
  state.spot = null;
  const last = state.plays.at(-1)!;
  last.next = null;
  state.at += CHANGE_SECONDS;
}

/** Alternating possessions from the other side's 35 until a procedure parts the sides; two at most unless `mustDecide`. */
function overtime(state: GameState, mustDecide: boolean): void {
  startPeriod(state, 5);
  state.at += OVERTIME_BREAK_SECONDS;
  let first: Side = state.next() < 0.5 ? 'away' : 'home';
  for (let procedure = 1; leadOf(state, 'home') === 0 && (mustDecide || procedure <= OVERTIME_PROCEDURES); procedure++) {
    possession(state, first, false);
    possession(state, otherSide(first), true);
    first = otherSide(first);
  }
}

const BREAK_SECONDS = { quarter: 150, half: 840 } as const;
/** From the last play to the officials' word. */
const WORD_SECONDS = 20;

export interface GamePlan {
  edge: Record<Side, number>;
  /** A playoff game is played until someone wins. */
  mustDecide: boolean;
}

function playPeriod(state: GameState, period: 1 | 2 | 3 | 4): void {
  startPeriod(state, period);
  while (state.clock > 0) {
    if (state.spot === null) kickoff(state);
    else snap(state, state.spot);
  }
}

function openingState(next: Chance, { edge }: GamePlan): GameState {
  const kicker: Side = next() < 0.5 ? 'away' : 'home';
  return { next, edge, period: 1, clock: 0, at: 10, score: { away: 0, home: 0 }, spot: null, kicker, answering: null, plays: [] };
}

function quartersOf({ plays }: GameState, hasOvertime: boolean): GameTape['quarters'] {
  const periods = hasOvertime ? [1, 2, 3, 4, 5] : [1, 2, 3, 4];
  const atEnd = periods.map((period) => plays.findLast((play) => play.period <= period)?.score ?? { away: 0, home: 0 });
  const of = (side: Side): number[] => atEnd.map((score, at) => score[side] - (atEnd[at - 1]?.[side] ?? 0));
  return { away: of('away'), home: of('home') };
}

/** A whole game, play by play; the same chance makes the same game. */
export function simulateGame(plan: GamePlan, next: Chance): GameTape {
  const state = openingState(next, plan);
  const firstKicker = state.kicker;
  playPeriod(state, 1);
  state.at += BREAK_SECONDS.quarter;
  playPeriod(state, 2);
  state.at += BREAK_SECONDS.half;
  state.spot = null;
  state.kicker = otherSide(firstKicker);
  playPeriod(state, 3);
  state.at += BREAK_SECONDS.quarter;
  playPeriod(state, 4);
  const hasOvertime = state.score.away === state.score.home;
  if (hasOvertime) overtime(state, plan.mustDecide);
  const last = state.plays.at(-1)!;
  last.next = null;
  return {
    plays: state.plays,
    endAt: last.at + WORD_SECONDS,
    quarters: quartersOf(state, hasOvertime),
    score: { ...state.score },
    hasOvertime,
  };
}
