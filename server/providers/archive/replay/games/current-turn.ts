import type { PlayStep } from '../../retrosheet/event-game.ts';
import { type Count, countAfter } from '../../retrosheet/pitches.ts';
import type { GameScript } from './game-script.ts';

/** The turn at bat in progress: whose it is, and the pitches thrown so far. */
export interface CurrentTurn extends Count {
  step: PlayStep;
  /** False while the first pitch of a new half inning is awaited. */
  hasBegun: boolean;
}

/** What is seen of the next play before it happens: its pitches up to the last but one, one after another. */
export function currentTurn({ game, timeline }: GameScript, steps: number, seconds: number): CurrentTurn | null {
  const index = game.steps.findIndex((step, at) => at >= steps && step.kind === 'play' && (timeline[at]?.at ?? 0) > seconds);
  const step = game.steps[index];
  const time = timeline[index];
  if (step?.kind !== 'play' || !time) return null;
  const fresh = step.pitches.length - time.seen;
  const share = time.at > time.from ? (seconds - time.from) / (time.at - time.from) : 0;
  const shown = Math.max(0, Math.min(fresh - 1, Math.floor(share * fresh)));
  return { step, hasBegun: seconds >= time.from, ...countAfter(step.pitches.slice(0, time.seen + shown)) };
}
