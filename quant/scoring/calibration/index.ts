export {
  calibrationErrorFloor,
  type ErrorFloor,
  expectedCalibrationError,
  type ReliabilityBin,
  reliabilityTable,
} from './calibration-error.ts';
export { applyCalibration, type CalibrationMap } from './calibration-map.ts';
export {
  type CalibrationLine,
  calibrationKindFor,
  calibrationLine,
  fitCalibration,
  fitLogistic,
  type LogisticFit,
} from './fit-calibration.ts';
