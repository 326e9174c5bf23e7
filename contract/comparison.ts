// No schema library here, and of quant a type alone: the page imports these values as well.
import type { MarginMethod } from '@clearedge/quant/margin';

/** The six ways to take a book's margin out, as the address and the API name them; the first is the house's default. */
export const MARGIN_METHOD_NAMES = [
  'power',
  'multiplicative',
  'additive',
  'oddsRatio',
  'shin',
  'probit',
] as const satisfies readonly MarginMethod[];
export const DEFAULT_BANKROLL_DOLLARS = 100;
/** Price alerts that one user may have waiting at once. */
export const MAX_WAITING_ALERTS = 20;
/** A price alert is only sent on a price that its source confirmed this recently. */
export const ALERT_MAX_AGE_SECONDS = 120;
/** Bounds of a move that an alert may wait for, in cents of American odds. */
export const ALERT_MOVE_CENTS = { least: 1, most: 500 } as const;

/** In place of a book's code: the model, where plays on it have kept their claims. */
export const MODEL_REFERENCE = 'MODEL';
/** Books known for moving first, by code: one of them alone may stand for the market. */
export const SHARP_BOOKS: readonly string[] = ['PIN', 'CIR', 'BFX', 'BFE'];
/** Standing +EV alerts of one user, the EVs (percent) that they may ask for, and how long one rests after it was told. */
export const MAX_VALUE_ALERTS = 5;
export const VALUE_ALERT_PCT = { least: 0.5, most: 6 } as const;
export const VALUE_ALERT_REST_MINUTES = 15;
/** Prices that the +EV board lists at most, the best first: of main lines, and of alternate ones. */
export const VALUE_SHOWN = 200;
export const ALTERNATES_SHOWN = 100;
