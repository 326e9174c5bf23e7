/** Simulations under way in this process, so that one can be ended when its game is seen differently. */
export interface RunningProjections {
  run: <T>(contestId: string, projectionId: string, play: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends the simulation of a game that was begun for another opinion. */
  overtake: (contestId: string, projectionId: string) => void;
}

export function runningProjections(): RunningProjections {
  const running = new Map<string, { projectionId: string; control: AbortController }>();
  const overtake = (contestId: string, projectionId: string): void => {
    const known = running.get(contestId);
    if (known && known.projectionId !== projectionId) known.control.abort();
  };
  return {
    overtake,
    run: async (contestId, projectionId, play) => {
      overtake(contestId, projectionId);
      const own = { projectionId, control: new AbortController() };
      running.set(contestId, own);
      try {
        return await play(own.control.signal);
      } finally {
        if (running.get(contestId) === own) running.delete(contestId);
      }
    },
  };
}
