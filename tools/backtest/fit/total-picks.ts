import { buildConfidence, type ConfidenceTable, evidenceOf, poolTotal } from '@clearedge/quant/blend';
import { fairProbabilities } from '@clearedge/quant/margin';
import {
  type GameRules,
  gameDistribution,
  matchDistribution,
  meanFinalRuns,
  meanRunsOfLine,
  overChance,
} from '@clearedge/quant/sports/baseball/game';
import type { Prediction } from '../walk/prediction.ts';

/** Chance that the opening total is passed, given that it is not hit, from model and market; null without prices or for a short game. */
function overOf({ prices, pHomeEarly, totalEarly, strengthEarly, scheduledInnings, season }: Prediction, weight: number): number | null {
  const [open, quote] = [prices?.open, prices?.totalOpen];
  if (!open || !quote || scheduledInnings !== 9) return null;
  const rules: Partial<GameRules> = { season, scheduledInnings };
  const ratio = Math.exp(strengthEarly);
  const expected = { awayRuns: totalEarly / (1 + ratio), homeRuns: (totalEarly * ratio) / (1 + ratio) };
  const model = meanFinalRuns(gameDistribution(expected, rules)).total;
  const overProbability = fairProbabilities([quote.over, quote.under]).probabilities[0]!;
  const market = meanRunsOfLine({ pHome: open.pHome, line: quote.line, overProbability }, rules);
  const game = matchDistribution({ pHome: pHomeEarly, total: poolTotal(market, model, weight) }, rules);
  return overChance(game.full, quote.line);
}

/** A record of some thousand picks is enough, and each takes two solved games. */
const LATEST_SEASONS = 4;

function latestOf(predictions: readonly Prediction[]): Prediction[] {
  const last = predictions.at(-1)?.season ?? 0;
  return predictions.filter(({ season }) => season > last - LATEST_SEASONS);
}

/** Confidence of picks of totals at the opening number: the likelier side of every game, ranked by evidence. Pushes count for neither. */
export function totalConfidence(predictions: readonly Prediction[], weight: number): ConfidenceTable {
  const evidence: number[] = [];
  const won: boolean[] = [];
  for (const prediction of latestOf(predictions)) {
    const over = overOf(prediction, weight);
    const runs = prediction.awayRuns + prediction.homeRuns;
    const line = prediction.prices?.totalOpen?.line;
    if (over === null || runs === line) continue;
    evidence.push(evidenceOf(Math.max(over, 1 - over), prediction.evidence));
    won.push(over >= 0.5 === runs > line!);
  }
  return buildConfidence(evidence, won);
}
