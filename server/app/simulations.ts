import {
  compileGame,
  type GameInputs,
  type SimulationOptions,
  type SimulationResult,
  simulateGame,
} from '@clearedge/quant/sports/baseball/players';

export type Order = Pick<SimulationOptions, 'games' | 'seed' | 'keepRecord'>;

/** Shared with the caller, who writes 1 into it to end the simulation. */
export const createStopFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

export const simulations = {
  run: (inputs: GameInputs, order: Order, stop: Int32Array): SimulationResult =>
    simulateGame(compileGame(inputs), { ...order, shouldStop: () => Atomics.load(stop, 0) === 1 }),
};
