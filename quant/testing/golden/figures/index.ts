import { DISTRIBUTION_FIGURES } from './distributions.ts';
import type { Figure } from './figure.ts';
import { RATING_FIGURES } from './ratings.ts';
import { RISK_FIGURES } from './risk.ts';
import { SCORE_FIGURES } from './scores.ts';

export const GOLDEN_FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  ratings: RATING_FIGURES,
  distributions: DISTRIBUTION_FIGURES,
  scores: SCORE_FIGURES,
  risk: RISK_FIGURES,
};
