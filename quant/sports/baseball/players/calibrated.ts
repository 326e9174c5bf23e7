import { passes } from '../../../scoring/index.ts';
import { CALIBRATION } from './calibration.ts';

/** Whether the model's chances of this kind passed; where not, the market's price alone is shown. */
export const isCalibrated = (kind: string): boolean =>
  Object.hasOwn(CALIBRATION, kind) && passes(CALIBRATION[kind as keyof typeof CALIBRATION]);
