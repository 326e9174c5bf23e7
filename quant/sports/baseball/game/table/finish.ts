import { playBottom } from './bottom-half.ts';
import { addAwayRuns, emptyGrid, type Grid, HIGHEST, SIZE } from './grid.ts';
import type { Turn } from './turns.ts';

/** How games end: their final scores, and the probability that extra innings are needed. */
export interface Finish {
  final: Grid;
  extraInnings: number;
}

/**
 * Final scores from the scores before the last inning: the home side does not bat when it is ahead, stops when it goes ahead, and a tie goes
 * to extra innings until it is broken.
 */
export function finishGame(before: Grid, last: Turn, extra: Turn): Finish {
  const final = emptyGrid();
  const level = new Float64Array(SIZE);
  const atBottom = addAwayRuns(before, last.away);
  let extraInnings = 0;
  for (let away = 0; away < SIZE; away += 1) {
    const chances = atBottom.subarray(away * SIZE, (away + 1) * SIZE);
    for (let home = away + 1; home < SIZE; home += 1) final[away * SIZE + home]! += chances[home]!;
    const tied = playBottom(final, away, chances, last.home);
    level[away] = tied;
    extraInnings += tied;
  }
  playExtras(final, level, extra);
  return { final, extraInnings };
}

/**
 * Extra innings from level scores, in one sweep upwards: a tied inning leaves the score level at the away side's runs, so all that enter a
 * level score have come from it or from below. `entered` counts the innings that start there.
 */
function playExtras(final: Grid, level: Float64Array, { away: top, home }: Turn): void {
  const entered = new Float64Array(SIZE);
  const topped = new Float64Array(SIZE);
  const tiedAtNought = home.byNeed[0]![0]!;
  for (let away = 0; away < SIZE; away += 1) {
    topped.fill(0);
    for (let start = 0; start < away; start += 1) topped[start] = entered[start]! * topChance(top, start, away);
    const arrived = level[away]! + playBottom(final, away, topped, home);
    const scoreless = topChance(top, away, away);
    const innings = arrived / (1 - scoreless * tiedAtNought);
    entered[away] = innings;
    topped.fill(0);
    topped[away] = innings * scoreless;
    playBottom(final, away, topped, home);
  }
}

/** Chance that the top half takes the away side from one score to another; the highest takes in all that lies beyond. */
function topChance(top: Float64Array, start: number, away: number): number {
  if (away < HIGHEST) return top[away - start] ?? 0;
  let chance = 0;
  for (let run = away - start; run < top.length; run += 1) chance += top[run]!;
  return chance;
}
