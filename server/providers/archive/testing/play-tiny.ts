import type { EventGame } from '../retrosheet/event-game.ts';
import { runGame } from '../retrosheet/game/apply-step.ts';
import type { GameState } from '../retrosheet/game/game-state.ts';
import { readGame, splitGames } from '../retrosheet/read-game.ts';
import { type TinyGame, tinyGame } from './tiny-game.ts';

export function readTiny(game: TinyGame): EventGame {
  const [lines = []] = splitGames(tinyGame(game));
  const read = readGame(lines);
  if ('refused' in read) throw new Error(read.refused);
  return read.game;
}

/** Plays an invented game to its end; a refusal fails the test. */
export function playTiny(game: TinyGame): GameState {
  const run = runGame(readTiny(game));
  if ('refused' in run) throw new Error(run.refused);
  return run.state;
}
