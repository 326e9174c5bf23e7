import { FITTED } from './fitted.ts';
import type { RatingParameters } from './parameters.ts';
import { emptyStates, NOBODY, parametersOf, placeOf, type StateKind, type States } from './states.ts';

/** Everything the model believes after the days it has absorbed. `absorbDay` and `startSeason` change it in place. */
export interface Ratings {
  readonly parameters: RatingParameters;
  /** 0 before the first season. */
  season: number;
  /** The last Eastern day absorbed, '' before the first. */
  lastDay: string;
  states: States;
  /** How often each man has lately been in his club's nine: weights that add up to 9. */
  nines: Map<string, Map<string, number>>;
  /** Games of this season by club. */
  teamGames: Map<string, number>;
}

/** Log runs of a side in innings 1-5 and 6-9 before the first game is seen: 2.45 and 1.88 runs, the mean of 2010-2019. */
const FIRST_LEVELS = { early: 0.896, late: 0.631 };
const NEWCOMERS: readonly StateKind[] = ['offence', 'bullpen', 'fielding', 'starter', 'batter', 'park', 'depth'];

/** Ratings that know nothing yet but the fitted parameters. */
export function createRatings(parameters: RatingParameters = FITTED): Ratings {
  const states = emptyStates();
  for (const level of ['early', 'late', 'control', 'power', 'inPlay']) placeOf(states, parameters, 'league', level);
  placeOf(states, parameters, 'home', '');
  for (const [level, mean] of Object.entries(FIRST_LEVELS)) states.means[states.index.league.get(level)!] = mean;
  // No one's place stands for whoever has not been seen; it is never learned about.
  for (const kind of NEWCOMERS) placeOf(states, parameters, kind, NOBODY);
  return { parameters, season: 0, lastDay: '', states, nines: new Map(), teamGames: new Map() };
}

/**
 * Carries the ratings into a season: means move back towards their center, uncertainty grows. Does nothing when the season has begun
 * already. RangeError for a year that is not whole or lies before the season the ratings are in.
 */
export function startSeason(ratings: Ratings, year: number): void {
  if (!Number.isInteger(year) || year < ratings.season) throw new RangeError(`no season ${year} after ${ratings.season}`);
  if (year === ratings.season) return;
  const { states, parameters } = ratings;
  if (ratings.season > 0)
    for (let place = 0; place < states.ids.length; place += 1) {
      if (states.ids[place] === NOBODY && states.kinds[place] !== 'home') continue;
      const { seasonCentre, seasonShrink, seasonVariance } = parametersOf(parameters, states.kinds[place]!);
      states.means[place] = seasonCentre + (states.means[place]! - seasonCentre) * seasonShrink;
      states.variances[place] = states.variances[place]! * seasonShrink ** 2 + seasonVariance;
    }
  ratings.season = year;
  ratings.teamGames.clear();
}
