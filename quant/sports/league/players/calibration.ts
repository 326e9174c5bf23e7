import { type KindFigures, passes } from '../../../scoring/index.ts';

/** How a sport's projections did on seasons that their fit had not seen. */
export interface PlayerCalibration {
  /** Day of the measurement, the years in which the scored seasons start, and the command. */
  on: string;
  seasons: readonly number[];
  command: string;
  kinds: Readonly<Record<string, KindFigures>>;
  /** Overs of two kinds of one player, by "kind + kind" in the order of the kinds. */
  pairs: Readonly<Record<string, PairCalibration>>;
}

/** How often two overs of one player at the lines nearest to even won together. */
export interface PairCalibration {
  pairs: number;
  /** Joint chance where single chances are moved alike until they come to as many as won; what won; standard error of the difference. */
  stated: number;
  seen: number;
  error: number;
}

const NEAR = 0.005;
const FEWEST_PAIRS = 200;

/**
 * Whether two kinds of one player may share a parlay: on seasons not fitted they won together no more often than stated, but for half a point or
 * two standard errors. A pair that was scored fewer than 200 times may not.
 */
export function isPairProven({ pairs }: PlayerCalibration, one: string, two: string): boolean {
  const figures = pairs[`${one} + ${two}`] ?? pairs[`${two} + ${one}`];
  return figures !== undefined && figures.pairs >= FEWEST_PAIRS && figures.seen - figures.stated <= Math.max(NEAR, 2 * figures.error);
}

/** Whether a kind's chances passed; where not, or never scored, it is `market only`: the model's number is not shown beside a price. */
export function calibrationOf({ kinds }: PlayerCalibration, kind: string): 'calibrated' | 'market only' {
  const figures = kinds[kind];
  return figures !== undefined && passes(figures) ? 'calibrated' : 'market only';
}
