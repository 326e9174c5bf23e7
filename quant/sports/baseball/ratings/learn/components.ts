import type { RatingParameters } from '../parameters.ts';

/** A measurement on the log-run scale with its variance. */
export interface Measurement {
  value: number;
  noise: number;
}

/** What happened at the plate, whoever is counted: a side, a pitcher or a batter. */
export interface PlateCounts {
  turns: number;
  strikeouts: number;
  walks: number;
  homeRuns: number;
}

/** Rates of a usual game, from which the components are measured, and the turns of one. */
const USUAL = { strikeout: 0.2, walk: 0.09, homeRun: 0.028, hitValue: 0.24, turns: 38, ballsInPlay: 26 };
/** Runs a hit on a ball in play is worth above an out: linear weights as commonly published. */
const HIT_VALUES = { single: 0.74, double: 1.04, triple: 1.33 };

/** Strikeouts and walks as log runs above a usual game; null without a turn at bat. */
export function controlOf({ control }: RatingParameters, { turns, walks, strikeouts }: PlateCounts): Measurement | null {
  if (turns <= 0) return null;
  const value = control.walk * (walks / turns - USUAL.walk) - control.strikeout * (strikeouts / turns - USUAL.strikeout);
  return { value, noise: (control.noise * USUAL.turns) / turns };
}

/** Home runs as log runs above a usual game; null without a turn at bat. */
export function powerOf({ power }: RatingParameters, { turns, homeRuns }: PlateCounts): Measurement | null {
  if (turns <= 0) return null;
  return { value: power.homeRun * (homeRuns / turns - USUAL.homeRun), noise: (power.noise * USUAL.turns) / turns };
}

/** Hits on balls in play as log runs above a usual game; null without a ball in play. */
export function inPlayOf(
  { inPlay }: RatingParameters,
  side: { atBats: number; hits: number; doubles: number; triples: number; homeRuns: number; strikeouts: number },
): Measurement | null {
  const balls = side.atBats - side.strikeouts - side.homeRuns;
  if (balls <= 0) return null;
  const singles = side.hits - side.doubles - side.triples - side.homeRuns;
  const worth = HIT_VALUES.single * singles + HIT_VALUES.double * side.doubles + HIT_VALUES.triple * side.triples;
  return { value: inPlay.hit * (worth / balls - USUAL.hitValue), noise: (inPlay.noise * USUAL.ballsInPlay) / balls };
}
