import { histogramIndex, type SimulationResult } from '../chain/simulation-result.ts';
import { COLUMNS, VALUES } from '../tables/columns.ts';

export function meanOf(result: SimulationResult, column: number): number {
  let sum = 0;
  for (let value = 0; value < VALUES; value += 1) sum += value * result.histograms[histogramIndex(column, value)]!;
  return sum / result.games;
}

export const shareOf = (result: SimulationResult, column: number, value: number): number =>
  result.histograms[histogramIndex(column, value)]! / result.games;

export const valueIn = (result: SimulationResult, game: number, column: number): number => result.record![game * COLUMNS + column]!;
