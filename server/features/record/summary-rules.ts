import type { RecordSummary } from '@clearedge/contract/routes/picks/record';
import { closingRecord } from '@clearedge/quant/closing';
import { impliedProbability } from '@clearedge/quant/price';
import { ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import type { z } from 'zod';
import type { Published } from './read-record.ts';

export type Summary = z.infer<typeof RecordSummary>;
/** A pick that is shown, with or without its result. */
export type Shown = Published;

const DRAWS = 2000;
const SEED = 20260101;
const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Profit over what was staked, with days as blocks: the games of one day share weather and the market's mood. */
function roiOf(counted: readonly Shown[]): Pick<Summary, 'roi' | 'roiInterval' | 'staked' | 'units'> {
  const units = counted.map(({ result }) => result!.units);
  const stakes = counted.map(({ pick }) => pick.stakeUnits!);
  const days = counted.map(({ pick }) => pick.slateOn);
  const [total, staked] = [units, stakes].map((values) => values.reduce((sum, value) => sum + value, 0)) as [number, number];
  if (staked === 0) return { roi: null, roiInterval: null, staked, units: total };
  const interval = new Set(days).size > 1 ? ratioBootstrap(units, stakes, days, { seed: SEED, draws: DRAWS }) : null;
  return { roi: total / staked, roiInterval: interval && { low: interval.low, high: interval.high }, staked, units: total };
}

function closingOf(counted: readonly Shown[]): Summary['clv'] {
  const values = counted.flatMap(({ result }) => result?.clv ?? []);
  if (values.length === 0) return null;
  const { count, beaten, mean } = closingRecord(values);
  return { count, beaten, mean: meanOf(values)!, low: mean?.low ?? null, high: mean?.high ?? null };
}

/** A record in figures, of picks alone; "no bets" and sealed picks are the caller's to leave out. */
export function summarize(shown: readonly Shown[]): Summary {
  const of = (result: string): Shown[] => shown.filter((entry) => entry.result?.result === result);
  const [wins, losses, pushes, voids] = [of('win'), of('loss'), of('push'), of('void')];
  const decided = [...wins, ...losses];
  return {
    picks: shown.length,
    wins: wins.length,
    losses: losses.length,
    pushes: pushes.length,
    voids: voids.length,
    pending: shown.filter(({ result }) => result === null).length,
    hitRate: decided.length === 0 ? null : wins.length / decided.length,
    hitInterval: decided.length === 0 ? null : wilsonInterval(wins.length, decided.length),
    neededRate: meanOf(decided.map(({ pick }) => impliedProbability(pick.odds!))),
    statedRate: meanOf(decided.map(({ pick }) => pick.probability!)),
    ...roiOf([...decided, ...pushes]),
    claimedEv: meanOf([...decided, ...pushes].map(({ pick }) => pick.ev!)),
    clv: closingOf([...decided, ...pushes]),
  };
}
