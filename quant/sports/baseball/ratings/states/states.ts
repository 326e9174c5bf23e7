import type { RatingParameters, StateParameters } from '../parameters.ts';

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
