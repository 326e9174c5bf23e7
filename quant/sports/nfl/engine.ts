import {
  countsOvertime,
  type GameSetting,
  nodesOf,
  type Outlook,
  periodsIn,
  pointsIn,
  type ScoreEngine,
  sharesLeft,
} from '../league/score/engine.ts';
import { emptyGrid, type ScoreGrid } from '../league/score/grid.ts';
import { NFL_SHAPE, type NflShape } from './shape.ts';

const SIZE = 90;
const NEXT_TO_NOTHING = 1e-14;
const REGULATION = { periods: 4, seconds: 900 } as const;

/** What one drive brings, by points, so that so many drives have a mean. */
function driveOf(mean: number, { drives, fieldGoals, touchdown }: NflShape): number[] {
  const worth = touchdown.reduce((sum, { points, share }) => sum + points * share, 0);
  const perDrive = Math.max(0.02, mean / drives);
  const threes = Math.min(fieldGoals / drives, (0.4 * perDrive) / 3);
  const sixes = Math.min(0.9, (perDrive - 3 * threes) / worth);
  const chances = [1 - threes - sixes, 0, 0, threes, 0, 0, 0, 0, 0];
  for (const { points, share } of touchdown) chances[points]! += sixes * share;
  return chances;
}

/** Chances of a side's points from a number of drives that need not be whole: the two whole numbers beside it, in proportion. */
function pointsFrom(drive: readonly number[], drives: number): Float64Array {
  const whole = Math.floor(drives);
  let points: Float64Array = new Float64Array(SIZE);
  points[0] = 1;
  const further = (): Float64Array => {
    const next = new Float64Array(SIZE);
    for (let at = 0; at < SIZE; at += 1)
      if (points[at]! > 0)
        for (let more = 0; more < drive.length && at + more < SIZE; more += 1) next[at + more]! += points[at]! * drive[more]!;
    return next;
  };
  for (let played = 0; played < whole; played += 1) points = further();
  const part = drives - whole;
  return part === 0 ? points : further().map((chance, at) => part * chance + (1 - part) * points[at]!);
}

/** Chances of home less away, index - (SIZE - 1). */
function marginsOf(away: Float64Array, home: Float64Array): Float64Array {
  const margins = new Float64Array(2 * SIZE - 1);
  for (let one = 0; one < SIZE; one += 1)
    if (away[one]! > 0) for (let two = 0; two < SIZE; two += 1) margins[two - one + SIZE - 1]! += away[one]! * home[two]!;
  return margins;
}

/** How overtime ends a level game: points of the winner and how likely; what is missing to 1 stays level. */
function overtimeOf({ isPlayoff }: GameSetting, margin: number, { overtime }: NflShape): { away: number; home: number; chance: number }[] {
  const toHome = Math.min(0.8, Math.max(0.2, 0.5 + overtime.edgeOfPoint * margin));
  const decided = overtime.wins.reduce((sum, { share }) => sum + share, 0);
  const scale = isPlayoff ? 1 / decided : 1;
  return [
    ...overtime.wins.flatMap(({ points, share }) => [
      { away: 0, home: points, chance: scale * share * toHome },
      { away: points, home: 0, chance: scale * share * (1 - toHome) },
    ]),
    { away: 0, home: 0, chance: isPlayoff ? 0 : 1 - decided },
  ];
}

/** How a margin that a part adds (index - (SIZE - 1)) weighs by what the rest of regulation makes of it: level at the end, or not. */
interface Weighing {
  level: Float64Array;
  parted: Float64Array;
}

function weighingOf(keys: readonly number[], lead: number, rest: Float64Array | null): Weighing {
  const key = (margin: number): number => keys[Math.abs(margin)] ?? 1;
  const weighing = { level: new Float64Array(2 * SIZE - 1), parted: new Float64Array(2 * SIZE - 1) };
  const middle = SIZE - 1;
  for (let index = 0; index <= 2 * middle; index += 1)
    for (let at = rest === null ? middle : 0; at <= (rest === null ? middle : 2 * middle); at += 1) {
      const end = lead + index + at - 2 * middle;
      weighing[end === 0 ? 'level' : 'parted'][index]! += (rest === null ? 1 : rest[at]!) * key(end);
    }
  return weighing;
}

