import type { TeamSide } from '../../../grading/index.ts';
import { sum } from '../../../maths/index.ts';

/** Chances of both sides' points, by away × size + home. They sum to 1. */
export interface ScoreGrid {
  size: number;
  chances: Float64Array;
}

/** A grid with what every market is read from: how likely each margin, total and side's points are. */
export interface ScoreTables extends ScoreGrid {
  /** Of home minus away = index - (size - 1). */
  margins: Float64Array;
  totals: Float64Array;
  away: Float64Array;
  home: Float64Array;
}

/** A game, or a part of it, with a tie as an outcome of its own. */
interface ThreeWay {
  market: 'threeWay';
  side: TeamSide | 'draw';
}

/** What can be priced from a grid; a `team` makes a total one side's own. */
export type GridSelection =
  | ThreeWay
  | { market: 'moneyline'; side: TeamSide | 'draw' }
  | { market: 'spread'; side: TeamSide; line: number }
  | { market: 'total'; side: 'over' | 'under'; line: number; team?: TeamSide };

/** That a selection wins, loses, or hands the stake back; they sum to 1. */
export interface Chances {
  win: number;
  lose: number;
  push: number;
}

/** Makes the chances of the grid sum to 1, in place. RangeError where there are none. */
export function tablesOf({ size, chances }: ScoreGrid): ScoreTables {
  const whole = sum(chances);
  if (!(whole > 0 && whole < Number.POSITIVE_INFINITY)) throw new RangeError('No game stands so');
  const tables: ScoreTables = {
    size,
    chances,
    margins: new Float64Array(2 * size - 1),
    totals: new Float64Array(2 * size - 1),
    away: new Float64Array(size),
    home: new Float64Array(size),
  };
  for (let away = 0; away < size; away += 1)
    for (let home = 0; home < size; home += 1) {
      const at = away * size + home;
      if (chances[at] === 0) continue;
      const chance = chances[at]! / whole;
      chances[at] = chance;
      tables.margins[home - away + size - 1]! += chance;
      tables.totals[home + away]! += chance;
      tables.away[away]! += chance;
      tables.home[home]! += chance;
    }
  return tables;
}

function chancesOf(masses: Float64Array, beyond: (at: number) => number): Chances {
  let [win, push] = [0, 0];
  for (let at = 0; at < masses.length; at += 1) {
    const past = beyond(at);
    if (past > 0) win += masses[at]!;
    else if (past === 0) push += masses[at]!;
  }
  return { win: Math.min(1, win), push: Math.min(1, push), lose: Math.max(0, 1 - win - push) };
}

function requireLine(line: number): number {
  if (!Number.isSafeInteger(line * 2)) throw new RangeError(`Not a line: ${line}`);
  return line;
}

/** Chances of a selection; a tie hands a moneyline back. RangeError for a line that is not a multiple of one half. */
export function priceOn({ size, margins, totals, away, home }: ScoreTables, selection: GridSelection): Chances {
  if (selection.market === 'total') {
    const [sign, line] = [selection.side === 'over' ? 1 : -1, requireLine(selection.line)];
    const points = selection.team === undefined ? totals : selection.team === 'home' ? home : away;
    return chancesOf(points, (at) => sign * (at - line));
  }
  if (selection.market === 'threeWay' && selection.side === 'draw') return chancesOf(margins, (at) => (at === size - 1 ? 1 : -1));
  const sign = selection.side === 'home' ? 1 : -1;
  if (selection.market === 'threeWay') return chancesOf(margins, (at) => sign * (at - size + 1) || -1);
  const line = selection.market === 'spread' ? requireLine(selection.line) : 0;
  return chancesOf(margins, (at) => sign * (at - size + 1) + line);
}

/** That a selection wins, given that the stake does not come back; a half where it must come back. */
export const decidedChance = ({ win, lose }: Chances): number => (win + lose > 0 ? win / (win + lose) : 0.5);

/** Mean of home minus away, and of both together. */
export const meansOf = ({ size, margins, totals }: ScoreTables): { margin: number; total: number } => ({
  margin: margins.reduce((total, mass, at) => total + mass * (at - size + 1), 0),
  total: totals.reduce((total, mass, at) => total + mass * at, 0),
});

export const emptyGrid = (size: number): ScoreGrid => ({ size, chances: new Float64Array(size * size) });
