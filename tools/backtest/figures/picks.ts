import { buildConfidence, type ConfidenceTable, evidenceOf } from '@clearedge/quant/blend';
import type { Prediction } from '../walk/prediction.ts';
import type { Pools } from './pools.ts';

/** Confidence of winner picks: the blended favorite of every game, ranked by evidence, with the record of each band. Null below a hundred. */
export function confidenceFigures(predictions: readonly Prediction[], pools: Pools): ConfidenceTable | null {
  const evidence: number[] = [];
  const won: boolean[] = [];
  for (const { gameId, homeWon, evidence: quality } of predictions) {
    const pHome = pools.open.get(gameId);
    if (pHome === undefined) continue;
    evidence.push(evidenceOf(Math.max(pHome, 1 - pHome), quality));
    won.push(pHome >= 0.5 === (homeWon === 1));
  }
  return evidence.length < 100 ? null : buildConfidence(evidence, won);
}
