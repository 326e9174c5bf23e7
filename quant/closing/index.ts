export { type BetTaken, type Close, type ClosingLineValue, type ClosingMeasures, closingLineValue } from './closing-line-value.ts';
export { type ClosingRecord, closingRecord } from './closing-record.ts';
export { closingPoints, type LineSide } from './line-measures.ts';
export {
  type ClosingMarket,
  closingCents,
  closingExpectedValue,
  closingImpliedGain,
  closingPriceRatio,
  closingProbability,
  closingProbabilityGain,
  closingRelativeProbability,
} from './price-measures.ts';
