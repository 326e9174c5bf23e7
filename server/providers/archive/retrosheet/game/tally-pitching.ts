import type { EventCode } from '../code/event-types.ts';
import type { Resolution } from '../code/resolve-play.ts';
import type { PitcherTally } from './box-tally.ts';
import { type GameState, otherSide } from './game-state.ts';
import { basesOfHit } from './tally-batting.ts';

const BATTERS_COUNTS = new Set(['20', '21', '30', '31', '32']);
const isWalk = (code: EventCode): boolean => code.basic.kind === 'walk' || code.basic.kind === 'intentional_walk';

/** Who answers for this turn: a walk stays with the man relieved while the count was the batter's (rule 9.16h). */
export function chargedPitcher(state: GameState, code: EventCode): string {
  const current = state.pitchers[otherSide(state.side)];
  const open = state.openTurn;
  return open && open.pitcherId !== current && isWalk(code) && BATTERS_COUNTS.has(open.count) ? open.pitcherId : current;
}

function addTurn(pitcher: PitcherTally, code: EventCode): void {
  pitcher.battersFaced += 1;
  if (basesOfHit(code.basic.kind) > 0) pitcher.hits += 1;
  if (code.basic.kind === 'home_run') pitcher.homeRuns += 1;
  if (code.basic.kind === 'strikeout') pitcher.strikeouts += 1;
  if (isWalk(code)) pitcher.walks += 1;
}

export function tallyPitching(state: GameState, code: EventCode, resolution: Resolution): void {
  const { pitchers } = state.box[otherSide(state.side)];
  const charged = chargedPitcher(state, code);
  const turn = pitchers.get(charged);
  if (turn && code.basic.batterTo !== null) addTurn(turn, code);
  const current = pitchers.get(state.pitchers[otherSide(state.side)]);
  if (current) current.outs += resolution.outs;
  for (const move of resolution.moves) {
    if (move.isOut || move.to !== 4) continue;
    const responsible = move.from === 0 ? charged : state.bases[move.from - 1]?.pitcherId;
    const pitcher = responsible ? pitchers.get(responsible) : undefined;
    if (!pitcher) continue;
    pitcher.runs += 1;
    if (!move.isUnearned) pitcher.earnedRuns += 1;
  }
}
