export { calibrationErrorFloor, type ErrorFloor, expectedCalibrationError } from './calibration-error.ts';
export { type CalibrationLine, calibrationLine } from './calibration-line.ts';
export { applyCalibration, type CalibrationMap } from './calibration-map.ts';
export { calibrationKindFor, fitCalibration } from './fit-calibration.ts';
export { fitLogistic, type LogisticFit } from './logistic-fit.ts';
export { type ReliabilityBin, reliabilityTable } from './reliability.ts';
