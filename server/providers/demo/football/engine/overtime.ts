import { firstDown, type GameState, leadOf, startPeriod } from './game-state.ts';
import { otherSide, type Side } from './play.ts';
import { FIELD_YARDS, OVERTIME_PROCEDURES, OVERTIME_YARD } from './rules.ts';
import { snap } from './scrimmage.ts';

const BREAK_SECONDS = 240;
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
export function overtime(state: GameState, mustDecide: boolean): void {
  startPeriod(state, 5);
  state.at += BREAK_SECONDS;
  let first: Side = state.next() < 0.5 ? 'away' : 'home';
  for (let procedure = 1; leadOf(state, 'home') === 0 && (mustDecide || procedure <= OVERTIME_PROCEDURES); procedure++) {
    possession(state, first, false);
    possession(state, otherSide(first), true);
    first = otherSide(first);
  }
}
