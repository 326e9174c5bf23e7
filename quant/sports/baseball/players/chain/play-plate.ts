import { drawWord } from '../../../../random/index.ts';
import { OUTCOME } from '../outcomes.ts';
import {
  BATTER_STRIKEOUTS,
  BATTER_WALKS,
  batterColumn,
  HITS,
  HOME_RUNS,
  PITCHER_HITS,
  PITCHER_STRIKEOUTS,
  PITCHER_WALKS,
  starterColumn,
  TOTAL_BASES,
} from '../tables/columns.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { MOVES } from '../tables/moves-list.ts';
import { BENCH, BULLPEN, plateIndex } from '../tables/plate-table.ts';
import { INNING_OVER, MEN_ON, removalIndex } from '../tables/removal-table.ts';
import { WORDS } from '../tables/thresholds.ts';
import { moveRunners } from './move-runners.ts';
import { type PlayState, RELIEVER_MAN, takenBases } from './play-state.ts';

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
  if (drawWord(play.random) < game.removal[fielding]![at]!) play.isRelieved[fielding] = 1;
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
