import type { Selection } from '../../../../grading/index.ts';
import type { SimulationResult } from '../chain/simulation-result.ts';
import { COLUMNS } from '../tables/columns.ts';
import { compileLeg, legMargin } from './compile-leg.ts';

export interface JointFrequency {
  /** Share of the games in which every selection wins. */
  win: number;
  /** Share in which one or more lose. */
  lose: number;
  /** Share in which none loses and one or more push, so that the combination goes on without these. */
  push: number;
  /** Share in which none pushes. */
  decided: number;
  /** Games played. */
  n: number;
  /** Of `win`, from the number of games alone. */
  standardError: number;
}

/**
 * How often selections of one game, on players and on the score, win together: counted in the same simulated games, so that all that binds
 * them is in it. Never above the least likely of them.
 * RangeError without selections, without a record or games, or for a selection that is not of this game.
 */
export function jointFrequency(result: SimulationResult, selections: readonly Selection[]): JointFrequency {
  const { record, games: n } = result;
  if (record === null || n === 0) throw new RangeError('no game was recorded');
  if (selections.length === 0) throw new RangeError('a combination needs a selection');
  const legs = selections.map((selection) => compileLeg(result, selection));
  let won = 0;
  let lost = 0;
  let decided = 0;
  for (let game = 0; game < n; game += 1) {
    let least = Number.POSITIVE_INFINITY;
    let isDecided = true;
    for (const leg of legs) {
      const margin = legMargin(record, game * COLUMNS, leg);
      least = Math.min(least, margin);
      if (margin === 0) isDecided = false;
    }
    if (isDecided) decided += 1;
    if (least > 0) won += 1;
    else if (least < 0) lost += 1;
  }
  const win = won / n;
  return { win, lose: lost / n, push: (n - won - lost) / n, decided: decided / n, n, standardError: Math.sqrt((win * (1 - win)) / n) };
}
