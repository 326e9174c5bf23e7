import { compileGame, simulateGame } from '@clearedge/quant/sports/baseball/players';
import type { Simulator } from '../../kernel/simulator.ts';

/** Simulates where it is called: a test needs no thread. */
export const simulator: Simulator = {
  simulate: async (inputs, { games, seed, keepRecord = false, signal }) =>
    simulateGame(compileGame(inputs), { games, seed, keepRecord, shouldStop: () => signal?.aborted ?? false }),
};
