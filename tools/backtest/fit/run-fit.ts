import { drawBelow, drawNormal, type RandomState, seedRandom } from '@clearedge/quant/random';
import { FITTED, type RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import { fitLink } from '../walk/links.ts';
import { type WalkInput, walkForward } from '../walk/walk-forward.ts';
import { fitBlend } from './fit-blend.ts';
import { type Goodness, goodnessOf, tryParameters } from './objective.ts';
import { blendText, type Provenance, ratingsText } from './write-fitted.ts';

/** How a parameter is varied: by a factor, within 0..1, or by an amount. */
type Kind = 'factor' | 'share' | 'amount';
interface Tunable {
  group: keyof RatingParameters;
  name: string;
  kind: Kind;
}

const states = (group: keyof RatingParameters, names: readonly string[]): Tunable[] =>
  names.map((name) => ({ group, name, kind: name === 'seasonShrink' ? 'share' : name.endsWith('Variance') ? 'factor' : 'amount' }));
const factors = (group: keyof RatingParameters, names: readonly string[]): Tunable[] =>
  names.map((name) => ({ group, name, kind: 'factor' }));

const CARRIED = ['firstVariance', 'seasonShrink', 'seasonVariance', 'gameVariance'];
const SHARES = ['noise', 'starterShare', 'bullpenShare', 'fieldingShare', 'parkShare', 'offenceShare'];

/** Every parameter that the fit may move. What only single players' lines tell is not among them: no season it may see has such lines. */
export const TUNABLE: readonly Tunable[] = [
  ...states('league', ['seasonVariance', 'gameVariance']),
  ...states('home', ['seasonVariance']),
  ...states('offence', CARRIED),
  ...states('bullpen', CARRIED),
  ...states('fielding', CARRIED),
  ...states('starter', ['firstMean', 'seasonCentre', ...CARRIED]),
  ...states('batter', ['firstMean', ...CARRIED]),
  ...states('park', ['firstVariance', 'seasonVariance']),
  ...factors('early', ['dispersion', 'bullpenShare']),
  ...factors('late', ['dispersion', 'starterShare']),
  ...factors('control', [...SHARES, 'strikeout', 'walk']),
  ...factors('power', [...SHARES, 'homeRun']),
  ...factors('inPlay', [...SHARES, 'hit']),
];

type Numbers = Record<string, number>;

export const readTunable = (parameters: RatingParameters, { group, name }: Tunable): number =>
  (parameters[group] as unknown as Numbers)[name]!;

/** The parameters with one of them changed. */
export const withValue = (parameters: RatingParameters, { group, name }: Tunable, value: number): RatingParameters => ({
  ...parameters,
  [group]: { ...parameters[group], [name]: value },
});

interface SearchTerms {
  seed: number;
  draws: number;
  /** Size of the first steps: 0.5 is half a logarithm. */
  reach: number;
}
interface Found {
  parameters: RatingParameters;
  goodness: Goodness;
}

const MOST_AT_ONCE = 4;
const AMOUNT_UNIT = 0.02;
const LEAST_REACH = 0.12;
const COOLING = 0.993;
const SMALLEST = 1e-9;

function moved(value: number, kind: Tunable['kind'], step: number): number {
  if (kind === 'factor') return Math.max(value, SMALLEST) * Math.exp(step);
  if (kind === 'amount') return value + AMOUNT_UNIT * step;
  const logit = Math.log(value / (1.0001 - value)) + 1.5 * step;
  return Math.min(0.999, 1 / (1 + Math.exp(-logit)));
}

/** A neighbor of the parameters: up to four of them moved by random steps. */
function neighbour(parameters: RatingParameters, reach: number, random: RandomState): RatingParameters {
  let next = parameters;
  const count = 1 + drawBelow(random, MOST_AT_ONCE);
  for (let change = 0; change < count; change += 1) {
    const tunable = TUNABLE[drawBelow(random, TUNABLE.length)]!;
    next = withValue(next, tunable, moved(readTunable(next, tunable), tunable.kind, reach * drawNormal(random)));
  }
  return next;
}

/**
 * Random search that walks downhill with ever smaller steps: each draw moves a few parameters of the best set so far and stays there if it
 * scores better. The same seed walks the same way.
 */
export function searchParameters(
  start: RatingParameters,
  attempt: (parameters: RatingParameters) => Goodness,
  { seed, draws, reach }: SearchTerms,
  onDraw: (draw: number, best: Found) => void,
): Found {
  const random = seedRandom(seed);
  let best: Found = { parameters: start, goodness: attempt(start) };
  let size = reach;
  onDraw(0, best);
  for (let draw = 1; draw <= draws; draw += 1) {
    const parameters = neighbour(best.parameters, size, random);
    const goodness = attempt(parameters);
    if (goodness.score < best.goodness.score) best = { parameters, goodness };
    else size = Math.max(LEAST_REACH, size * COOLING);
    onDraw(draw, best);
  }
  return best;
}

export interface FitTerms extends SearchTerms {
  from: number;
  to: number;
  /** Eastern day on which the fit ran, for the record. */
  on: string;
  command: string;
}

export interface FitFiles {
  ratings: string;
  blend: string;
  provenance: Provenance;
}

/** The parameters with the calibration of all seasons of the fit. */
function withLink(parameters: RatingParameters, input: WalkInput): RatingParameters {
  const link = fitLink(walkForward(input, parameters), ({ strength }) => strength);
  return link === null ? parameters : { ...parameters, link };
}

/** Fits ratings and blend on the seasons from `from` to `to` alone, and answers the texts of both files. */
export function runFit(input: WalkInput, terms: FitTerms, onDraw: (draw: number, best: Found) => void): FitFiles {
  const seasons = input.seasons.filter(({ season }) => season >= terms.from && season <= terms.to);
  // The close is what the fit is held against: parameters that learn from it as well would be fitted to follow it.
  const seen: WalkInput = { ...input, seasons, learnsCloses: false };
  const brief: WalkInput = { ...seen, isBrief: true };
  const found = searchParameters(FITTED, (parameters) => tryParameters(brief, parameters), terms, onDraw);
  const parameters = withLink(found.parameters, brief);
  const predictions = walkForward(seen, parameters);
  const { logLoss, closeGap, games } = goodnessOf(predictions);
  const rounded = (value: number): number => Number(value.toFixed(6));
  const provenance: Provenance = {
    on: terms.on,
    seasons: `${terms.from}-${terms.to}`,
    command: terms.command,
    games,
    logLoss: rounded(logLoss),
    closeGap: rounded(closeGap),
  };
  return { ratings: ratingsText(parameters, provenance), blend: blendText(fitBlend(predictions)), provenance };
}

/**
 * The text of the blend's file from the seasons of the terms, with the ratings' parameters as they are stored. Ratings learn from results alone,
 * as on a new installation: what recorded closes change, its own memory of claims learns.
 */
export const fitWeights = (input: WalkInput, { from, to }: Pick<FitTerms, 'from' | 'to'>): string =>
  blendText(
    fitBlend(
      walkForward({ ...input, learnsCloses: false, seasons: input.seasons.filter(({ season }) => season >= from && season <= to) }, FITTED),
    ),
  );
