import type { Chance } from '../../chance.ts';
import { type GameState, startPeriod } from './game-state.ts';
import { kickoff } from './kicks.ts';
import { type GameTape, otherSide, type Side } from './play.ts';
import type { FootballRules } from './rules.ts';
import { snap } from './scrimmage.ts';

const BREAK_SECONDS = { quarter: 150, half: 840 } as const;
/** From the last play to the officials' word. */
const WORD_SECONDS = 20;

/** What plays are called where the two codes differ. */
export interface PlayWords {
  offense: string;
  defense: string;
  /** After a touchdown: the kick, and the play for two points. */
  kickedTry: string;
  playedTry: string;
}

/** Canadian or American football. */
export interface FootballCode {
  rules: FootballRules;
  words: PlayWords;
  /** What is played when four quarters end level; until someone wins where `mustDecide`. */
  overtime: (state: GameState, mustDecide: boolean) => void;
}

export interface GamePlan {
  code: FootballCode;
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

function openingState(next: Chance, { edge, code }: GamePlan): GameState {
  const kicker: Side = next() < 0.5 ? 'away' : 'home';
  return {
    rules: code.rules,
    next,
    edge,
    period: 1,
    clock: 0,
    at: 10,
    score: { away: 0, home: 0 },
    spot: null,
    kicker,
    answering: null,
    plays: [],
  };
}

function quartersOf({ plays }: GameState, hasOvertime: boolean): GameTape['quarters'] {
  const periods = hasOvertime ? [1, 2, 3, 4, Infinity] : [1, 2, 3, 4];
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
  if (hasOvertime) plan.code.overtime(state, plan.mustDecide);
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
