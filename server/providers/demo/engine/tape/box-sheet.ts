import {
  AT,
  BATTED_IN,
  BATTER,
  chargedTo,
  DOUBLE,
  HIT_BY_PITCH,
  HOME_RUN,
  isUnearned,
  KIND,
  LAST_PLATE_KIND,
  OUTS_AFTER,
  OUTS_BEFORE,
  PITCHER,
  PITCHES,
  personOf,
  SACRIFICE_FLY,
  SCORED,
  SCORERS,
  SINGLE,
  STOLEN_BASE,
  STRIKEOUT,
  TRIPLE,
  WALK,
  WIDTH,
} from './play-columns.ts';
import type { GameTape } from './tape.ts';

/** Columns of a box sheet, one row a man. */
export const BOX = {
  plateAppearances: 0,
  atBats: 1,
  hits: 2,
  doubles: 3,
  triples: 4,
  homeRuns: 5,
  runs: 6,
  runsBattedIn: 7,
  walks: 8,
  strikeouts: 9,
  stolenBases: 10,
  appeared: 11,
  battersFaced: 12,
  outs: 13,
  hitsAllowed: 14,
  runsAllowed: 15,
  earnedRuns: 16,
  walksAllowed: 17,
  strikeoutsThrown: 18,
  homeRunsAllowed: 19,
  pitches: 20,
  pitched: 21,
} as const;
export const BOX_WIDTH = 22;

function addPlate(sheet: Uint8Array, kind: number, bats: number, arm: number): void {
  sheet[bats]! += 1;
  sheet[arm + BOX.battersFaced]! += 1;
  const isAtBat = kind !== WALK && kind !== HIT_BY_PITCH && kind !== SACRIFICE_FLY;
  if (isAtBat) sheet[bats + BOX.atBats]! += 1;
  if (kind === STRIKEOUT) {
    sheet[bats + BOX.strikeouts]! += 1;
    sheet[arm + BOX.strikeoutsThrown]! += 1;
  } else if (kind === WALK) {
    sheet[bats + BOX.walks]! += 1;
    sheet[arm + BOX.walksAllowed]! += 1;
  } else if (kind >= HOME_RUN && kind <= SINGLE) {
    sheet[bats + BOX.hits]! += 1;
    sheet[arm + BOX.hitsAllowed]! += 1;
    if (kind === DOUBLE) sheet[bats + BOX.doubles]! += 1;
    else if (kind === TRIPLE) sheet[bats + BOX.triples]! += 1;
    else if (kind === HOME_RUN) {
      sheet[bats + BOX.homeRuns]! += 1;
      sheet[arm + BOX.homeRunsAllowed]! += 1;
    }
  }
}

function addRow(sheet: Uint8Array, cells: Int32Array, row: number): void {
  const kind = cells[row + KIND]!;
  const bats = cells[row + BATTER]! * BOX_WIDTH;
  const arm = cells[row + PITCHER]! * BOX_WIDTH;
  sheet[arm + BOX.pitched] = 1;
  sheet[bats + BOX.appeared] = 1;
  if (kind <= LAST_PLATE_KIND) addPlate(sheet, kind, bats, arm);
  else if (kind === STOLEN_BASE) sheet[bats + BOX.stolenBases]! += 1;
  sheet[arm + BOX.pitches]! += cells[row + PITCHES]!;
  sheet[arm + BOX.outs]! += cells[row + OUTS_AFTER]! - cells[row + OUTS_BEFORE]!;
  sheet[bats + BOX.runsBattedIn]! += cells[row + BATTED_IN]!;
  const scored = cells[row + SCORED]!;
  for (let i = 0; i < scored; i++) {
    const code = cells[row + SCORERS + i]!;
    const charged = chargedTo(code) * BOX_WIDTH;
    sheet[personOf(code) * BOX_WIDTH + BOX.runs]! += 1;
    sheet[charged + BOX.runsAllowed]! += 1;
    if (!isUnearned(code)) sheet[charged + BOX.earnedRuns]! += 1;
  }
}

/** The rows of a tape up to a second, exclusive of what comes later. */
export function playsUntil(tape: GameTape, second: number): number {
  let low = 0;
  let high = tape.playCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tape.cells[middle * WIDTH + AT]! <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds the first `plays` rows up into one line a man. */
export function boxSheet(tape: GameTape, plays: number): Uint8Array {
  const sheet = new Uint8Array(tape.people.length * BOX_WIDTH);
  for (let i = 0; i < plays; i++) {
    const row = i * WIDTH;
    if (tape.cells[row + KIND]! <= 19) addRow(sheet, tape.cells, row);
  }
  sheet[tape.starters.away * BOX_WIDTH + BOX.pitched] = 1;
  sheet[tape.starters.home * BOX_WIDTH + BOX.pitched] = 1;
  for (const lineUpFrom of [0, tape.homeFrom]) for (let i = 0; i < 9; i++) sheet[(lineUpFrom + i) * BOX_WIDTH + BOX.appeared] = 1;
  return sheet;
}
