export { breakEvenWins, breakEvenWinsOfFraction } from './break-even-wins.ts';
export { type ExclusiveBet, type ExclusiveKelly, exclusiveKelly } from './exclusive-kelly.ts';
export {
  breakEvenDecimal,
  breakEvenProbability,
  expectedProfit,
  expectedValue,
  expectedValueFromFair,
  expectedValuePer100,
  probabilityEdge,
} from './expected-value.ts';
export { type JointKelly, type JointOutcome, jointKelly } from './joint-kelly.ts';
export { growthRate, type KellyTerms, kellyFraction } from './kelly.ts';
export { houseLimitCents, type MaxBet, maxBet } from './max-bet.ts';
export { bankrollForRuin, drawdownProbability, everFallTo, flatStakeRuin, reachBeforeFall, unitBetRuin } from './ruin.ts';
export { shrunkKellyFraction, uncertaintyShrinkage } from './shrunk-kelly.ts';
export { type IndependentBet, simultaneousKelly } from './simultaneous-kelly.ts';
export {
  type FiguresQuestion,
  type GroupedBet,
  groupedKelly,
  type SizedBet,
  type StakeFigures,
  sizeTogether,
  stakeFigures,
  type TogetherTerms,
} from './size-together.ts';
export {
  ADVICE_CAP_FRACTION,
  adviseStake,
  DEFAULT_KELLY_SHARE,
  HIGH_KELLY_FRACTION,
  type StakeAdvice,
  type StakeQuestion,
} from './stake-advice.ts';
