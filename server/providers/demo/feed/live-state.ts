import type { LivePlay, LiveState } from '../../../ports/index.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import {
  AT,
  AWAY_RUNS,
  BALL,
  BASES_AFTER,
  BATTER,
  CALLED_STRIKE,
  COUNT_FROM,
  DETAIL,
  FOUL,
  HALF,
  HOME_RUNS,
  inningOf,
  isBottom,
  KIND,
  LAST_PLATE_KIND,
  OUTS_AFTER,
  PINCH_HITTER,
  PITCHER,
  PITCHING_CHANGE,
  SCORED,
  SWINGING_STRIKE,
  WIDTH,
} from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import type { Game } from '../league/league.ts';
import { lineScoreAt } from '../league/line-score.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { phaseAt, secondsAt } from './game-phase.ts';
import { playText } from './play-text.ts';

interface AtPlate {
  balls: number;
  strikes: number;
  batter: string | null;
  pitcher: string | null;
}

// The man who bats next is known from the order; a substitute only once he is announced.
function batterAfter(tape: GameTape, plays: number, isHomeBatting: boolean): number | null {
  for (let i = plays; i < tape.playCount; i++) {
    const row = i * WIDTH;
    if (isBottom(tape.cells[row + HALF]!) !== isHomeBatting) continue;
    if (tape.cells[row + KIND] === PINCH_HITTER) return tape.cells[row + DETAIL]!;
    if (tape.cells[row + KIND]! <= LAST_PLATE_KIND) return tape.cells[row + BATTER]!;
  }
  return null;
}

function pitcherAfter(tape: GameTape, plays: number, isHomeBatting: boolean): number | null {
  for (let i = plays; i < tape.playCount; i++) {
    const row = i * WIDTH;
    if (isBottom(tape.cells[row + HALF]!) !== isHomeBatting) continue;
    return tape.cells[row + KIND] === PITCHING_CHANGE ? tape.cells[row + DETAIL]! : tape.cells[row + PITCHER]!;
  }
  return null;
}

function countAt(tape: GameTape, from: number, second: number): { balls: number; strikes: number } {
  let balls = 0;
  let strikes = 0;
  for (let i = from; i < tape.pitches.length && tape.pitchAt[i]! <= second; i++) {
    const pitch = tape.pitches[i]!;
    if (pitch === BALL) balls = Math.min(3, balls + 1);
    else if (pitch === CALLED_STRIKE || pitch === SWINGING_STRIKE || pitch === FOUL) strikes = Math.min(2, strikes + 1);
  }
  return { balls, strikes };
}

/** Where the pitches of the plate appearance under way begin: after those of the last one that ended. */
function pitchesSince(tape: GameTape, plays: number): number {
  for (let i = plays; i < tape.playCount; i++) {
    if (tape.cells[i * WIDTH + KIND]! <= LAST_PLATE_KIND) return tape.cells[i * WIDTH + COUNT_FROM]!;
  }
  return tape.pitches.length;
}

/** The plate appearance under way after `plays` rows. */
function atPlate(tape: GameTape, plays: number, second: number, isHomeBatting: boolean): AtPlate {
  const nameOf = (person: number | null): string | null => (person === null ? null : tape.people[person]!.name);
  const batter = nameOf(batterAfter(tape, plays, isHomeBatting));
  const pitcher = nameOf(pitcherAfter(tape, plays, isHomeBatting));
  return { ...countAt(tape, pitchesSince(tape, plays), second), batter, pitcher };
}

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
