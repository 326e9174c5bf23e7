import type { EventGame, PlayStep } from './event-game.ts';
import { countThrown } from './pitches.ts';

/** When one step of a game happens, in seconds of play since the first pitch. */
export interface StepTime {
  /** The first pitch that this step tells of. */
  from: number;
  at: number;
  /** Marks of the pitch sequence told by an earlier step of the same turn. */
  seen: number;
}

// Rough paces; the whole is stretched or squeezed to the game's real duration.
const PITCH_SECONDS = 19;
const PLAY_SECONDS = 24;
const HALF_INNING_SECONDS = 135;
const NEW_PITCHER_SECONDS = 120;

/** How much of a turn's pitch sequence the step before has told. */
function seenBefore(previous: PlayStep | null, step: PlayStep): number {
  const isSameTurn = previous !== null && previous.inning === step.inning && previous.side === step.side;
  if (!isSameTurn || (previous.batterId !== step.batterId && previous.code !== 'NP')) return 0;
  return step.pitches.startsWith(previous.pitches) ? previous.pitches.length : 0;
}

const isOtherHalf = (previous: PlayStep | null, step: PlayStep): boolean =>
  previous !== null && (previous.inning !== step.inning || previous.side !== step.side);

function pace(game: EventGame): StepTime[] {
  const times: StepTime[] = [];
  let clock = 0;
  let previous: PlayStep | null = null;
  let pause = 0;
  for (const step of game.steps) {
    if (step.kind !== 'play') {
      if (step.kind === 'sub' && step.position === 1) pause = NEW_PITCHER_SECONDS;
      times.push({ from: clock, at: clock, seen: 0 });
      continue;
    }
    const seen = seenBefore(previous, step);
    const from = clock + (isOtherHalf(previous, step) ? HALF_INNING_SECONDS : pause);
    const effort = countThrown(step.pitches.slice(seen)) * PITCH_SECONDS + (step.code === 'NP' ? 0 : PLAY_SECONDS);
    clock = effort > 0 ? from + effort : clock;
    times.push({ from: effort > 0 ? from : clock, at: clock, seen });
    if (effort > 0) pause = 0;
    previous = step;
  }
  return times;
}

/** Spreads a game's steps over its duration, the same way every time: the files hold no clock times inside a game. */
export function timelineOf(game: EventGame, minutes: number): StepTime[] {
  const times = pace(game);
  const total = times.at(-1)?.at ?? 0;
  const stretch = total > 0 ? (minutes * 60) / total : 0;
  return times.map(({ from, at, seen }) => ({ from: Math.round(from * stretch), at: Math.round(at * stretch), seen }));
}
