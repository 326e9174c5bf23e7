import { firstDown, type GameState, leadOf, startPeriod } from './game-state.ts';
import { otherSide, type Side } from './play.ts';
import type { FootballRules } from './rules.ts';
import { snap } from './scrimmage.ts';
import type { FootballCode } from './simulate-game.ts';

const FIELD_YARDS = 110;
/** Each possession of overtime begins on the other side's 35; there are two procedures at most, more in the playoffs. */
const OVERTIME_YARD = FIELD_YARDS - 35;
const OVERTIME_PROCEDURES = 2;
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
  startPeriod(state, 5, 0);
  state.at += OVERTIME_BREAK_SECONDS;
  let first: Side = state.next() < 0.5 ? 'away' : 'home';
  for (let procedure = 1; leadOf(state, 'home') === 0 && (mustDecide || procedure <= OVERTIME_PROCEDURES); procedure++) {
    possession(state, first, false);
    possession(state, otherSide(first), true);
    first = otherSide(first);
  }
}

/** Rules in force in 2025 and 2026. */
const RULES: FootballRules = {
  fieldYards: FIELD_YARDS,
  downs: 3,
  quarterSeconds: 900,
  lateSeconds: 180,
  holdYards: 7,
  kickoff: { from: 30, returned: 0.011, mean: 34, deviation: 8 },
  punt: { mean: 46, deviation: 7.5, back: 9.5, backDeviation: 7, returned: 0.009 },
  single: { punt: 0.45, missed: 0.4, decisive: 0.6, nextYard: 40 },
  touchbackYard: 40,
  fieldGoal: { even: 53.5, slope: 6.2, best: 0.985, sure: 40, farthest: 49, lastChance: 58 },
  convertGood: 0.93,
  twoPointsGood: 0.49,
  twoPointLeads: new Set([-10, -5, -2, 1, 5]),
  twoPointShare: 0.05,
  runShare: { 1: 0.42, 2: 0.27, 3: 0.62, 4: 0 },
  run: { stuffed: 0.16, mean: 5.0, least: 1, long: 0.04 },
  pass: { sacked: 0.05, intercepted: 0.029, caught: 0.71, mean: 6.0, least: 0.5, long: 0.055 },
  fumbleLost: 0.009,
  returnedToGoal: 0.075,
  penaltyShare: 0.062,
  perPoint: { gain: 0.0135, caught: 0.0026, lost: 0.0009 },
  seconds: { running: [28, 39], stopped: [8, 14], late: [9, 25], kneel: 24, kneelDown: 38 },
  pauses: 1,
  easedPerPoint: 0.2,
  gambleShare: ({ distance, yard }) => (distance <= 2 && yard >= 40 ? 1 : 0),
  desperate: { touchdown: 150, any: 100 },
  isOvertimeTimed: false,
};

export const CANADIAN: FootballCode = {
  rules: RULES,
  words: { offense: 'offence', defense: 'defence', kickedTry: 'convert', playedTry: 'Two-point convert' },
  overtime,
};
