import type { RatingParameters } from '@clearedge/quant/sports/baseball/ratings';

/** How a parameter is varied: by a factor, within 0..1, or by an amount. */
export type Kind = 'factor' | 'share' | 'amount';
export interface Tunable {
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
