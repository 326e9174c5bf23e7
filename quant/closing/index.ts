export {
  type BetTaken,
  type Close,
  type ClosingLineValue,
  type ClosingMarket,
  type ClosingMeasures,
  closingCents,
  closingExpectedValue,
  closingImpliedGain,
  closingLineValue,
  closingPoints,
  closingPriceRatio,
  closingProbability,
  closingProbabilityGain,
  closingRelativeProbability,
  type LineSide,
} from './closing-line-value.ts';
export { type ClosingRecord, closingRecord } from './closing-record.ts';
