import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';

export type MarginMethodName = (typeof MARGIN_METHOD_NAMES)[number];

export const METHOD_NAME: Record<MarginMethodName, string> = {
  power: 'Power',
  multiplicative: 'Multiplicative',
  additive: 'Additive',
  oddsRatio: 'Odds ratio',
  shin: 'Shin',
  probit: 'Probit',
};
/** The ways to take a book's margin out, to choose one from. */
export const METHODS = MARGIN_METHOD_NAMES.map((value) => ({ value, label: METHOD_NAME[value] }));
