export { beatsCloseProbability, type CloseOutlook, fitCloseOutlook } from './beats-close.ts';
export { type Blend, blendWithMarket, edgeOf, LEAST_LOGIT_SD, poolProbability, poolTotal, type Worth } from './blend.ts';
export { type ClaimMemory, type ClosedOpinion, rememberDay, weightOfClaims } from './claim-weight.ts';
export { buildConfidence, type Confidence, type ConfidenceBand, type ConfidenceTable, confidenceOf } from './confidence.ts';
export { evidenceOf } from './evidence.ts';
export { FITTED_CONFIDENCE, FITTED_KEPT, FITTED_MEMORY, FITTED_OUTLOOK, FITTED_PLAYS, FITTED_POOL } from './fitted.ts';
export { type KeptClaim, keptClaimOf, keptEv, type PlayBasis, type PlayKind, type PlayMarket, provenWeights } from './kept-claims.ts';
export { buildPlayTable, PLAY_BOUNDS, type PlayBand, type PlayConfidence, type PlayTable, playConfidenceOf } from './play-confidence.ts';
export {
  fitDriftWeight,
  fitPoolWeight,
  fitTotalWeight,
  type PooledMarket,
  type PoolWeight,
  type PoolWeights,
  poolWeight,
} from './weights.ts';
