import { drawWord } from '../../../../random/index.ts';
import { OUTCOME } from '../outcomes.ts';
import {
  BATTER_STRIKEOUTS,
  BATTER_WALKS,
  batterColumn,
  DOUBLES,
  HITS,
  HOME_RUNS,
  PITCHER_HITS,
  PITCHER_STRIKEOUTS,
  PITCHER_WALKS,
  RBI,
  SINGLES,
  starterColumn,
  TOTAL_BASES,
} from '../tables/columns.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { ERROR_BIT, HOME_MARK, MOVES, NO_RBI_BIT, NOBODY, OUT_MARK, outsOf } from '../tables/moves-list.ts';
import { BENCH, BULLPEN, plateIndex } from '../tables/plate-table.ts';
import { INNING_OVER, MEN_ON, removalIndex } from '../tables/removal-table.ts';
import { WORDS } from '../tables/thresholds.ts';
import { isWon, NO_RUNNER, type PlayState, RELIEVER_MAN, takenBases, UNEARNED } from './play-state.ts';
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

/** Total bases of each outcome. */
const BASES = Uint8Array.from([0, 0, 1, 0, 2, 4, 0, 3]);

function credit(play: PlayState, order: number, outcome: number): void {
  const { row, side } = play;
  const bases = BASES[outcome]!;
  if (order !== BENCH) {
    const column = batterColumn(side, order);
    if (bases > 0) {
      row[column + HITS]! += 1;
      row[column + TOTAL_BASES]! += bases;
      if (bases === 4) row[column + HOME_RUNS]! += 1;
      else if (bases === 1) row[column + SINGLES]! += 1;
      else if (bases === 2) row[column + DOUBLES]! += 1;
    } else if (outcome === OUTCOME.walk) row[column + BATTER_WALKS]! += 1;
    else if (outcome === OUTCOME.strikeout) row[column + BATTER_STRIKEOUTS]! += 1;
  }
  if (play.isRelieved[1 - side] !== 0) return;
  const column = starterColumn(1 - side);
  if (bases > 0) row[column + PITCHER_HITS]! += 1;
  else if (outcome === OUTCOME.walk) row[column + PITCHER_WALKS]! += 1;
  else if (outcome === OUTCOME.strikeout) row[column + PITCHER_STRIKEOUTS]! += 1;
}

function drawMove(play: PlayState, outcome: number, taken: number): number {
  let move = MOVES.from[(outcome * 8 + taken) * 3 + play.outs]!;
  if (MOVES.upTo[move]! === WORDS) return MOVES.packed[move]!;
  const word = drawWord(play.random);
  while (word >= MOVES.upTo[move]!) move += 1;
  return MOVES.packed[move]!;
}

/** Whether the manager goes to the bullpen after this batter. */
function relieve(game: CompiledGame, play: PlayState): void {
  const fielding = 1 - play.side;
  const next = play.outs >= 3 ? INNING_OVER : takenBases(play) !== 0 ? MEN_ON : 0;
  const at = removalIndex(next, play.allowed[fielding]!, play.inningAllowed[fielding]!, play.pitches[fielding]!);
  if (drawWord(play.random) >= game.removal[fielding]![at]!) return;
  play.isRelieved[fielding] = 1;
  if (next !== INNING_OVER) play.isOfRecord[fielding] = 0;
}

/** One turn at bat, and what it leads to. */
export function playPlate(game: CompiledGame, play: PlayState): void {
  const { side } = play;
  const fielding = 1 - side;
  const slot = play.nextSlot[side]!;
  const order = play.inning >= play.benchFrom[side * 9 + slot]! ? BENCH : slot;
  const isRelieved = play.isRelieved[fielding] !== 0;
  const faced = play.faced[fielding]!;
  const phase = isRelieved ? BULLPEN : faced < 9 ? 0 : faced < 18 ? 1 : 2;
  const taken = takenBases(play);
  const at = plateIndex(side, play.form[side]!, order, phase, (taken & 1) !== 0 ? 2 : taken === 0 ? 0 : 1);
  const word = drawWord(play.random);
  let outcome = 0;
  while (word >= game.plate[at + outcome]!) outcome += 1;
  play.nextSlot[side] = slot === 8 ? 0 : slot + 1;
  credit(play, order, outcome);
  moveRunners(play, isRelieved ? order | RELIEVER_MAN : order, outcome, drawMove(play, outcome, taken));
  if (isRelieved) return;
  play.faced[fielding] = faced + 1;
  play.pitches[fielding]! += game.pitches[outcome * 16 + (word & 15)]!;
  relieve(game, play);
}
