import { drawUniform } from '../../../../random/index.ts';
import { LOOSE_BALL, THIRD_BASE, THIRD_STAYS } from '../constants/running.ts';
import { batterColumn, STOLEN_BASES } from '../tables/columns.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { BENCH } from '../tables/plate-table.ts';
import { stealIndex } from '../tables/steal-table.ts';
import { NO_RUNNER, ORDER_MASK, type PlayState, takenBases } from './play-state.ts';
import { addOuts, scoreRun } from './score-run.ts';

const looseBalls = Float64Array.from(LOOSE_BALL);

function moveUp(play: PlayState, taken: number): void {
  const { bases } = play;
  const thirdStays = taken === 5 && drawUniform(play.random) < THIRD_STAYS;
  const third = bases[2]!;
  if (third !== NO_RUNNER && !thirdStays) scoreRun(play, third);
  if (!thirdStays) bases[2] = bases[1]!;
  bases[1] = bases[0]!;
  bases[0] = NO_RUNNER;
}

function steal(play: PlayState, from: number): void {
  const { bases, row, side } = play;
  const runner = bases[from]!;
  const order = runner & ORDER_MASK;
  if (order !== BENCH) row[batterColumn(side, order) + STOLEN_BASES]! += 1;
  bases[from + 1] = runner;
  bases[from] = NO_RUNNER;
}

function beCaught(play: PlayState, from: number): void {
  play.bases[from] = NO_RUNNER;
  addOuts(play, 1);
}

/** What happens between pitches before a turn at bat: a ball gets away, or a runner goes for second or third. */
export function runBases(game: CompiledGame, play: PlayState): void {
  const taken = takenBases(play);
  if (taken === 0) return;
  let chance = drawUniform(play.random) - looseBalls[taken]!;
  if (chance < 0) {
    moveUp(play, taken);
    return;
  }
  if ((taken & 4) !== 0 && taken !== 5) return;
  // Behind a man on third, or with second open, the man on first goes for second; with second taken, the man on second goes for third.
  const from = (taken & 2) === 0 ? 0 : 1;
  const at = stealIndex(play.side, play.bases[from]! & ORDER_MASK) + 2 * from;
  chance -= game.steals[at]!;
  if (chance < 0) {
    steal(play, from);
    if (taken === 3 && drawUniform(play.random) < THIRD_BASE.trailing) steal(play, 0);
  } else if (chance < game.steals[at + 1]!) beCaught(play, from);
}
