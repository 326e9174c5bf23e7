export { areaUnderCurve } from './auc.ts';
export { requireForecasts } from './forecasts.ts';
export { categoricalLogLoss, ignoranceBits, logLoss, logLosses, logLossOf } from './log-loss.ts';
export {
  accuracy,
  brierScore,
  brierScores,
  brierSkill,
  categoricalBrierScore,
  rankedProbabilityScore,
  sharpness,
  skillScore,
} from './skill.ts';
