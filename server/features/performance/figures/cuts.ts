import { CUT_NAMES } from '@clearedge/contract/routes/bets/performance';
import type { TrackedBet } from '../performance-rows.ts';
import { type CutName, cutsFor, sortKeys } from './cut-keys.ts';
import type { DayDraws } from './day-draws.ts';
import { type Figures, figuresOf, isCounted } from './figures.ts';

/** Below so many bets that were not void a rate is shown grey, without an interval, and never called a leak. */
export const LEAST_BETS = 20;

export interface CutRow {
  key: string;
  isTooFew: boolean;
  figures: Figures;
  bets: readonly TrackedBet[];
}

export interface Cut {
  cut: CutName;
  rows: CutRow[];
}

const NO_INTERVALS = { roiInterval: null, hitInterval: null };

function groupBy(bets: readonly TrackedBet[], keyOf: (bet: TrackedBet) => string | null): Map<string, TrackedBet[]> {
  const groups = new Map<string, TrackedBet[]>();
  for (const bet of bets) {
    const key = keyOf(bet);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(bet);
    else groups.set(key, [bet]);
  }
  return groups;
}

function rowOf(key: string, bets: readonly TrackedBet[], draws: DayDraws): CutRow {
  const isTooFew = bets.filter(isCounted).length < LEAST_BETS;
  const figures = figuresOf(bets, draws);
  return { key, isTooFew, bets, figures: isTooFew ? { ...figures, ...NO_INTERVALS } : figures };
}

export function cutsOf(bets: readonly TrackedBet[], draws: DayDraws): Cut[] {
  const keyOf = cutsFor(bets);
  return CUT_NAMES.map((cut) => {
    const groups = groupBy(bets, keyOf[cut]);
    return { cut, rows: sortKeys(cut, groups).map((key) => rowOf(key, groups.get(key)!, draws)) };
  });
}
