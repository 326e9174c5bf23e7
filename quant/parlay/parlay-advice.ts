import { requireFinite } from '../maths/index.ts';

/** How the parlay builder names an expected value. */
export type ParlayRating = 'excellent' | 'good' | 'fair' | 'poor';

/** How the player prop parlay names one. */
export type PropParlayAdvice = 'strong_bet' | 'moderate_bet' | 'avoid' | 'analysis_needed';

/** Excellent above 15%, good above 8%, fair above 0, else poor; expected value in percent of the stake. RangeError for NaN. Source: product specification, parlay builder. */
export function rateParlay(expectedValuePct: number): ParlayRating {
  requireFinite(expectedValuePct, 'expected value');
  if (expectedValuePct > 15) return 'excellent';
  if (expectedValuePct > 8) return 'good';
  return expectedValuePct > 0 ? 'fair' : 'poor';
}

/** Advice on a prop parlay with its fixed confidence, 0 to 100, from its expected value per unit staked by true probabilities. RangeError for NaN. Source: product specification, bands kept by its decisions. */
export function advisePropParlay(expectedValuePerUnit: number): { advice: PropParlayAdvice; confidence: number } {
  requireFinite(expectedValuePerUnit, 'expected value');
  if (expectedValuePerUnit > 0.15) return { advice: 'strong_bet', confidence: 85 };
  if (expectedValuePerUnit > 0.05) return { advice: 'moderate_bet', confidence: 65 };
  return expectedValuePerUnit < -0.05 ? { advice: 'avoid', confidence: 75 } : { advice: 'analysis_needed', confidence: 0 };
}
