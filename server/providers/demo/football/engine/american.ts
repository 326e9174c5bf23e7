import { type GameState, leadOf, startPeriod } from './game-state.ts';
import { kickoff } from './kicks.ts';
import { otherSide, type Side } from './play.ts';
import type { FootballRules } from './rules.ts';
import { snap } from './scrimmage.ts';
import type { FootballCode } from './simulate-game.ts';

const OVERTIME_SECONDS = { season: 600, playoffs: 900 } as const;
const OVERTIME_BREAK_SECONDS = 180;

const hasBall = (state: GameState, side: Side): boolean => state.spot !== null && state.spot.side === side;

/** Plays until `side` no longer has the ball, or the clock has run out. */
function possession(state: GameState, side: Side): void {
  while (state.clock > 0 && hasBall(state, side)) snap(state, state.spot!);
}

/** A kickoff, and whoever then has the ball; null where the return scored. */
function kickedTo(state: GameState): Side | null {
  kickoff(state);
  return state.spot === null ? null : state.spot.side;
}

/** From 2025 on: each side has the ball once, then the next score wins. True once it is over; false when the clock ran out first. */
function overtimePeriod(state: GameState, first: Side, isSudden: boolean): boolean {
  const second = otherSide(first);
  const isParted = (): boolean => leadOf(state, 'home') !== 0;
  state.answering = isSudden ? 'both' : second;
  if (!isSudden) {
    if (kickedTo(state) !== null) possession(state, first);
    if (leadOf(state, second) > 0) return true;
    if (state.clock > 0 && state.spot === null) kickedTo(state);
    if (state.clock > 0) possession(state, second);
    if (isParted()) return true;
  }
  state.answering = 'both';
  while (state.clock > 0 && !isParted()) {
    if (state.spot === null) kickoff(state);
    else snap(state, state.spot);
  }
  return isParted();
}

/** One period of ten minutes, which may end in a tie; in the playoffs periods of fifteen until someone wins. */
function overtime(state: GameState, mustDecide: boolean): void {
  const first: Side = state.next() < 0.5 ? 'away' : 'home';
  state.kicker = otherSide(first);
  state.spot = null;
  for (let period = 5; ; period++) {
    startPeriod(state, period, mustDecide ? OVERTIME_SECONDS.playoffs : OVERTIME_SECONDS.season);
    state.at += OVERTIME_BREAK_SECONDS;
    if (overtimePeriod(state, first, period > 5) || !mustDecide) return;
  }
}

/** Of fourth downs that no score forces, how many are played, by yards to go and place. */
function gambleShare({ distance, yard }: { distance: number; yard: number }): number {
  if (yard < 35) return 0;
  const byDistance = distance === 1 ? 0.65 : distance === 2 ? 0.4 : distance <= 4 ? 0.16 : 0.05;
  return yard < 50 || (yard > 62 && distance > 1) ? byDistance * 0.55 : byDistance;
}

/** Rules in force in 2025. Frequencies are near the league's of 2015 to 2022, and tuned so that its scores come out (docs/model.md). */
const RULES: FootballRules = {
  fieldYards: 100,
  downs: 4,
  quarterSeconds: 900,
  lateSeconds: 120,
  holdYards: 17,
  kickoff: { from: 35, returned: 0.004, mean: 29, deviation: 5 },
  punt: { mean: 46, deviation: 7, back: 4.5, backDeviation: 5, returned: 0.005 },
  single: null,
  touchbackYard: 20,
  fieldGoal: { even: 59.5, slope: 7.5, best: 0.99, sure: 45, farthest: 54, lastChance: 60 },
  convertGood: 0.938,
  twoPointsGood: 0.48,
  twoPointLeads: new Set([-5, -2, 5]),
  twoPointShare: 0.055,
  runShare: { 1: 0.48, 2: 0.38, 3: 0.2, 4: 0.35 },
  run: { stuffed: 0.2, mean: 4.0, least: 1, long: 0.03 },
  pass: { sacked: 0.065, intercepted: 0.023, caught: 0.645, mean: 5.3, least: 0.5, long: 0.05 },
  fumbleLost: 0.008,
  returnedToGoal: 0.09,
  penaltyShare: 0.07,
  perPoint: { gain: 0.0135, caught: 0.0026, lost: 0.0009 },
  seconds: { running: [29, 38], stopped: [5, 9], late: [7, 20], kneel: 40, kneelDown: 40 },
  pauses: 1.15,
  easedPerPoint: 0.06,
  gambleShare,
  desperate: { touchdown: 330, any: 180 },
  isOvertimeTimed: true,
};

export const AMERICAN: FootballCode = {
  rules: RULES,
  words: { offense: 'offense', defense: 'defense', kickedTry: 'extra point', playedTry: 'Two-point conversion' },
  overtime,
};
