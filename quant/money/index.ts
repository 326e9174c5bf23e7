export { addCents, type Cents, cents, requireStake } from './cents.ts';
export { centsToDollars, dollarsToCents, roundToCents, scaleCents } from './dollars.ts';
export { multiplyRatios, type Ratio, ratioOf, ratioToNumber, reduceRatio, roundRatio } from './ratio.ts';
export { splitCents } from './split-cents.ts';
