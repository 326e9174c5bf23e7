import type { Spot } from './play.ts';

type Range = readonly [low: number, high: number];

/** Field, scores and habits of a code of football: what the engine asks of it. Yards and seconds. */
export interface FootballRules {
  fieldYards: number;
  downs: 3 | 4;
  quarterSeconds: number;
  /** From here to the end of a half the clock stops after every play. */
  lateSeconds: number;
  /** From the spot of the ball to the goalposts, beyond what is left of the field. */
  holdYards: number;
  kickoff: { from: number; returned: number; mean: number; deviation: number };
  punt: { mean: number; deviation: number; back: number; backDeviation: number; returned: number };
  /** Of balls kicked into the end zone, how many are given up for a point; null where no such point exists. */
  single: { punt: number; missed: number; decisive: number; nextYard: number } | null;
  touchbackYard: number;
  fieldGoal: { even: number; slope: number; best: number; sure: number; farthest: number; lastChance: number };
  convertGood: number;
  twoPointsGood: number;
  /** Leads after a touchdown at which two points are tried late on, and how often otherwise. */
  twoPointLeads: ReadonlySet<number>;
  twoPointShare: number;
  runShare: Readonly<Record<Spot['down'], number>>;
  run: { stuffed: number; mean: number; least: number; long: number };
  pass: { sacked: number; intercepted: number; caught: number; mean: number; least: number; long: number };
  fumbleLost: number;
  returnedToGoal: number;
  penaltyShare: number;
  /** How much a point of edge lengthens what is gained, adds to passes caught, and takes from balls lost. */
  perPoint: { gain: number; caught: number; lost: number };
  /** Seconds off the clock by what stops it. */
  seconds: { running: Range; stopped: Range; late: Range; kneel: number; kneelDown: number };
  /** Real time between plays, 1 being the Canadian game's. */
  pauses: number;
  /** Points of edge that a lead takes from the second half on, by point of it. */
  easedPerPoint: number;
  /** How often the last down is played where a kick is not forced: 0 to 1. */
  gambleShare: (spot: Spot) => number;
  /** Seconds from the end at which a side behind must score now: a touchdown, or anything. */
  desperate: { touchdown: number; any: number };
  /** Whether the fifth period runs on a clock. */
  isOvertimeTimed: boolean;
}

export const POINTS = { touchdown: 6, field_goal: 3, single: 1, safety: 2, convert: 1, two_points: 2 } as const;
