import type { EventGame } from './event-game.ts';
import type { PlayResult } from './game/game-state.ts';
import type { StepTime } from './timeline.ts';

export interface StoppedState {
  outs: number;
  score: { away: number; home: number };
}

/** Seconds of play after which a game stood at so many outs and such a score: where its suspension fell. */
export function stoppedAfter(game: EventGame, timeline: StepTime[], results: PlayResult[], stopped: StoppedState): number {
  if (stopped.outs === 0 && stopped.score.away + stopped.score.home === 0) return 0;
  const times = game.steps.flatMap((step, index) => (step.kind === 'play' ? [timeline[index]?.at ?? 0] : []));
  let outs = 0;
  let outsOfHalf = 0;
  let half = '';
  for (const [index, { step, outsAfter, scoreAfter }] of results.entries()) {
    const now = `${step.inning}${step.side}`;
    outs += outsAfter - (now === half ? outsOfHalf : 0);
    half = now;
    outsOfHalf = outsAfter;
    if (outs >= stopped.outs && scoreAfter.away >= stopped.score.away && scoreAfter.home >= stopped.score.home) return times[index] ?? 0;
  }
  return times.at(-1) ?? 0;
}
