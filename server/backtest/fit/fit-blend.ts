import { fitCloseOutlook, fitTotalWeight, type PoolWeight } from '@clearedge/quant/blend';
import { confidenceFigures } from '../figures/picks.ts';
import { type Moment, poolWalkForward, weightFrom } from '../figures/pools.ts';
import type { Prediction } from '../walk/prediction.ts';
import { moneylinePlays, totalPlays } from './play-records.ts';
import { latestOf, totalConfidence } from './total-picks.ts';
import type { FittedBlend } from './write-fitted.ts';

function totalWeight(predictions: readonly Prediction[], moment: Moment): PoolWeight {
  const lineOf = ({ prices }: Prediction): number | undefined => (moment === 'open' ? prices?.totalOpen : prices?.totalClose)?.line;
  const priced = predictions.filter((one) => lineOf(one) !== undefined && one.scheduledInnings === 9);
  return fitTotalWeight(
    priced.map((one) => lineOf(one)!),
    priced.map((one) => (moment === 'open' ? one.totalEarly : one.total)),
    priced.map(({ awayRuns, homeRuns }) => awayRuns + homeRuns),
  );
}

/** Everything the blend rests on, from the predictions of the seasons that the fit may see; the first of them is left out. */
export function fitBlend(predictions: readonly Prediction[]): FittedBlend {
  const first = predictions[0]?.season ?? 0;
  const used = predictions.filter(({ season }) => season > first);
  const pool = {
    moneyline: { open: weightFrom(used, 'open'), close: weightFrom(used, 'close') },
    total: { open: totalWeight(used, 'open'), close: totalWeight(used, 'close') },
  };
  const both = used.filter(({ prices }) => prices?.open && prices.close);
  const outlook = fitCloseOutlook(
    both.map(({ prices }) => prices!.open!.pHome),
    both.map(({ pHomeEarly }) => pHomeEarly),
    both.map(({ prices }) => prices!.close!.pHome),
  );
  const pools = poolWalkForward(predictions);
  const moneyline = confidenceFigures(used, pools);
  if (moneyline === null) throw new RangeError('too few priced games for a record of picks');
  const latest = latestOf(used);
  return {
    pool,
    outlook,
    confidence: { moneyline, total: totalConfidence(used, pool.total.open.weight) },
    plays: { moneyline: moneylinePlays(used, pools), total: totalPlays(latest, pool.total.open.weight) },
  };
}
