import type { EventCode } from '../code/event-types.ts';
import type { Resolution } from '../code/resolve-play.ts';
import type { Bases, GameState, Runner } from './game-state.ts';
import { chargedPitcher } from './tally-pitching.ts';

const INHERITING = new Set(['force_out', 'fielders_choice']);

/** A batter who takes the place of a runner put out takes over that runner's pitcher too (rule 9.16g). */
function batterAsRunner(state: GameState, batterId: string, code: EventCode, resolution: Resolution): Runner {
  const replaced = INHERITING.has(code.basic.kind) ? resolution.moves.find((move) => move.from !== 0 && move.isOut) : undefined;
  const runner = replaced && replaced.from !== 0 ? state.bases[replaced.from - 1] : null;
  return { playerId: batterId, pitcherId: runner ? runner.pitcherId : chargedPitcher(state, code) };
}

export function moveRunners(state: GameState, batterId: string, code: EventCode, resolution: Resolution): Bases {
  const bases: Bases = [...state.bases];
  for (const move of resolution.moves) if (move.from !== 0) bases[move.from - 1] = null;
  for (const move of resolution.moves) {
    if (move.isOut || move.to === 4) continue;
    bases[move.to - 1] = move.from === 0 ? batterAsRunner(state, batterId, code, resolution) : (state.bases[move.from - 1] ?? null);
  }
  return bases;
}
