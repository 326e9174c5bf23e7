import { logit } from '../../../../distribution/index.ts';
import { lengthFactor } from '../expect.ts';
import type { Ratings } from '../ratings.ts';
import { addTerm, noTerms, observeValue, placeOf, type SidePlaces, sideTerms, weightsOf } from '../states.ts';
import type { RatedGame } from '../types.ts';

/** Share of a usual game's runs that fall in innings 1-5 and 6-9. */
const SHARES = { early: 0.57, late: 0.43 } as const;
const NINE = 9;

interface Sides {
  away: SidePlaces;
  home: SidePlaces;
}

/**
 * The log of one side's expected runs as a sum of states. `scale` stretches what belongs to teams and men: results are so noisy that the
 * ratings hold back there, which the link makes good for a probability but nothing for a total.
 */
function addRuns(
  ratings: Ratings,
  { places, isStarterKnown, factor, scale }: Part,
  sums: Map<number, [weight: number, learns: boolean]>,
): void {
  const { parameters, states } = ratings;
  const learners = { batters: true, starter: isStarterKnown };
  for (const span of ['early', 'late'] as const) {
    const terms = sideTerms(places, span, weightsOf(parameters, places, span), learners);
    for (const [at, place] of terms.places.entries()) {
      const kind = states.kinds[place];
      const weight = factor * SHARES[span] * terms.weights[at]! * (kind === 'park' || kind === 'league' ? 1 : scale);
      // The level of runs is what has been scored; the books' number lies below it.
      sums.set(place, [(sums.get(place)?.[0] ?? 0) + weight, terms.learns[at]! && kind !== 'league']);
    }
  }
}

interface Part {
  places: SidePlaces;
  isStarterKnown: boolean;
  factor: number;
  scale: number;
}

/**
 * Learns from a finished game's closing prices, where they are known: the home side's chance speaks of ln(home runs / away runs), the
 * number for the total of the log of the total, beside a level that stands for how books hang it. Teams, men and park share what they say.
 */
export function absorbClosing(ratings: Ratings, { closing, scheduledInnings, away, home }: RatedGame, places: Sides): void {
  const { parameters, states } = ratings;
  const { link, closing: noise } = parameters;
  const termsOf = (awayFactor: number, homeFactor: number, scale: number) => {
    const sums = new Map<number, [number, boolean]>();
    addRuns(ratings, { places: places.away, isStarterKnown: home.starterId !== null, factor: awayFactor, scale }, sums);
    addRuns(ratings, { places: places.home, isStarterKnown: away.starterId !== null, factor: homeFactor, scale }, sums);
    const terms = noTerms();
    for (const [place, [weight, learns]] of sums) addTerm(terms, place, weight, learns);
    return terms;
  };
  if (closing?.pHome != null) {
    const edge = (logit(closing.pHome) / lengthFactor(scheduledInnings) - link.intercept) / link.slope;
    observeValue(states, termsOf(-1, 1, 1), edge, noise.edgeNoise);
  }
  if (closing?.total != null && scheduledInnings === NINE) {
    const terms = termsOf(0.5, 0.5, noise.totalScale);
    addTerm(terms, placeOf(states, parameters, 'league', 'closing'), 1);
    observeValue(states, terms, Math.log(closing.total / 2), noise.totalNoise);
  }
}
