import type { Chance } from '../../chance.ts';
import { drawBetween } from '../../chance.ts';
import { otherSide, type Play, type PlayKind, type ScoreKind, type Side, type Spot } from './play.ts';
import { type FootballRules, POINTS } from './rules.ts';

/** A game in play: what the engine reads and changes. */
export interface GameState {
  rules: FootballRules;
  next: Chance;
  /** Points a game that each side's attack is worth here and now, above an average one against this defence. */
  edge: Record<Side, number>;
  period: Play['period'];
  clock: number;
  at: number;
  score: Record<Side, number>;
  /** Null while a kickoff comes next, by `kicker`. */
  spot: Spot | null;
  kicker: Side;
  /** In overtime the side that need not play on once it is ahead. */
  answering: Side | 'both' | null;
  plays: Play[];
}

/** What a play was, before the book-keeping. */
export interface Outcome {
  kind: PlayKind;
  yards: number;
  /** Seconds off the clock, the wait for the next snap included. */
  seconds: number;
  scored?: { by: Side; kind: ScoreKind };
  /** Where play goes on; null for a kickoff or a convert. */
  next: Spot | null;
}

// Seconds of real time between plays that the clock does not count: television, measuring, changing sides.
const PAUSE = { play: [11, 27], turnover: [40, 90], score: [65, 120] } as const;

/** Whether the fourth quarter, or a timed overtime, has so many seconds left at most. */
export const isLate = (state: GameState, seconds: number): boolean =>
  (state.period === 4 || (state.period > 4 && state.rules.isOvertimeTimed)) && state.clock <= seconds;
export const leadOf = ({ score }: GameState, side: Side): number => score[side] - score[otherSide(side)];

function pauseAfter(outcome: Outcome, side: Side): readonly [number, number] {
  if (outcome.scored !== undefined && outcome.scored.kind !== 'touchdown') return PAUSE.score;
  return outcome.next !== null && outcome.next.side !== side ? PAUSE.turnover : PAUSE.play;
}

/** Writes a play down and moves clock, score and ball. */
export function record(state: GameState, side: Side, outcome: Outcome): void {
  const { kind, yards, seconds, scored = null, next } = outcome;
  const isTimed = state.period < 5 || state.rules.isOvertimeTimed;
  const spent = isTimed ? Math.min(state.clock, Math.round(seconds)) : 0;
  state.clock -= spent;
  state.at += Math.round(6 + (isTimed ? spent : 25) * 0.75);
  if (scored !== null) state.score[scored.by] += POINTS[scored.kind];
  state.spot = next;
  const { at, period, clock } = state;
  const who = Math.floor(state.next() * 1000);
  state.plays.push({ at, period, clock, side, kind, yards, who, scored, score: { ...state.score }, next });
  state.at += Math.round(state.rules.pauses * drawBetween(state.next, ...pauseAfter(outcome, side)));
}

export const firstDown = (side: Side, yard: number, fieldYards: number): Spot => ({
  side,
  yard,
  down: 1,
  distance: Math.min(10, fieldYards - yard),
});

export const startPeriod = (state: GameState, period: number, seconds = state.rules.quarterSeconds): void => {
  state.period = period;
  state.clock = seconds;
};
