import { BOX, BOX_WIDTH } from '../engine/tape/box-sheet.ts';
import {
  AWAY_RUNS,
  chargedTo,
  HOME_RUNS,
  KIND,
  PITCHER,
  PITCHING_CHANGE,
  SCORED,
  SCORERS,
  WIDTH,
  WILD_PITCH,
} from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';

/** Whom a finished game is credited and charged to, as indexes in the tape's people. */
export interface Decisions {
  winner: number;
  loser: number;
  save: number | null;
}

const STARTER_OUTS = 15;
const SHORT_GAME_STARTER_OUTS = 12;
const SHORT_GAME_OUTS = 36;
const SAVE_LEAD = 3;
const SAVE_OUTS = 3;
const LONG_SAVE_OUTS = 9;

const leadOf = (tape: GameTape, row: number, isHome: boolean): number =>
  (tape.cells[row + HOME_RUNS]! - tape.cells[row + AWAY_RUNS]!) * (isHome ? 1 : -1);

/** The row in which the winners went ahead for good. */
function decidingRow(tape: GameTape, isHome: boolean): number {
  let row = (tape.playCount - 1) * WIDTH;
  while (row >= WIDTH && leadOf(tape, row - WIDTH, isHome) > 0) row -= WIDTH;
  return row;
}

const isOnSide = (tape: GameTape, person: number, isHome: boolean): boolean => person >= tape.homeFrom === isHome;

/** Pitchers of one side in the order in which they came, each with the lead he was given. */
function staffOf(tape: GameTape, isHome: boolean): { person: number; lead: number }[] {
  const staff = [{ person: isHome ? tape.starters.home : tape.starters.away, lead: 0 }];
  for (let row = 0; row < tape.playCount * WIDTH; row += WIDTH) {
    const person = tape.cells[row + PITCHER]!;
    if (tape.cells[row + KIND] === PITCHING_CHANGE && isOnSide(tape, person, isHome))
      staff.push({ person, lead: leadOf(tape, row, isHome) });
  }
  return staff;
}

function pitcherOfRecord(tape: GameTape, upTo: number, isHome: boolean): number {
  for (let row = upTo; row >= 0; row -= WIDTH) {
    const person = tape.cells[row + PITCHER]!;
    if (tape.cells[row + KIND]! <= WILD_PITCH && isOnSide(tape, person, isHome)) return person;
  }
  return isHome ? tape.starters.home : tape.starters.away;
}

// A starter needs five innings to win; if he has not got them the win goes to the reliever who got the most outs.
function winnerOf(tape: GameTape, sheet: Uint8Array, row: number, isHome: boolean, staff: { person: number }[]): number {
  const record = pitcherOfRecord(tape, row, isHome);
  const outsOf = (person: number): number => sheet[person * BOX_WIDTH + BOX.outs]!;
  const total = staff.reduce((sum, { person }) => sum + outsOf(person), 0);
  if (record !== staff[0]!.person || outsOf(record) >= (total < SHORT_GAME_OUTS / 2 ? SHORT_GAME_STARTER_OUTS : STARTER_OUTS))
    return record;
  const relief = staff.slice(1).map(({ person }) => person);
  return relief.length === 0 ? record : relief.reduce((best, person) => (outsOf(person) > outsOf(best) ? person : best));
}

export function decisionsOf(tape: GameTape, sheet: Uint8Array): Decisions {
  const last = (tape.playCount - 1) * WIDTH;
  const isHome = leadOf(tape, last, true) > 0;
  const row = decidingRow(tape, isHome);
  const staff = staffOf(tape, isHome);
  const winner = winnerOf(tape, sheet, row, isHome, staff);
  const scored = tape.cells[row + SCORED]!;
  const before = row === 0 ? 0 : leadOf(tape, row - WIDTH, isHome);
  const loser = chargedTo(tape.cells[row + SCORERS + Math.min(scored - 1, Math.max(0, -before))]!);
  const closer = staff.at(-1)!;
  const closerOuts = sheet[closer.person * BOX_WIDTH + BOX.outs]!;
  const isSave =
    closer.person !== winner && closer.lead > 0 && ((closer.lead <= SAVE_LEAD && closerOuts >= SAVE_OUTS) || closerOuts >= LONG_SAVE_OUTS);
  return { winner, loser, save: staff.length > 1 && isSave ? closer.person : null };
}
