import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { balancesOf, longestStreak, maxDrawdown, reliabilityTable } from '@clearedge/quant/scoring';
import type { Shown } from './summary-rules.ts';

type Report = VerbResult<Contract['GET /api/record']>;

const BIN_PICKS = 20;
const MOST_BINS = 8;
const isDecided = ({ result }: Shown): boolean => result?.result === 'win' || result?.result === 'loss';

/** Units by Eastern day and in all, oldest first. */
export function curveOf(shown: readonly Shown[]): Report['curve'] {
  const days = new Map<string, { picks: number; units: number }>();
  for (const { pick, result } of shown) {
    if (!result || result.result === 'void') continue;
    const day = days.get(pick.slateOn) ?? { picks: 0, units: 0 };
    days.set(pick.slateOn, { picks: day.picks + 1, units: day.units + result.units });
  }
  let total = 0;
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slateOn, { picks, units }]) => {
      total += units;
      return { slateOn, picks, units, total };
    });
}

/** Max drawdown pick by pick in the order of settlement, and the days of the games between which it fell. */
export function drawdownOf(shown: readonly Shown[]): Report['drawdown'] {
  const settled = shown
    .flatMap(({ pick, result }) => (result && result.result !== 'void' ? [{ pick, result }] : []))
    .sort(
      (a, b) =>
        a.result.gradedAt.getTime() - b.result.gradedAt.getTime() ||
        a.result.sequence - b.result.sequence ||
        a.pick.sequence - b.pick.sequence,
    );
  const { depth, peakIndex, troughIndex } = maxDrawdown(
    balancesOf(
      0,
      settled.map(({ result }) => result.units),
    ),
  );
  if (depth === 0) return { depth: 0, from: null, to: null };
  return { depth, from: settled[Math.max(0, peakIndex - 1)]!.pick.slateOn, to: settled[troughIndex - 1]!.pick.slateOn };
}

export const longestLosingRun = (shown: readonly Shown[]): number =>
  longestStreak(shown.filter(isDecided).map(({ result }) => Number(result!.result === 'loss')));

/** What was said against what happened, in bins of equal count; empty while there is less than one full bin. */
export function calibrationOf(shown: readonly Shown[]): Report['calibration'] {
  const decided = shown.filter(isDecided);
  if (decided.length < BIN_PICKS) return [];
  const bins = Math.min(MOST_BINS, Math.floor(decided.length / BIN_PICKS));
  const said = decided.map(({ pick }) => pick.probability!);
  const seen = decided.map(({ result }) => Number(result!.result === 'win'));
  return reliabilityTable(said, seen, bins).map(({ count, meanForecast, hitRate, interval }) => ({
    picks: count,
    said: meanForecast,
    seen: hitRate,
    low: interval.low,
    high: interval.high,
  }));
}
