import { poolProbability } from '@clearedge/quant/blend';
import { type Estimate, logLossOf } from '@clearedge/quant/scoring';
import type { Prediction } from '../walk/prediction.ts';
import { clusteredMean } from './clustered-mean.ts';
import { playsOf } from './offered-plays.ts';
import { moneylineQuestion } from './questions.ts';
import { walkWeights } from './walk-weights.ts';

interface Known {
  /** Log loss of the model alone, and of its blend with the open. */
  model: number;
  blend: number;
  /** Mean weight of the scored seasons. */
  weight: number;
  plays: number;
  claimed: number;
  gap: Estimate | null;
}

/** The moneyline at the open with the men who started, and with only those whose turn it was: the truth lies between. */
export interface LookAheadFigures {
  games: number;
  /** Games in which a starter was out of turn. */
  outOfTurn: number;
  starters: Known;
  rotation: Known;
  /** Log loss of the model with the rotation alone less that with the starters, by day. */
  model: Estimate | null;
}

const LEAST_GAMES = 50;
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What knowing the starters is worth at the open; null where too few games are priced. */
export function lookAheadFigures(predictions: readonly Prediction[], seasons: ReadonlySet<number>): LookAheadFigures | null {
  const priced = predictions.filter(({ season, prices }) => seasons.has(season) && prices?.open);
  if (priced.length < LEAST_GAMES) return null;
  const known = (knowledge: 'starters' | 'rotation'): Known & { losses: number[] } => {
    const questions = predictions.flatMap((one) => moneylineQuestion(one, knowledge) ?? []);
    const weights = walkWeights(questions).filter(({ season }) => seasons.has(season));
    const weightOf = new Map(weights.map(({ season, weight }) => [season, weight]));
    const scored = questions.filter(({ season }) => weightOf.has(season));
    const losses = questions.filter(({ season }) => seasons.has(season)).map(({ pModel, result }) => logLossOf(pModel, result!));
    const blends = scored.map(({ season, pMarket, pModel, result }) =>
      logLossOf(poolProbability(pMarket, pModel, weightOf.get(season)!), result!),
    );
    const plays = playsOf(scored, ({ season }) => weightOf.get(season));
    const judged = plays.filter(({ atClose }) => atClose !== null);
    return {
      losses,
      model: meanOf(losses),
      blend: meanOf(blends),
      weight: meanOf(weights.map(({ weight }) => weight)),
      plays: plays.length,
      claimed: plays.length === 0 ? 0 : meanOf(plays.map(({ claimed }) => claimed)),
      gap:
        judged.length === 0
          ? null
          : clusteredMean(
              judged.map(({ claimed, atClose }) => claimed - atClose!),
              judged.map(({ on }) => on),
            ),
    };
  };
  const [{ losses: ours, ...starters }, { losses: theirs, ...rotation }] = [known('starters'), known('rotation')];
  return {
    games: priced.length,
    outOfTurn: priced.filter(({ onTurn }) => !onTurn.away || !onTurn.home).length,
    starters,
    rotation,
    model: clusteredMean(
      theirs.map((loss, index) => loss - ours[index]!),
      priced.map(({ on }) => on),
    ),
  };
}
