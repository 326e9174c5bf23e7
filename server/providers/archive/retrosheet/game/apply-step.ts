import type { EventGame, PlacedStep, Step, SubStep } from '../event-game.ts';
import { applyPlay } from './apply-play.ts';
import { enterBox } from './box-tally.ts';
import { type Bases, type GameState, openGame } from './game-state.ts';

const PINCH_RUNNER = 12;

function applySub(state: GameState, step: SubStep): void {
  const { side, order, playerId } = step;
  const replaced = state.orders[side].get(order);
  enterBox(state.box[side], step, false);
  if (step.position === 1) state.pitchers[side] = playerId;
  if (order === 0) return;
  state.orders[side].set(order, playerId);
  if (step.position !== PINCH_RUNNER) return;
  state.bases = state.bases.map((runner) => (runner?.playerId === replaced ? { ...runner, playerId } : runner)) as Bases;
}

// The record stands before the first play of its half inning, so it is kept until that play opens the half.
function applyPlaced(state: GameState, step: PlacedStep, next: Step | undefined): string | null {
  if (next?.kind !== 'play') return 'a placed runner is not followed by a play';
  const placed = applyPlay(state, { ...next, code: 'NP', pitches: '' });
  if (placed) return placed;
  state.results.pop();
  state.openTurn = null;
  state.seenBatterId = null;
  state.bases[step.base - 1] = { playerId: step.playerId, pitcherId: null };
  return null;
}

/** Plays step `index` of a game; answers why it cannot be, or null. */
function applyStep(state: GameState, game: EventGame, index: number): string | null {
  const step = game.steps[index];
  if (!step) return null;
  if (step.kind === 'play') return applyPlay(state, step);
  if (step.kind === 'sub') {
    applySub(state, step);
    return null;
  }
  const next = game.steps.slice(index + 1).find((later) => later.kind === 'play');
  return applyPlaced(state, step, next);
}

export type RunGame = { state: GameState } | { refused: string };

/** Plays the first `steps` steps of a game, all of them by default. */
export function runGame(game: EventGame, steps = game.steps.length): RunGame {
  const state = openGame(game);
  for (let index = 0; index < steps; index += 1) {
    const refused = applyStep(state, game, index);
    if (refused) return { refused };
  }
  if (steps === game.steps.length) closeGame(state, game);
  return { state };
}

/** The scorer's earned runs replace the ones counted from the plays' marks. */
function closeGame(state: GameState, game: EventGame): void {
  state.box[state.side].leftOnBase += state.bases.filter(Boolean).length;
  for (const side of ['away', 'home'] as const) {
    for (const pitcher of state.box[side].pitchers.values()) pitcher.earnedRuns = game.earnedRuns[pitcher.playerId] ?? pitcher.earnedRuns;
  }
}
