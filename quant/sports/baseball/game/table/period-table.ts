import { type Grid, HIGHEST, SIZE } from './grid.ts';

/** What a market counts: the home side's lead, both sides' runs, or one side's. */
export type Statistic = 'margin' | 'total' | 'away' | 'home';

/** Chances of a count from `lowest` on. `upTo[i]` is the probability of at most `lowest + i`. */
export interface Counted {
  lowest: number;
  chances: Float64Array;
  upTo: Float64Array;
}

/** The scores of one period, and every count that markets are about. */
export interface PeriodTable extends Record<Statistic, Counted> {
  scores: Grid;
}

export function periodTable(scores: Grid): PeriodTable {
  const away = new Float64Array(SIZE);
  const home = new Float64Array(SIZE);
  const total = new Float64Array(2 * HIGHEST + 1);
  const margin = new Float64Array(2 * HIGHEST + 1);
  for (let a = 0; a < SIZE; a += 1)
    for (let h = 0; h < SIZE; h += 1) {
      const chance = scores[a * SIZE + h]!;
      away[a]! += chance;
      home[h]! += chance;
      total[a + h]! += chance;
      margin[h - a + HIGHEST]! += chance;
    }
  return { scores, away: counted(0, away), home: counted(0, home), total: counted(0, total), margin: counted(-HIGHEST, margin) };
}

function counted(lowest: number, chances: Float64Array): Counted {
  const upTo = new Float64Array(chances.length);
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1) {
    sum += chances[at]!;
    upTo[at] = sum;
  }
  return { lowest, chances, upTo };
}

/** Probability of a count from `from` to `to`, both included and either possibly beyond the table. */
export function chanceBetween({ lowest, upTo }: Counted, from: number, to: number): number {
  return atMost(upTo, to - lowest) - atMost(upTo, from - 1 - lowest);
}

/** Mean of a count. */
export function meanCount({ lowest, chances }: Counted): number {
  let mean = 0;
  for (let at = 0; at < chances.length; at += 1) mean += (lowest + at) * chances[at]!;
  return mean;
}

function atMost(upTo: Float64Array, at: number): number {
  if (at < 0) return 0;
  return at >= upTo.length ? 1 : upTo[at]!;
}
