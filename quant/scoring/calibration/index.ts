export {
  calibrationErrorFloor,
  type ErrorFloor,
  expectedCalibrationError,
  type ReliabilityBin,
  reliabilityTable,
} from './calibration-error.ts';
export {
  applyCalibration,
  type CalibrationLine,
  type CalibrationMap,
  calibrationKindFor,
  calibrationLine,
  fitCalibration,
  fitLogistic,
  type LogisticFit,
} from './fit-calibration.ts';
