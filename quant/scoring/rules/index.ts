export { areaUnderCurve } from './auc.ts';
export { brierScore, brierScores, categoricalBrierScore, rankedProbabilityScore } from './brier.ts';
export { requireForecasts } from './forecasts.ts';
export { categoricalLogLoss, ignoranceBits, logLoss, logLosses, logLossOf } from './log-loss.ts';
export { accuracy, brierSkill, sharpness, skillScore } from './skill.ts';
