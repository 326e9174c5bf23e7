import type { RatingParameters } from '../parameters.ts';
import { addTerm, noTerms, type Terms } from './terms.ts';

/** What is observed of a side: its runs in two spans of innings, and three components of its batting line. */
export const SPANS = ['early', 'late', 'control', 'power', 'inPlay'] as const;
export type Span = (typeof SPANS)[number];

const NINE = 9;

/** Places of everything that bears on one side's runs. */
export interface SidePlaces {
  isHome: boolean;
  levels: Readonly<Record<Span, number>>;
  home: number;
  offence: number;
  /** The nine, or the men usually in it while no line-up is known; their weights add up to 9 at most. */
  batters: readonly { place: number; weight: number }[];
  /** The opposing starter, or the newcomer who stands for one not known. */
  starter: number;
  /** The opposing bullpen and fielders. */
  bullpen: number;
  fielding: number;
  park: number;
  /** Share of innings 1-5 that the starter is expected to pitch, against a usual starter's. */
  starterReach: number;
}

/** What each part counts for in one span. */
export interface Weights {
  home: number;
  offence: number;
  starter: number;
  bullpen: number;
  fielding: number;
  park: number;
}

export function weightsOf(parameters: RatingParameters, places: SidePlaces, span: Span): Weights {
  const { early, late } = parameters;
  const edge = places.isHome ? 1 : -1;
  const reach = places.starterReach;
  if (span === 'early') return { home: edge, offence: 1, starter: reach, bullpen: early.bullpenShare + 1 - reach, fielding: 1, park: 1 };
  if (span === 'late') return { home: edge, offence: 1, starter: late.starterShare * reach, bullpen: 1, fielding: 1, park: 1 };
  const { offenceShare, starterShare, bullpenShare, fieldingShare, parkShare } = parameters[span];
  return {
    home: edge * offenceShare,
    offence: offenceShare,
    starter: starterShare * reach,
    bullpen: bullpenShare,
    fielding: fieldingShare,
    park: parkShare,
  };
}

/** Who is to learn from an observation. */
export interface Learners {
  batters: boolean;
  starter: boolean;
}

const ALL: Learners = { batters: true, starter: true };

/** What one side's runs of a span, or a component of its batting line, speak of. */
export function sideTerms(places: SidePlaces, span: Span, weights: Weights, learners = ALL): Terms {
  const terms = noTerms();
  addTerm(terms, places.levels[span], 1);
  addTerm(terms, places.home, weights.home);
  addTerm(terms, places.offence, weights.offence);
  for (const { place, weight } of places.batters) addTerm(terms, place, weight * weights.offence, learners.batters);
  addTerm(terms, places.starter, weights.starter, learners.starter);
  addTerm(terms, places.bullpen, weights.bullpen);
  addTerm(terms, places.fielding, weights.fielding);
  addTerm(terms, places.park, weights.park);
  return terms;
}

/** What one batter's own line speaks of: nine of him would be the side's nine. Nobody else learns from it. */
export function batterTerms(places: SidePlaces, span: Span, weights: Weights, batter: number): Terms {
  const terms = noTerms();
  const others: [number, number][] = [
    [places.levels[span], 1],
    [places.home, weights.home],
    [places.offence, weights.offence],
    [places.starter, weights.starter],
    [places.bullpen, weights.bullpen],
    [places.fielding, weights.fielding],
    [places.park, weights.park],
  ];
  for (const [place, weight] of others) addTerm(terms, place, weight, false);
  addTerm(terms, batter, NINE * weights.offence);
  return terms;
}
