import { drawUniform } from '../../../../random/index.ts';
import { OTHER_UNEARNED } from '../constants.ts';
import { batterColumn, PITCHER_EARNED_RUNS, PITCHER_OUTS, RUNS, starterColumn } from '../tables/columns.ts';
import { BENCH } from '../tables/plate-table.ts';
import { ORDER_MASK, type PlayState, RELIEVER_MAN, UNEARNED } from './play-state.ts';

/** A run: to the score, to the man who scored it and to the starting pitcher who let him on. */
export function scoreRun(play: PlayState, runner: number): void {
  const { side, row } = play;
  const fielding = 1 - side;
  play.runs[side]! += 1;
  const lead = play.runs[side]! - play.runs[fielding]!;
  if (lead === 1) play.isWinning[side] = play.isOfRecord[side]!;
  else if (lead === 0) play.isWinning[fielding] = 0;
  const order = runner & ORDER_MASK;
  if (order !== BENCH) row[batterColumn(side, order) + RUNS]! += 1;
  if (play.isRelieved[fielding] === 0) play.inningAllowed[fielding]! += 1;
  if ((runner & RELIEVER_MAN) !== 0) return;
  play.allowed[fielding]! += 1;
  if ((runner & UNEARNED) !== 0 || play.outsWithoutErrors >= 3 || drawUniform(play.random) < OTHER_UNEARNED) return;
  row[starterColumn(fielding) + PITCHER_EARNED_RUNS]! += 1;
}

/** Outs made, credited to the starting pitcher while he is in. */
export function addOuts(play: PlayState, outs: number): void {
  const fielding = 1 - play.side;
  play.outs += outs;
  play.outsWithoutErrors += outs;
  if (play.isRelieved[fielding] === 0) play.row[starterColumn(fielding) + PITCHER_OUTS]! += outs;
}
