import { buildPlayTable, fitCloseOutlook, fitTotalWeight, type PlayTable, type PoolWeight } from '@clearedge/quant/blend';
import { drawBelow, drawNormal, type RandomState, seedRandom } from '@clearedge/quant/random';
import { expectedValue } from '@clearedge/quant/sizing';
import { FITTED, type RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import { confidenceFigures } from '../figures/picks.ts';
import { type Moment, type Pools, poolWalkForward, weightFrom } from '../figures/pools.ts';
import { fitLink } from '../walk/links.ts';
import type { Prediction } from '../walk/prediction.ts';
import { type WalkInput, walkForward } from '../walk/walk-forward.ts';
import { type Goodness, goodnessOf, tryParameters } from './objective.ts';
import { latestOf, overOf, totalConfidence } from './total-picks.ts';
import { blendText, type FittedBlend, type Provenance, ratingsText } from './write-fitted.ts';

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

interface Offer {
  p: number;
  decimal: number;
  won: boolean;
}

/** The better side of a market where it is worth something at its price. */
function playOf(offers: readonly Offer[]): { ev: number; profit: number } | null {
  const worth = offers.map(({ p, decimal, won }) => ({ ev: expectedValue(p, decimal), profit: won ? decimal - 1 : -1 }));
  const best = worth.reduce((one, other) => (other.ev > one.ev ? other : one));
  return best.ev > 0 ? best : null;
}

const LEAST_PLAYS = 20;

/** Empty where there are too few plays for a record: nothing is ranked by it then. */
const tableOf = (plays: readonly { ev: number; profit: number }[]): PlayTable =>
  plays.length < LEAST_PLAYS
    ? { quantiles: [], bands: [] }
    : buildPlayTable(
        plays.map(({ ev }) => ev),
        plays.map(({ profit }) => profit),
      );

/** Plays of winners at the opening price, ranked by expected value, with the record of each band. */
function moneylinePlays(predictions: readonly Prediction[], pools: Pools): PlayTable {
  const plays = predictions.flatMap(({ gameId, prices, homeWon }) => {
    const [p, open] = [pools.open.get(gameId), prices?.open];
    if (p === undefined || !open) return [];
    const sides = [
      { p, decimal: open.home, won: homeWon === 1 },
      { p: 1 - p, decimal: open.away, won: homeWon === 0 },
    ];
    return playOf(sides) ?? [];
  });
  return tableOf(plays);
}

/** Plays of totals at the opening number, ranked by expected value, with the record of each band. Pushes are no plays. */
function totalPlays(predictions: readonly Prediction[], weight: number): PlayTable {
  const plays = predictions.flatMap((prediction) => {
    const [over, quote] = [overOf(prediction, weight), prediction.prices?.totalOpen];
    const runs = prediction.awayRuns + prediction.homeRuns;
    if (over === null || !quote || runs === quote.line) return [];
    const sides = [
      { p: over, decimal: quote.over, won: runs > quote.line },
      { p: 1 - over, decimal: quote.under, won: runs < quote.line },
    ];
    return playOf(sides) ?? [];
  });
  return tableOf(plays);
}

function totalWeight(predictions: readonly Prediction[], moment: Moment): PoolWeight {
  const lineOf = ({ prices }: Prediction): number | undefined => (moment === 'open' ? prices?.totalOpen : prices?.totalClose)?.line;
  const priced = predictions.filter((one) => lineOf(one) !== undefined && one.scheduledInnings === 9);
  return fitTotalWeight(
    priced.map((one) => lineOf(one)!),
    priced.map((one) => (moment === 'open' ? one.totalEarly : one.total)),
    priced.map(({ awayRuns, homeRuns }) => awayRuns + homeRuns),
  );
}

/** Everything the blend rests on, from the predictions of the seasons that the fit may see; the first of them is left out. */
export function fitBlend(predictions: readonly Prediction[]): FittedBlend {
  const first = predictions[0]?.season ?? 0;
  const used = predictions.filter(({ season }) => season > first);
  const pool = {
    moneyline: { open: weightFrom(used, 'open'), close: weightFrom(used, 'close') },
    total: { open: totalWeight(used, 'open'), close: totalWeight(used, 'close') },
  };
  const both = used.filter(({ prices }) => prices?.open && prices.close);
  const outlook = fitCloseOutlook(
    both.map(({ prices }) => prices!.open!.pHome),
    both.map(({ pHomeEarly }) => pHomeEarly),
    both.map(({ prices }) => prices!.close!.pHome),
  );
  const pools = poolWalkForward(predictions);
  const moneyline = confidenceFigures(used, pools);
  if (moneyline === null) throw new RangeError('too few priced games for a record of picks');
  const latest = latestOf(used);
  return {
    pool,
    outlook,
    confidence: { moneyline, total: totalConfidence(used, pool.total.open.weight) },
    plays: { moneyline: moneylinePlays(used, pools), total: totalPlays(latest, pool.total.open.weight) },
  };
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
