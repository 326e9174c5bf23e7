import { type KindFigures, passes } from '../../../scoring/index.ts';

/** How a sport's projections did on seasons that their fit had not seen. */
export interface PlayerCalibration {
  /** Day of the measurement, the years in which the scored seasons start, and the command. */
  on: string;
  seasons: readonly number[];
  command: string;
  kinds: Readonly<Record<string, KindFigures>>;
}

/** Whether a kind's chances passed; where not, or never scored, it is `market only`: the model's number is not shown beside a price. */
export function calibrationOf({ kinds }: PlayerCalibration, kind: string): 'calibrated' | 'market only' {
  const figures = kinds[kind];
  return figures !== undefined && passes(figures) ? 'calibrated' : 'market only';
}
