/** Simulations under way in this process, so that one can be ended when its game is seen differently. */
export interface RunningProjections {
  run: <T>(contestId: string, opinionId: string, play: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends the simulation of a game that was begun for another opinion. */
  overtake: (contestId: string, opinionId: string) => void;
}

export function runningProjections(): RunningProjections {
  const running = new Map<string, { opinionId: string; control: AbortController }>();
  const overtake = (contestId: string, opinionId: string): void => {
    const known = running.get(contestId);
    if (known && known.opinionId !== opinionId) known.control.abort();
  };
  return {
    overtake,
    run: async (contestId, opinionId, play) => {
      overtake(contestId, opinionId);
      const own = { opinionId, control: new AbortController() };
      running.set(contestId, own);
      try {
        return await play(own.control.signal);
      } finally {
        if (running.get(contestId) === own) running.delete(contestId);
      }
    },
  };
}
