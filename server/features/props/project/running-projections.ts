/** Simulations under way in this process, so that one can be ended when its game is seen differently. */
export interface RunningProjections {
  run: <T>(eventId: string, opinionId: string, play: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends the simulation of a game that was begun for another opinion. */
  overtake: (eventId: string, opinionId: string) => void;
}

export function runningProjections(): RunningProjections {
  const running = new Map<string, { opinionId: string; control: AbortController }>();
  const overtake = (eventId: string, opinionId: string): void => {
    const known = running.get(eventId);
    if (known && known.opinionId !== opinionId) known.control.abort();
  };
  return {
    overtake,
    run: async (eventId, opinionId, play) => {
      overtake(eventId, opinionId);
      const own = { opinionId, control: new AbortController() };
      running.set(eventId, own);
      try {
        return await play(own.control.signal);
      } finally {
        if (running.get(eventId) === own) running.delete(eventId);
      }
    },
  };
}
