import type { GameInputs, SimulationResult } from '@clearedge/quant/sports/baseball/players';

interface SimulationOrder {
  games: number;
  /** The same seed gives the same result, whoever runs it. */
  seed: number;
  /** Keep every game's numbers, for combinations. */
  keepRecord?: boolean;
  /** Once aborted the simulation ends with what has been played, and says that it is not complete. */
  signal?: AbortSignal;
}

/** Plays a game many times, away from the thread that answers requests. Rejects with RangeError for impossible inputs. */
export interface Simulator {
  simulate: (inputs: GameInputs, order: SimulationOrder) => Promise<SimulationResult>;
}