/** In overtime: over, level, or someone ahead whose lead the other side may still answer. */
function overtimeGrid(
  setting: GameSetting,
  standing: Parameters<ScoreEngine['grid']>[2],
  base: Record<'away' | 'home', number>,
  shape: NflShape,
  margin: number,
): ScoreGrid {
  const grid = emptyGrid(SIZE);
  const add = (away: number, home: number, chance: number): void => {
    grid.chances[Math.min(SIZE - 1, base.away + away) * SIZE + Math.min(SIZE - 1, base.home + home)]! += chance;
  };
  const lead = standing.score.home - standing.score.away;
  if (standing.secondsLeft === 0) add(0, 0, 1);
  else if (lead === 0) for (const { away, home, chance } of overtimeOf(setting, margin, shape)) add(away, home, chance);
  else {
    const { touchdown, fieldGoal } = shape.overtime.answer;
    const answer = (points: number, chance: number): void => (lead > 0 ? add(points, 0, chance) : add(0, points, chance));
    answer(6, touchdown);
    if (Math.abs(lead) === 3) {
      for (const end of overtimeOf(setting, margin, shape))
        add(end.away + (lead > 0 ? 3 : 0), end.home + (lead > 0 ? 0 : 3), fieldGoal * end.chance);
    }
    add(0, 0, 1 - touchdown - (Math.abs(lead) === 3 ? fieldGoal : 0));
  }
  return grid;
}

/** Drives that each side may still have in some periods. */
function drivesLeft(left: readonly number[], within: readonly number[], shape: NflShape): number {
  return within.reduce((sum, at) => sum + left[at]! * shape.quarters[at]! * shape.drives, 0);
}

/**
 * Points come drive by drive, the sides independent; then final margins of regulation are weighed by how often games really end so (key
 * numbers), so that every part of the game and every moment in it belong to one joint distribution.
 */
function nflEngine(shape: NflShape): ScoreEngine {
  const regulation = REGULATION;
  return {
    periods: ['full', 'regulation', 'half1', 'half2', 'quarter1', 'quarter2', 'quarter3', 'quarter4'],
    regulation,
    mayTie: true,
    totals: { from: 15, to: 90 },
    furthestMargin: 35,
    marketSd: { margin: 1, total: 1 },
    grid: (outlook, setting, standing, period) => {
      const within = periodsIn(period, regulation.periods);
      const hasOvertime = countsOvertime(period);
      const base = { away: pointsIn(standing, 'away', within, hasOvertime), home: pointsIn(standing, 'home', within, hasOvertime) };
      if (standing.period >= regulation.periods && hasOvertime) return overtimeGrid(setting, standing, base, shape, outlook.margin);
      const left = sharesLeft(standing, regulation);
      const lead = standing.score.home - standing.score.away;
      const inside = drivesLeft(left, within, shape);
      const outside = drivesLeft(
        left,
        [0, 1, 2, 3].filter((at) => !within.includes(at)),
        shape,
      );
      const early = Math.min(0.5, 0.75 * inside);
      const extra = standing.possession && left[standing.period]! < 1 && within.includes(standing.period) ? early : 0;
      const grid = emptyGrid(SIZE);
      const ends = hasOvertime ? overtimeOf(setting, outlook.margin, shape) : [];
      for (const node of nodesOf(outlook))
        addNode(grid, node, { base, lead, inside, outside, extra, possession: standing.possession ?? null, ends, shape });
      return grid;
    },
  };
}

interface Part {
  base: Record<'away' | 'home', number>;
  lead: number;
  inside: number;
  outside: number;
  extra: number;
  possession: 'away' | 'home' | null;
  ends: { away: number; home: number; chance: number }[];
  shape: NflShape;
}

function addNode(grid: ScoreGrid, { margin, total }: Outlook, part: Part): void {
  const { base, lead, inside, outside, extra, possession, ends, shape } = part;
  const means = { away: Math.max(1, (total - margin) / 2), home: Math.max(1, (total + margin) / 2) };
  const drives = { away: driveOf(means.away, shape), home: driveOf(means.home, shape) };
  const lean = (side: 'away' | 'home'): number => (possession === null ? 0 : possession === side ? extra : -extra);
  const [away, home] = [pointsFrom(drives.away, inside + lean('away')), pointsFrom(drives.home, inside + lean('home'))];
  const rest = outside === 0 ? null : marginsOf(pointsFrom(drives.away, outside), pointsFrom(drives.home, outside));
  const { level, parted } = weighingOf(shape.keys, lead, rest);
  const add = (one: number, two: number, chance: number): void => {
    grid.chances[Math.min(SIZE - 1, one + base.away) * SIZE + Math.min(SIZE - 1, two + base.home)]! += chance;
  };
  const isSplit = ends.length > 0;
  for (let one = 0; one < SIZE - base.away; one += 1) {
    const first = away[one]!;
    if (first < NEXT_TO_NOTHING) continue;
    const row = (one + base.away) * SIZE + base.home;
    for (let two = 0; two < SIZE - base.home; two += 1) {
      const chance = first * home[two]!;
      if (chance < NEXT_TO_NOTHING) continue;
      const at = two - one + SIZE - 1;
      const tied = level[at]!;
      grid.chances[row + two]! += chance * (isSplit ? parted[at]! : parted[at]! + tied);
      if (isSplit && tied > 0) for (const end of ends) add(one + end.away, two + end.home, chance * tied * end.chance);
    }
  }
}

export const NFL_ENGINE: ScoreEngine = nflEngine(NFL_SHAPE);
