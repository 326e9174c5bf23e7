import { OUTCOME } from '../outcomes.ts';
import { batterColumn, RBI } from '../tables/columns.ts';
import { ERROR_BIT, HOME_MARK, NO_RBI_BIT, NOBODY, OUT_MARK, outsOf } from '../tables/moves-list.ts';
import { BENCH } from '../tables/plate-table.ts';
import { isWon, NO_RUNNER, type PlayState, UNEARNED } from './play-state.ts';
import { addOuts, scoreRun } from './score-run.ts';

/** Puts a man where the move takes him; 1 when he scored. */
function moveRunner(play: PlayState, runner: number, mark: number, isHomeRun: boolean): number {
  if (mark === NOBODY || mark === OUT_MARK) return 0;
  if (mark < HOME_MARK) {
    play.bases[mark - 1] = runner;
    return 0;
  }
  // The game is over with the winning run, but on a home run all of them count.
  if (!isHomeRun && isWon(play)) return 0;
  scoreRun(play, runner);
  return 1;
}

/** Moves batter and runners, makes the outs, scores the runs and credits the runs batted in. */
export function moveRunners(play: PlayState, batter: number, outcome: number, packed: number): void {
  const { bases, side } = play;
  const first = bases[0]!;
  const second = bases[1]!;
  const third = bases[2]!;
  bases[0] = NO_RUNNER;
  bases[1] = NO_RUNNER;
  bases[2] = NO_RUNNER;
  const isError = (packed & ERROR_BIT) !== 0;
  const isHomeRun = outcome === OUTCOME.homeRun;
  const outsBefore = play.outs;
  if (isError) play.outsWithoutErrors += 1;
  addOuts(play, outsOf(packed));
  const fromThird = moveRunner(play, third, (packed >> 9) & 7, isHomeRun);
  const fromSecond = moveRunner(play, second, (packed >> 6) & 7, isHomeRun);
  const fromFirst = moveRunner(play, first, (packed >> 3) & 7, isHomeRun);
  const own = moveRunner(play, isError ? batter | UNEARNED : batter, packed & 7, isHomeRun);
  let battedIn = fromThird + fromSecond + fromFirst + own;
  if ((packed & NO_RBI_BIT) !== 0) battedIn = 0;
  // On an error the man on third would have scored anyway with fewer than two out (rule 9.04).
  else if (isError) battedIn = outsBefore < 2 ? fromThird : 0;
  const order = batter & 15;
  if (battedIn > 0 && order !== BENCH) play.row[batterColumn(side, order) + RBI]! += battedIn;
}
