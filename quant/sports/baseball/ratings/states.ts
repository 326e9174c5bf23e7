import type { RatingParameters, StateParameters } from './parameters.ts';

export const STATE_KINDS = ['league', 'home', 'offence', 'bullpen', 'fielding', 'starter', 'batter', 'park', 'depth'] as const;
export type StateKind = (typeof STATE_KINDS)[number];

/** Means and variances of everything the model believes, in order of first sight. */
export interface States {
  index: Record<StateKind, Map<string, number>>;
  kinds: StateKind[];
  ids: string[];
  means: number[];
  variances: number[];
  games: number[];
}

export function emptyStates(): States {
  const index = Object.fromEntries(STATE_KINDS.map((kind) => [kind, new Map<string, number>()])) as States['index'];
  return { index, kinds: [], ids: [], means: [], variances: [], games: [] };
}

/** Adds a state at the end. */
export function addState(states: States, kind: StateKind, id: string, [mean, variance, games]: readonly [number, number, number]): number {
  const place = states.ids.length;
  states.index[kind].set(id, place);
  states.kinds.push(kind);
  states.ids.push(id);
  states.means.push(mean);
  states.variances.push(variance);
  states.games.push(games);
  return place;
}

/** The parameters of a kind; a starter's depth lives on the scale of outs and has no carry-over of its own. */
export function parametersOf(parameters: RatingParameters, kind: StateKind): StateParameters {
  if (kind !== 'depth') return parameters[kind];
  const { depthMean, depthVariance } = parameters.lines;
  return {
    firstMean: depthMean,
    firstVariance: depthVariance,
    seasonShrink: 0.7,
    seasonCentre: depthMean,
    seasonVariance: 0.5 * depthVariance,
    gameVariance: 0.02 * depthVariance,
  };
}

/** The place of a state; a newcomer enters with its kind's first mean and variance. */
export function placeOf(states: States, parameters: RatingParameters, kind: StateKind, id: string): number {
  const known = states.index[kind].get(id);
  if (known !== undefined) return known;
  const { firstMean, firstVariance } = parametersOf(parameters, kind);
  return addState(states, kind, id, [firstMean, firstVariance, 0]);
}

/** The id under which each kind keeps its newcomer. */
export const NOBODY = '';

/** The place of a state, or of its kind's newcomer: a forecast must not enter anybody. */
export function knownPlace(states: States, kind: StateKind, id: string | null): number {
  const place = states.index[kind].get(id ?? NOBODY) ?? states.index[kind].get(NOBODY);
  if (place === undefined) throw new RangeError(`no ${kind} state`);
  return place;
}

/** A weighted sum of states: what an observation speaks of. */
interface Terms {
  places: number[];
  weights: number[];
  /** False where a state counts for the expectation but is not to learn from this observation. */
  learns: boolean[];
}

export const noTerms = (): Terms => ({ places: [], weights: [], learns: [] });

export function addTerm(terms: Terms, place: number, weight: number, learns = true): void {
  if (weight === 0) return;
  terms.places.push(place);
  terms.weights.push(weight);
  terms.learns.push(learns);
}

/** Expected value of the sum. */
export function meanOf({ places, weights }: Terms, { means }: States): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += weights[at]! * means[places[at]!]!;
  return sum;
}

/** Variance of the sum, its states taken as independent. */
export function varianceOf({ places, weights }: Terms, { variances }: States): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += weights[at]! ** 2 * variances[places[at]!]!;
  return sum;
}

/**
 * Learns from a count `seen` that was expected at exp(sum of terms + logExposure) with negative binomial dispersion: one Newton step
 * of each state's mean, and the variance that its information leaves.
 */
export function observeCount(states: States, terms: Terms, seen: number, logExposure: number, dispersion: number): void {
  const rate = Math.exp(meanOf(terms, states) + logExposure);
  const share = dispersion / (dispersion + rate);
  learn(states, terms, (seen - rate) * share, rate * share);
}

/** Learns from a measurement of the sum of terms with a Gaussian error of this variance. */
export function observeValue(states: States, terms: Terms, seen: number, noise: number): void {
  learn(states, terms, (seen - meanOf(terms, states)) / noise, 1 / noise);
}

/** One step for a score `gradient` and Fisher information `information` about the sum of the terms. */
function learn(states: States, terms: Terms, gradient: number, information: number): void {
  const { means, variances } = states;
  const total = varianceOf(terms, states);
  const divisor = 1 + information * total;
  const { places, weights, learns } = terms;
  for (let at = 0; at < places.length; at += 1) {
    if (!learns[at]) continue;
    const place = places[at]!;
    const reach = variances[place]! * weights[at]!;
    means[place]! += (reach * gradient) / divisor;
    variances[place]! -= (reach ** 2 * information) / divisor;
  }
}

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
  /** The nine, or the men usually in it while no lineup is known; their weights add up to 9 at most. */
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
interface Learners {
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

/** What one batter's own line speaks of: nine of him would be the side's nine. No one else learns from it. */
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
