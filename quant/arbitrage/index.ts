export { type Arbitrage, arbitrage, arbitrageInCents, type CentsArbitrage } from './arbitrage.ts';
export { type BestMarket, type BookPrices, bestMarket } from './best-market.ts';
export { boostedDecimal, type FreeBet, freeBetConversion, freeBetOutcome, refundedBetHedge } from './free-bet.ts';
export { coveringHedge, equalisingHedge, type HedgeOutcome, hedgeInCents, hedgeOutcome, partialHedge } from './hedge.ts';
export { type LegWarning, legWarnings, mayPairBooks, type OfferedLeg } from './leg-warnings.ts';
export { type LinePair, pairSpreads, pairTotals } from './line-pair.ts';
export {
  breakEvenOfGain,
  type MiddleChances,
  type MiddleResult,
  middleBreakEven,
  middleChances,
  middleExpectedValue,
  middleResults,
  middleStakes,
} from './middle.ts';
