import { passes } from '../../../scoring/index.ts';
import { CALIBRATION } from './calibration.ts';

/** Whether the model's chances of this kind passed; where not, the market's price alone is shown. */
export const isCalibrated = (kind: keyof typeof CALIBRATION): boolean => passes(CALIBRATION[kind]);
