import {
  buildPlayTable,
  fitCloseOutlook,
  type KeptClaim,
  type PlayTable,
  type PooledMarket,
  type PoolWeight,
} from '@clearedge/quant/blend';
import { mean } from '@clearedge/quant/maths';
import { stagesOf } from '../figures/judged-plays.ts';
import { pooledShare, seasonShares } from '../figures/kept-share.ts';
import type { OfferedPlay } from '../figures/offered-plays.ts';
import { confidenceFigures } from '../figures/picks.ts';
import { poolWalkForward, weightFrom } from '../figures/pools.ts';
import { moneylineQuestion, type Question, totalQuestion } from '../figures/questions.ts';
import type { Prediction } from '../walk/prediction.ts';
import { totalConfidence } from './total-picks.ts';
import type { FittedBlend } from './write-fitted.ts';

const LEAST_PLAYS = 20;

/** Plays ranked by their claim, with the record of each band. Empty where there are too few for a record: nothing is ranked by it then. */
const tableOf = (plays: readonly OfferedPlay[]): PlayTable =>
  plays.length < LEAST_PLAYS
    ? { quantiles: [], bands: [] }
    : buildPlayTable(
        plays.map(({ claimed }) => claimed),
        plays.map(({ profit }) => profit),
      );

/** What walk-forward plays on the model kept of their claims at the close; none without seasons enough. */
function keptOf(market: PooledMarket, plays: readonly OfferedPlay[]): KeptClaim[] {
  const judged = plays.filter((play): play is OfferedPlay & { atClose: number } => play.atClose !== null);
  const shares = seasonShares(judged);
  const pooled = pooledShare(shares);
  if (pooled === null) return [];
  const { share, low, high, standardError } = pooled;
  return [
    {
      market,
      basis: 'model',
      share,
      low,
      high,
      standardError,
      plays: judged.length,
      seasons: `${shares[0]!.season}–${shares.at(-1)!.season}`,
      claimed: mean(judged.map(({ claimed }) => claimed)),
      atClose: mean(judged.map(({ atClose }) => atClose)),
      beatCloseShare: judged.filter(({ atClose }) => atClose > 0).length / judged.length,
    },
  ];
}

/** Against the close the model has shown nothing, and a claim against the last price cannot be confirmed by it: no weight there. */
const silent = (one: PoolWeight): PoolWeight => ({ ...one, weight: 0 });

/** Every market of these games at its opening price. */
const questionsOf = (predictions: readonly Prediction[]): Question[] =>
  predictions.flatMap((one) => [moneylineQuestion(one) ?? [], totalQuestion(one) ?? []].flat());

/** Everything the blend rests on, from the predictions of the seasons that the fit may see; the first of them is left out. */
export function fitBlend(predictions: readonly Prediction[], questions: readonly Question[] = questionsOf(predictions)): FittedBlend {
  const used = predictions.filter(({ season }) => season > (predictions[0]?.season ?? 0));
  const winner = stagesOf(questions, 'moneyline');
  const total = stagesOf(questions, 'total');
  const [winners, totals] = [winner.weights.at(-1), total.weights.at(-1)];
  const both = used.filter(({ prices, onTurn }) => prices?.open && prices.close && onTurn.away && onTurn.home);
  const confidence = confidenceFigures(used, poolWalkForward(predictions));
  if (winners === undefined || totals === undefined || confidence === null) throw new RangeError('too few priced games for weights');
  const weightOf = ({ weight, standardError, games }: PoolWeight): PoolWeight => ({ weight, standardError, games });
  const { sd } = fitCloseOutlook(
    both.map(({ prices }) => prices!.open!.pHome),
    both.map(({ pHomeEarly }) => pHomeEarly),
    both.map(({ prices }) => prices!.close!.pHome),
  );
  return {
    pool: {
      moneyline: { open: weightOf(winners), close: silent(weightFrom(used, 'close')) },
      total: { open: weightOf(totals), close: silent(weightOf(totals)) },
    },
    outlook: { drift: winners.weight, sd },
    confidence: { moneyline: confidence, total: totalConfidence(used, totals.weight) },
    plays: { moneyline: tableOf(winner.plays.fitted), total: tableOf(total.plays.fitted) },
    kept: [...keptOf('moneyline', winner.plays.fitted), ...keptOf('total', total.plays.fitted)],
  };
}
