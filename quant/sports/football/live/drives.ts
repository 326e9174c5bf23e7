import { MOST_POINTS } from '../score/index.ts';

export const REGULATION_SECONDS = 3600;
const HALF_SECONDS = REGULATION_SECONDS / 2;

/** Chance of each number of points, from 0. */
export type Points = Float64Array;

/** Who has the ball, and where. */
export interface Ball {
  side: 'away' | 'home';
  /** From the side's own goal line, 0 to 110; null where the source does not tell it. */
  yard: number | null;
  down: 1 | 2 | 3 | null;
}

/** Drives of one side in a game of average scoring; with this many the spread of the margin is that of the score before the game. */
const DRIVES = 13;
interface Results {
  touchdown: number;
  fieldGoal: number;
  single: number;
}
/** How a drive ends: about what a side of an average game scores in so many of them. */
const FRESH: Results = { touchdown: 0.205, fieldGoal: 0.16, single: 0.045 };
/** What a touchdown is worth with its convert. */
const CONVERTED = [
  { points: 7, share: 0.84 },
  { points: 6, share: 0.08 },
  { points: 8, share: 0.08 },
] as const;
const FIELD_GOAL = 3;

/** How drives end by the place of a first down, every ten yards from the own goal line: measured on 21 simulated seasons (1,806 games). */
const BY_YARD: readonly (readonly [touchdown: number, fieldGoal: number, single: number])[] = [
  [0.07, 0.07, 0.01],
  [0.1, 0.09, 0.02],
  [0.125, 0.12, 0.02],
  [0.17, 0.16, 0.02],
  [0.2, 0.2, 0.03],
  [0.26, 0.25, 0.05],
  [0.32, 0.35, 0.05],
  [0.4, 0.44, 0.02],
  [0.49, 0.41, 0],
  [0.605, 0.33, 0],
  [0.8, 0.16, 0],
];
/** Where the place is not known: the mean over all first downs. */
const ANYWHERE = [0.22, 0.24, 0.03] as const;
/** On third down most sides kick. */
const THIRD_DOWN = 0.2;

/** Nothing but so many points. */
export const whole = (points: number): Points => {
  const all = new Float64Array(MOST_POINTS + 1);
  all[points] = 1;
  return all;
};

function pointsOf({ touchdown, fieldGoal, single }: Results): Points {
  const all = new Float64Array(MOST_POINTS + 1);
  for (const { points, share } of CONVERTED) all[points]! += touchdown * share;
  all[FIELD_GOAL]! += fieldGoal;
  all[1]! += single;
  all[0] = 1 - touchdown - fieldGoal - single;
  return all;
}

function convolve(first: Points, second: Points): Points {
  const both = new Float64Array(MOST_POINTS + 1);
  first.forEach((mass, points) => {
    if (mass === 0) return;
    for (let more = 0; points + more <= MOST_POINTS; more += 1) both[points + more]! += mass * second[more]!;
  });
  return both;
}

const ONE = pointsOf(FRESH);
/** Points of 0, 1, 2 … drives. */
const POWERS: readonly Points[] = Array.from({ length: DRIVES + 1 }).reduce<Points[]>(
  (powers) => [...powers, powers.length === 0 ? whole(0) : convolve(powers.at(-1)!, ONE)],
  [],
);

/** Points with a share of a game's drives more, 0..1; a fraction of a drive comes with that chance. */
export function addDrives(points: Points, share: number): Points {
  const count = share * DRIVES;
  const [low, part] = [Math.floor(count), count % 1];
  const more = POWERS[low]!.map((mass, at) => (1 - part) * mass + (part > 0 ? part * POWERS[low + 1]![at]! : 0));
  return points[0] === 1 ? more : convolve(points, more);
}

/** Points between which touchdowns and field goals leave gaps are filled from those around them. */
const REACH = 12;
const REACH_SD = 4;

/** The same chances without the gaps and heaps that scores of 3 and 7 leave. */
export const smoothed = (points: Points): Points =>
  points.map((_, at) => {
    let [mass, weight] = [0, 0];
    for (let other = Math.max(0, at - REACH); other <= Math.min(MOST_POINTS, at + REACH); other += 1) {
      const share = Math.exp(-(((at - other) / REACH_SD) ** 2) / 2);
      mass += share * points[other]!;
      weight += share;
    }
    return mass / weight;
  });

/** Points of the drive that a side is on; the end of a half cuts it off. */
export function driveFrom({ yard, down }: Ball, secondsLeft: number): Points {
  const left = secondsLeft > HALF_SECONDS ? secondsLeft - HALF_SECONDS : secondsLeft;
  const [touchdown, fieldGoal, single] = yard === null ? ANYWHERE : BY_YARD[Math.min(BY_YARD.length - 1, Math.floor(yard / 10))]!;
  // Measured as above: a drive of the last half minute rarely reaches the end zone, a kick takes a few seconds.
  const [reaches, kicks] = [1 - Math.exp(-((left / 80) ** 1.6)), 1 - Math.exp(-left / 15)];
  const scored = touchdown * reaches * (down === 3 ? THIRD_DOWN : 1);
  return pointsOf({ touchdown: scored, fieldGoal: Math.min(1 - scored, fieldGoal * kicks), single: Math.min(single * kicks, 0.05) });
}
