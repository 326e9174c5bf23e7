import type { EventGame } from '../../retrosheet/event-game.ts';
import { runGame } from '../../retrosheet/game/apply-step.ts';
import type { GameState } from '../../retrosheet/game/game-state.ts';
import { readGame } from '../../retrosheet/read-game.ts';
import { type StepTime, timelineOf } from '../../retrosheet/timeline.ts';
import type { StoredGame } from '../../store/stored-season.ts';

/** A game's steps with their times, from which its state at any second is played again. */
export interface GameScript {
  game: EventGame;
  timeline: StepTime[];
}

export function openScript(text: string, { minutes }: StoredGame): GameScript {
  const read = readGame(text.split('\n'));
  if ('refused' in read) throw new Error(`A stored game cannot be read: ${read.refused}`);
  return { game: read.game, timeline: timelineOf(read.game, minutes) };
}

/** Steps that have happened after so many seconds of play. */
export function stepsAt({ timeline }: GameScript, seconds: number): number {
  const next = timeline.findIndex((time) => time.at > seconds);
  return next < 0 ? timeline.length : next;
}

export function playTo(script: GameScript, steps: number): GameState {
  const run = runGame(script.game, steps);
  if ('refused' in run) throw new Error(`A stored game cannot be played: ${run.refused}`);
  return run.state;
}
