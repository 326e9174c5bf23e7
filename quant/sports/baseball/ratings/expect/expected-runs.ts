import type { Ratings } from '../ratings.ts';
import { type SidePlaces, weightsOf } from '../states/side-terms.ts';
import type { Factor } from '../types.ts';

export const FACTORS: readonly Factor[] = ['home', 'starters', 'bullpens', 'fielding', 'offence', 'lineUps', 'park'];
export type ByFactor = Record<Factor, number>;

/** One side's expected runs per nine innings, those of a neutral day, and what each factor adds; the parts add up to the difference. */
export interface ExpectedRuns {
  runs: number;
  neutralRuns: number;
  parts: ByFactor;
}

/** (a - b) / ln(a / b): the mean with which parts of a log add up to a difference exactly. */
export function logarithmicMean(a: number, b: number): number {
  const ratio = a / b - 1;
  if (Math.abs(ratio) < 1e-7) return b * (1 + ratio / 2);
  return (a - b) / Math.log1p(ratio);
}

function logParts({ states, parameters }: Ratings, places: SidePlaces, span: 'early' | 'late'): ByFactor {
  const weights = weightsOf(parameters, places, span);
  const mean = (place: number): number => states.means[place]!;
  return {
    home: weights.home * mean(places.home),
    starters: weights.starter * mean(places.starter),
    bullpens: weights.bullpen * mean(places.bullpen),
    fielding: weights.fielding * mean(places.fielding),
    offence: weights.offence * mean(places.offence),
    lineUps: weights.offence * places.batters.reduce((sum, { place, weight }) => sum + weight * mean(place), 0),
    park: weights.park * mean(places.park),
  };
}

const sumOf = (parts: ByFactor): number => FACTORS.reduce((sum, factor) => sum + parts[factor], 0);

/** Expected runs of the side that bats in these places. */
export function expectedRuns(ratings: Ratings, places: SidePlaces): ExpectedRuns {
  const parts: ByFactor = { home: 0, starters: 0, bullpens: 0, fielding: 0, offence: 0, lineUps: 0, park: 0 };
  let runs = 0;
  let neutralRuns = 0;
  for (const span of ['early', 'late'] as const) {
    const logs = logParts(ratings, places, span);
    const neutral = Math.exp(ratings.states.means[places.levels[span]]!);
    const expected = neutral * Math.exp(sumOf(logs));
    const scale = logarithmicMean(expected, neutral);
    for (const factor of FACTORS) parts[factor] += logs[factor] * scale;
    runs += expected;
    neutralRuns += neutral;
  }
  return { runs, neutralRuns, parts };
}
