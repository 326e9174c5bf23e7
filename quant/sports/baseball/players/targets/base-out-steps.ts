import { OUTCOMES } from '../outcomes.ts';
import { HOME_MARK, MOVES, NOBODY, OUT_MARK, outsOf } from '../tables/moves-list.ts';
import { WORDS } from '../tables/thresholds.ts';

/** Base-out states: bases (first 1, second 2, third 4) times three plus outs; 24 is the end of the half inning. */
export const HALF_OVER = 24;
export const basesOf = (state: number): number => Math.floor(state / 3);

/** Where a turn at bat leads, by outcome * 24 + state: runs expected, and states with their chances, flat. */
export interface BaseOutSteps {
  runs: Float64Array;
  from: Int32Array;
  next: Int32Array;
  chance: Float64Array;
}

function follow(packed: number, outs: number): { next: number; runs: number } {
  let bases = 0;
  let runs = 0;
  for (let place = 0; place < 4; place += 1) {
    const mark = (packed >> (3 * place)) & 7;
    if (mark === HOME_MARK) runs += 1;
    else if (mark !== NOBODY && mark !== OUT_MARK) bases |= 1 << (mark - 1);
  }
  const outsAfter = outs + outsOf(packed);
  return { next: outsAfter >= 3 ? HALF_OVER : bases * 3 + outsAfter, runs };
}

function buildSteps(): BaseOutSteps {
  const size = OUTCOMES.length * 24;
  const runs = new Float64Array(size);
  const from = new Int32Array(size + 1);
  const next: number[] = [];
  const chance: number[] = [];
  for (let state = 0; state < size; state += 1) {
    let before = 0;
    for (let move = MOVES.from[state]!; move < MOVES.from[state + 1]!; move += 1) {
      const share = (MOVES.upTo[move]! - before) / WORDS;
      before = MOVES.upTo[move]!;
      const after = follow(MOVES.packed[move]!, state % 3);
      runs[state]! += share * after.runs;
      next.push(after.next);
      chance.push(share);
    }
    from[state + 1] = next.length;
  }
  return { runs, from, next: Int32Array.from(next), chance: Float64Array.from(chance) };
}

export const BASE_OUT_STEPS: BaseOutSteps = buildSteps();
