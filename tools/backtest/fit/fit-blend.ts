import {
  buildPlayTable,
  fitCloseOutlook,
  fitDriftWeight,
  type KeptClaim,
  type PlayTable,
  type PooledMarket,
  type PoolWeight,
  weightOfClaims,
} from '@clearedge/quant/blend';
import { mean } from '@clearedge/quant/maths';
import { stagesOf } from '../figures/judged-plays.ts';
import { pooledShare, seasonShares } from '../figures/kept-share.ts';
import type { LearnedWeights } from '../figures/learned-weights.ts';
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

/** The weight that claims support at the end, with the error of how far prices came to the model on all games. */
function openWeight(questions: readonly Question[], market: PooledMarket, { memory }: LearnedWeights): PoolWeight {
  const closed = questions.flatMap(({ market: own, pMarket, pModel, atClose }) => {
    const close = own === market ? atClose() : null;
    return close === null ? [] : [{ pMarket, pModel, pClose: close.win }];
  });
  const { standardError, games } = fitDriftWeight(
    closed.map(({ pMarket }) => pMarket),
    closed.map(({ pModel }) => pModel),
    closed.map(({ pClose }) => pClose),
  );
  return { weight: weightOfClaims(memory), standardError, games };
}

/** Every market of these games at its opening price. */
const questionsOf = (predictions: readonly Prediction[]): Question[] =>
  predictions.flatMap((one) => [moneylineQuestion(one) ?? [], totalQuestion(one) ?? []].flat());

/** Everything the blend rests on, from the predictions of the seasons that the fit may see; the first of them is left out. */
export function fitBlend(predictions: readonly Prediction[], questions: readonly Question[] = questionsOf(predictions)): FittedBlend {
  const used = predictions.filter(({ season }) => season > (predictions[0]?.season ?? 0));
  const winner = stagesOf(questions, 'moneyline');
  const total = stagesOf(questions, 'total');
  const both = used.filter(({ prices, onTurn }) => prices?.open && prices.close && onTurn.away && onTurn.home);
  const confidence = confidenceFigures(used, poolWalkForward(predictions));
  if (confidence === null) throw new RangeError('too few priced games for weights');
  const [winners, totals] = [openWeight(questions, 'moneyline', winner.learned), openWeight(questions, 'total', total.learned)];
  const { sd } = fitCloseOutlook(
    both.map(({ prices }) => prices!.open!.pHome),
    both.map(({ pHomeEarly }) => pHomeEarly),
    both.map(({ prices }) => prices!.close!.pHome),
  );
  return {
    pool: { moneyline: { open: winners, close: silent(weightFrom(used, 'close')) }, total: { open: totals, close: silent(totals) } },
    memory: winner.learned.memory,
    outlook: { drift: winners.weight, sd },
    confidence: { moneyline: confidence, total: totalConfidence(used, totals.weight) },
    plays: { moneyline: tableOf(winner.plays.raw), total: tableOf(total.plays.raw) },
    kept: keptOf('moneyline', winner.plays.raw),
  };
}
