import type { LineScore } from '../../../ports/index.ts';
import {
  ERROR,
  HALF,
  HOME_RUN,
  inningOf,
  isBottom,
  KIND,
  OUTS_AFTER,
  SCORED,
  SINGLE,
  WIDTH,
  WILD_PITCH,
} from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';

/** The board after the first `plays` rows; an inning is on it once something happened in it. */
export function lineScoreAt(tape: GameTape, plays: number): LineScore<number> {
  const line: LineScore<number> = {
    away: [],
    home: [],
    totals: { away: { runs: 0, hits: 0, errors: 0 }, home: { runs: 0, hits: 0, errors: 0 } },
  };
  for (let i = 0; i < plays; i++) {
    const row = i * WIDTH;
    const kind = tape.cells[row + KIND]!;
    if (kind > WILD_PITCH) continue;
    const half = tape.cells[row + HALF]!;
    const [batting, fielding] = isBottom(half) ? (['home', 'away'] as const) : (['away', 'home'] as const);
    const innings = line[batting];
    while (innings.length < inningOf(half)) innings.push(0);
    innings[inningOf(half) - 1]! += tape.cells[row + SCORED]!;
    line.totals[batting].runs += tape.cells[row + SCORED]!;
    if (kind >= HOME_RUN && kind <= SINGLE) line.totals[batting].hits += 1;
    if (kind === ERROR) line.totals[fielding].errors += 1;
  }
  return line;
}

/** Innings played to the end, in halves: 8.5 when the home side did not finish the ninth. */
export function completedInningsAt(tape: GameTape, plays: number): number {
  for (let i = plays - 1; i >= 0; i--) {
    const row = i * WIDTH;
    if (tape.cells[row + KIND]! > WILD_PITCH) continue;
    const half = tape.cells[row + HALF]!;
    return inningOf(half) - 1 + (isBottom(half) ? 0.5 : 0) + (tape.cells[row + OUTS_AFTER] === 3 ? 0.5 : 0);
  }
  return 0;
}
