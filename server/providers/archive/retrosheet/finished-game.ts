import { type GameState, otherSide, type PlayResult } from './game/game-state.ts';

export interface Ending {
  /** Half steps: 4.5 when the top of the fifth was complete. */
  completedInnings: number;
  /** Stopped before its natural end. */
  isCalled: boolean;
  /** Score after the last full inning, when the game was called inside one. */
  lastFullInningScore: { away: number; home: number } | null;
}

function completed(last: PlayResult, secondLeads: boolean, scheduled: number): number {
  const { inning } = last.step;
  if (last.outsAfter === 3) return last.half === 'top' ? inning - 0.5 : inning;
  if (last.half === 'top') return inning - 1;
  return inning >= scheduled && secondLeads ? inning : inning - 0.5;
}

/** How a game came to its end, told from its last play. */
export function endingOf(state: GameState, scheduled: number): Ending {
  const last = state.results.at(-1);
  if (!last) return { completedInnings: 0, isCalled: true, lastFullInningScore: null };
  const second = otherSide(state.firstSide);
  const margin = state.score[second] - state.score[state.firstSide];
  const isFullInning = last.half === 'bottom' && last.outsAfter === 3;
  const secondNeedNotBat = (last.half === 'bottom' || last.outsAfter === 3) && margin > 0;
  const isWhole = last.step.inning >= scheduled && (secondNeedNotBat || (isFullInning && margin !== 0));
  const lastFull = state.results.findLast((result) => result.half === 'bottom' && result.outsAfter === 3);
  return {
    completedInnings: completed(last, margin > 0, scheduled),
    isCalled: !isWhole,
    lastFullInningScore: isWhole || isFullInning ? null : (lastFull?.scoreAfter ?? { away: 0, home: 0 }),
  };
}
