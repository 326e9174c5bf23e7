import type { EvReference } from '../../lib/worth.ts';

/** Of a prop beside which no number of ours stands. */
export const MARKET_ONLY = 'Market only';
export const MARKET_ONLY_NOTE = `${MARKET_ONLY}: we show no projection of our own beside these prices.`;

/** What a prop is measured against: where we show no number of our own the market alone prices it, whatever the reader prefers. */
export const referenceOf = ({ isMarketOnly }: { isMarketOnly?: true | undefined }, preferred: EvReference): EvReference =>
  isMarketOnly ? 'market' : preferred;
