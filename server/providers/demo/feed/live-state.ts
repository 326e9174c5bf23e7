import type { LivePlay, LiveState } from '../../../ports/index.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import { AT, AWAY_RUNS, BASES_AFTER, HALF, HOME_RUNS, inningOf, isBottom, OUTS_AFTER, SCORED, WIDTH } from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import type { Game } from '../league/league.ts';
import { lineScoreAt } from '../league/line-score.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { atPlate, pitchesSince } from './at-plate.ts';
import { phaseAt, secondsAt } from './game-phase.ts';
import { playText } from './play-text.ts';

const PLAYS_SHOWN = 20;
type StateNow = Omit<LiveState, 'gameId' | 'asOf'>;

function livePlay(tape: GameTape, startAt: number, play: number): LivePlay {
  const row = play * WIDTH;
  const { cells } = tape;
  return {
    at: new Date(startAt + cells[row + AT]! * 1000),
    inning: inningOf(cells[row + HALF]!),
    half: isBottom(cells[row + HALF]!) ? 'bottom' : 'top',
    text: playText(tape, play),
    isScoring: cells[row + SCORED]! > 0,
    score: { away: cells[row + AWAY_RUNS]!, home: cells[row + HOME_RUNS]! },
  };
}

function latestPlays(tape: GameTape, startAt: number, plays: number): LivePlay[] {
  const shown = Math.min(PLAYS_SHOWN, plays);
  return Array.from({ length: shown }, (_, back) => livePlay(tape, startAt, plays - 1 - back));
}

/** The game after its first `plays` rows and the pitches up to `second`. */
function stateAfter(tape: GameTape, startAt: number, plays: number, second: number): StateNow {
  const { cells } = tape;
  const row = (plays - 1) * WIDTH;
  const half = plays === 0 ? 2 : cells[row + HALF]!;
  const outs = plays === 0 ? 0 : cells[row + OUTS_AFTER]!;
  const isOn = (base: number): boolean => plays > 0 && outs < 3 && cells[row + BASES_AFTER + base] !== 0;
  const latest = latestPlays(tape, startAt, plays);
  const lineScore = lineScoreAt(tape, plays);
  return {
    inning: inningOf(half),
    half: isBottom(half) ? 'bottom' : 'top',
    isBetweenInnings: outs === 3,
    ...(outs === 3 ? { balls: 0, strikes: 0, batter: null, pitcher: null } : atPlate(tape, plays, second, isBottom(half))),
    outs,
    runners: { first: isOn(0), second: isOn(1), third: isOn(2) },
    lastPlay: latest[0]?.text ?? null,
    score: latest[0]?.score ?? { away: 0, home: 0 },
    lineScore,
    plays: latest,
  };
}

// With the first pitch of the next half the sides have changed, though no play is written yet.
function withNextHalf(tape: GameTape, plays: number, second: number, state: StateNow): StateNow {
  if (!state.isBetweenInnings || plays >= tape.playCount || (tape.pitchAt[pitchesSince(tape, plays)] ?? Infinity) > second) return state;
  const half = tape.cells[plays * WIDTH + HALF]!;
  const batting = atPlate(tape, plays, second, isBottom(half));
  return { ...state, inning: inningOf(half), half: isBottom(half) ? 'bottom' : 'top', isBetweenInnings: false, outs: 0, ...batting };
}

const AFTER_THE_END = {
  isBetweenInnings: false,
  balls: 0,
  strikes: 0,
  batter: null,
  pitcher: null,
  runners: { first: false, second: false, third: false },
};

/** What is on the field at `asOf`; after the end, how it ended. Null before the first pitch. */
export function liveStateAt(game: Game, asOf: number): LiveState | null {
  const { status, hasStarted } = phaseAt(game, asOf);
  if (!hasStarted) return null;
  const { fixture, season } = game;
  const tape = season.tapeOf(fixture);
  const second = secondsAt(game, asOf);
  const isOver = status === 'final';
  const plays = isOver ? tape.playCount : playsUntil(tape, second);
  const state = withNextHalf(tape, plays, second, stateAfter(tape, firstPitchAt(fixture), plays, second));
  return { gameId: fixture.gameId, asOf: new Date(asOf), ...state, ...(isOver ? AFTER_THE_END : {}) };
}
