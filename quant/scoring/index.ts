export {
  applyCalibration,
  type CalibrationLine,
  type CalibrationMap,
  calibrationErrorFloor,
  calibrationKindFor,
  calibrationLine,
  type ErrorFloor,
  expectedCalibrationError,
  fitCalibration,
  fitLogistic,
  type LogisticFit,
  type ReliabilityBin,
  reliabilityTable,
} from './calibration/index.ts';
export { chanceAmong, currentStreak, type Family, recordChance, smallestChances } from './family/index.ts';
export {
  type BootstrapTerms,
  blockBootstrap,
  type Estimate,
  meanInterval,
  ratioBootstrap,
  ratioBootstrapSteps,
} from './intervals/index.ts';
export { type KindFigures, MOST_GAP, passes } from './kind-figures.ts';
export { rankBy } from './places.ts';
export {
  balancesOf,
  breakEvenTest,
  type Drawdown,
  longestStreak,
  maxDrawdown,
  maxDrawdownFraction,
  profitTest,
  type RecordTest,
  type RunsTest,
  runsTest,
  type SettledBet,
  type StreakLuck,
  sampleSizeForEdge,
  streakLuck,
  streakProbability,
  typicalStreak,
  unitBetDeviation,
} from './record/index.ts';
export {
  accuracy,
  areaUnderCurve,
  brierScore,
  brierScores,
  brierSkill,
  categoricalBrierScore,
  categoricalLogLoss,
  ignoranceBits,
  logLoss,
  logLosses,
  logLossOf,
  rankedProbabilityScore,
  sharpness,
  skillScore,
} from './rules/index.ts';
export { type Interval, wilsonInterval } from './wilson.ts';
