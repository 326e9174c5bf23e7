import type { PropKind } from '../../../../grading/index.ts';
import { histogramIndex, type SimulationResult } from '../chain/simulation-result.ts';
import { VALUES } from '../tables/columns.ts';
import { findColumn, requireHalfLine } from './find-column.ts';

export interface PlayerProp {
  playerId: string;
  prop: PropKind;
  line: number;
}

export interface PlayerPropPrice {
  /** Shares of the games in which the over wins, loses and pushes; they sum to 1. */
  win: number;
  lose: number;
  push: number;
  /** Mean of the statistic. */
  mean: number;
  /** Games played. */
  n: number;
  /** Of `win`, from the number of games alone: it says nothing of how true the rates are. */
  standardError: number;
}

/** Chances of 0, 1, 2, … of a man's statistic, 63 standing for that or more. RangeError as `pricePlayerProp`. */
export function propDistribution(result: SimulationResult, playerId: string, prop: PropKind): number[] {
  if (result.games === 0) throw new RangeError('no game was played');
  const first = histogramIndex(findColumn(result, playerId, prop), 0);
  return Array.from(result.histograms.subarray(first, first + VALUES), (count) => count / result.games);
}

/**
 * What the over of a player proposition comes to; the under's win is `lose`. The higher the line, the lower `win`.
 * RangeError when the man has no such statistic in the game, the line is negative or no multiple of one half, or no game was played.
 */
export function pricePlayerProp(result: SimulationResult, { playerId, prop, line }: PlayerProp): PlayerPropPrice {
  if (requireHalfLine(line) < 0) throw new RangeError(`a line cannot be below zero: ${line}`);
  if (result.games === 0) throw new RangeError('no game was played');
  const column = findColumn(result, playerId, prop);
  let [over, level, sum] = [0, 0, 0];
  for (let value = 0; value < VALUES; value += 1) {
    const count = result.histograms[histogramIndex(column, value)]!;
    sum += value * count;
    if (value > line) over += count;
    else if (value === line) level += count;
  }
  const n = result.games;
  const win = over / n;
  return { win, lose: (n - over - level) / n, push: level / n, mean: sum / n, n, standardError: Math.sqrt((win * (1 - win)) / n) };
}
