import type { TeamSide } from '@clearedge/quant/grading';
import type { Resolution } from '../code/resolve-play.ts';
import type { EventGame, PlayStep } from '../event-game.ts';
import { emptySideBox, enterBox, type SideBox } from './box-tally.ts';

export interface Runner {
  playerId: string;
  /** Who answers for the run if he scores; null for a runner placed by rule. */
  pitcherId: string | null;
}
export type Bases = [Runner | null, Runner | null, Runner | null];

/** A play as it came out. */
export interface PlayResult {
  step: PlayStep;
  half: 'top' | 'bottom';
  pitcherId: string;
  resolution: Resolution;
  runnersBefore: [string | null, string | null, string | null];
  outsAfter: number;
  scoreAfter: { away: number; home: number };
}

/** The turn at bat that a substitution may have interrupted. */
interface OpenTurn {
  count: string;
  batterId: string;
  pitcherId: string;
}

export interface GameState {
  inning: number;
  /** Who bats. */
  side: TeamSide;
  /** Who bats first: nearly always the visitors. */
  firstSide: TeamSide;
  outs: number;
  bases: Bases;
  score: { away: number; home: number };
  lineScore: { away: number[]; home: number[] };
  hits: { away: number; home: number };
  pitchers: { away: string; home: string };
  /** Who stands in each place of the order. */
  orders: { away: Map<number, string>; home: Map<number, string> };
  box: { away: SideBox; home: SideBox };
  /** How much of the current batter's pitch sequence has been counted. */
  seenPitches: number;
  seenBatterId: string | null;
  openTurn: OpenTurn | null;
  results: PlayResult[];
}

export const otherSide = (side: TeamSide): TeamSide => (side === 'away' ? 'home' : 'away');

export function openGame(game: EventGame): GameState {
  const firstPlay = game.steps.find((step) => step.kind === 'play');
  const state: GameState = {
    inning: 0,
    side: 'away',
    firstSide: firstPlay?.side ?? 'away',
    outs: 0,
    bases: [null, null, null],
    score: { away: 0, home: 0 },
    lineScore: { away: [], home: [] },
    hits: { away: 0, home: 0 },
    pitchers: { away: '', home: '' },
    orders: { away: new Map(), home: new Map() },
    box: { away: emptySideBox(), home: emptySideBox() },
    seenPitches: 0,
    seenBatterId: null,
    openTurn: null,
    results: [],
  };
  for (const starter of game.starters) {
    enterBox(state.box[starter.side], starter, true);
    if (starter.position === 1) state.pitchers[starter.side] = starter.playerId;
    if (starter.order > 0) state.orders[starter.side].set(starter.order, starter.playerId);
  }
  return state;
}
