import {
  BALL,
  BATTER,
  CALLED_STRIKE,
  COUNT_FROM,
  DETAIL,
  FOUL,
  HALF,
  isBottom,
  KIND,
  LAST_PLATE_KIND,
  PINCH_HITTER,
  PITCHER,
  PITCHING_CHANGE,
  SWINGING_STRIKE,
  WIDTH,
} from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';

export interface AtPlate {
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
export function pitchesSince(tape: GameTape, plays: number): number {
  for (let i = plays; i < tape.playCount; i++) {
    if (tape.cells[i * WIDTH + KIND]! <= LAST_PLATE_KIND) return tape.cells[i * WIDTH + COUNT_FROM]!;
  }
  return tape.pitches.length;
}

/** The plate appearance under way after `plays` rows. */
export function atPlate(tape: GameTape, plays: number, second: number, isHomeBatting: boolean): AtPlate {
  const nameOf = (person: number | null): string | null => (person === null ? null : tape.people[person]!.name);
  const batter = nameOf(batterAfter(tape, plays, isHomeBatting));
  const pitcher = nameOf(pitcherAfter(tape, plays, isHomeBatting));
  return { ...countAt(tape, pitchesSince(tape, plays), second), batter, pitcher };
}
