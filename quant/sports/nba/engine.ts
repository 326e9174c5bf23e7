import { requireFinite } from '../../maths/index.ts';
import {
  countsOvertime,
  type LeagueStanding,
  type Outlook,
  periodsIn,
  pointsIn,
  type ScoreEngine,
  sharesLeft,
} from '../league/score/engine.ts';
import { emptyGrid, type ScoreGrid } from '../league/score/grid.ts';
import { NBA_SHAPE, type NbaShape } from './shape.ts';

const SIZE = 220;
const REGULATION = { periods: 4, seconds: 720 } as const;
const REACH = 5.5;
const SURE = 1e-9;

/** A part's margin and the final one of regulation, from where the game stands: normal together. */
interface Margins {
  inside: { mean: number; variance: number };
  /** The final margin of regulation given the part's. */
  final: { at: (inside: number) => number; variance: number };
}

/** The end of a stretch of time as the sum of clocks: shares of regulation. */
interface Span {
  now: number;
  from: number;
  to: number;
}

/** A lead beyond what was expected melts at a steady rate, so it is a process that returns to its mean (Ornstein and Uhlenbeck). */
function marginsOf({ margin, marginSd }: Outlook, lead: number, { now, from, to }: Span, shape: NbaShape): Margins {
  const { ease } = shape;
  const fade = (time: number): number => Math.exp(-ease * (time - now));
  const pace = (shape.margin ** 2 * 2 * ease) / (1 - Math.exp(-2 * ease));
  const covariance = (one: number, two: number): number =>
    (pace / (2 * ease)) * (Math.exp(-ease * Math.abs(one - two)) - Math.exp(-ease * (one + two - 2 * now)));
  const ahead = lead - margin * now;
  const [insideSlope, finalSlope] = [to - from - now * (fade(to) - fade(from)), 1 - now * fade(1)];
  const unknown = marginSd ** 2;
  const inside = {
    mean: margin * (to - from) + ahead * (fade(to) - fade(from)),
    variance: covariance(to, to) + covariance(from, from) - 2 * covariance(from, to) + unknown * insideSlope ** 2,
  };
  const final = { mean: margin + ahead * fade(1), variance: covariance(1, 1) + unknown * finalSlope ** 2 };
  const shared = covariance(to, 1) - covariance(from, 1) + unknown * insideSlope * finalSlope;
  const slope = inside.variance > 0 ? shared / inside.variance : 0;
  return {
    inside,
    final: { at: (value) => final.mean + slope * (value - inside.mean), variance: Math.max(0, final.variance - slope * shared) },
  };
}

/** Mean and variance of a part's points of both sides, what was scored so far telling of the pace. */
function totalOf({ total, totalSd }: Outlook, scored: number, before: number, share: number, shape: NbaShape) {
  const spread = totalSd ** 2;
  const noise = shape.total ** 2;
  const gain = before > 0 ? spread / (spread * before + noise) : 0;
  const mean = total + gain * (scored - total * before);
  return { mean: Math.max(0.01, mean * share), variance: noise * share + spread * (1 - gain * before) * share ** 2 };
}

const height = (value: number, mean: number, variance: number): number => Math.exp(-((value - mean) ** 2) / (2 * variance));

/** How a part's margin weighs: by how often regulation then ends level, and otherwise. */
function weightAt(inside: number, { final }: Margins, shape: NbaShape): { level: number; parted: number } {
  const mean = final.at(inside);
  if (final.variance < SURE) {
    const end = Math.abs(Math.round(mean));
    return end === 0 ? { level: shape.keys[0] ?? 1, parted: 0 } : { level: 0, parted: shape.keys[end] ?? 1 };
  }
  const density = (end: number): number => height(end, mean, final.variance) / Math.sqrt(2 * Math.PI * final.variance);
  const level = density(0);
  let parted = 1 - level;
  for (let end = 1; end < shape.keys.length; end += 1) parted += (shape.keys[end]! - 1) * (density(end) + density(-end));
  return { level: level * (shape.keys[0] ?? 1), parted: Math.max(0, parted) };
}

/** Points of both sides in an overtime that parts them; one that does not is followed by another like it. */
function overtimeOf({ overtime }: NbaShape, margin: number): { away: number; home: number; chance: number }[] {
  const ends: { away: number; home: number; chance: number }[] = [];
  const mean = (margin * 5) / 48;
  for (let away = 3; away <= 24; away += 1)
    for (let home = 3; home <= 24; home += 1) {
      const chance =
        home === away ? 0 : height(home - away, mean, overtime.marginSd ** 2) * height(home + away, overtime.total, overtime.totalSd ** 2);
      if (chance > 1e-3) ends.push({ away, home, chance });
    }
  const whole = ends.reduce((sum, { chance }) => sum + chance, 0);
  return ends.map((end) => ({ ...end, chance: end.chance / whole }));
}

function overtimeGrid(
  { score, secondsLeft }: LeagueStanding,
  base: Record<'away' | 'home', number>,
  outlook: Outlook,
  shape: NbaShape,
): ScoreGrid {
  const grid = emptyGrid(SIZE);
  const add = (away: number, home: number, chance: number): void => {
    grid.chances[Math.min(SIZE - 1, base.away + away) * SIZE + Math.min(SIZE - 1, base.home + home)]! += chance;
  };
  const lead = score.home - score.away;
  if (secondsLeft === 0 && lead !== 0) {
    add(0, 0, 1);
    return grid;
  }
  const share = Math.min(1, secondsLeft / 300);
  const rest = { mean: lead + (outlook.margin * 5 * share) / 48, variance: Math.max(SURE, shape.overtime.marginSd ** 2 * share) };
  const ends = overtimeOf(shape, outlook.margin);
  for (let away = 0; away <= 24; away += 1)
    for (let home = 0; home <= 24; home += 1) {
      const [end, total] = [lead + home - away, home + away];
      const chance =
        height(end, rest.mean, rest.variance) *
        height(total, shape.overtime.total * share, Math.max(0.3, shape.overtime.totalSd ** 2 * share));
      if (chance < 1e-9) continue;
      if (end !== 0) add(away, home, chance);
      else for (const next of ends) add(away + next.away, home + next.home, chance * next.chance);
    }
  return grid;
}

/**
 * Margin and total are normal and independent; a lead melts, games end level more often than the curve has it, and overtime follows.
 * One process behind every part of the game and every moment in it.
 */
function nbaEngine(shape: NbaShape): ScoreEngine {
  const clock = (left: readonly number[]): number => left.reduce((sum, share) => sum + (1 - share), 0) / REGULATION.periods;
  const scoredShare = (left: readonly number[]): number => left.reduce((sum, share, at) => sum + (1 - share) * shape.quarters[at]!, 0);
  return {
    periods: ['full', 'regulation', 'half1', 'half2', 'quarter1', 'quarter2', 'quarter3', 'quarter4'],
    regulation: REGULATION,
    mayTie: false,
    totals: { from: 120, to: 320 },
    furthestMargin: 45,
    marketSd: { margin: 0.5, total: 1.5 },
    grid: (outlook, _setting, standing, period) => {
      requireFinite(outlook.margin, 'margin');
      const within = periodsIn(period, REGULATION.periods);
      const hasOvertime = countsOvertime(period);
      const base = { away: pointsIn(standing, 'away', within, hasOvertime), home: pointsIn(standing, 'home', within, hasOvertime) };
      if (standing.period >= REGULATION.periods && hasOvertime) return overtimeGrid(standing, base, outlook, shape);
      const left = sharesLeft(standing, REGULATION);
      const now = clock(left);
      const [first, last] = [within[0]! / REGULATION.periods, (within.at(-1)! + 1) / REGULATION.periods];
      const [from, to] = [Math.max(now, first), Math.max(now, last)];
      const grid = emptyGrid(SIZE);
      if (to - from < SURE && !(hasOvertime && standing.score.home === standing.score.away)) {
        grid.chances[base.away * SIZE + base.home] = 1;
        return grid;
      }
      const lead = standing.score.home - standing.score.away;
      const margins = marginsOf(outlook, lead, { now, from, to }, shape);
      const share = within.reduce((sum, at) => sum + left[at]! * shape.quarters[at]!, 0);
      const total = totalOf(outlook, standing.score.home + standing.score.away, scoredShare(left), share, shape);
      fill(grid, { base, margins, total, ends: hasOvertime ? overtimeOf(shape, outlook.margin) : [], shape });
      return grid;
    },
  };
}

interface Part {
  base: Record<'away' | 'home', number>;
  margins: Margins;
  total: { mean: number; variance: number };
  ends: { away: number; home: number; chance: number }[];
  shape: NbaShape;
}

function fill(grid: ScoreGrid, { base, margins, total, ends, shape }: Part): void {
  const { mean, variance } = margins.inside;
  const [spread, totalSpread] = [Math.sqrt(Math.max(SURE, variance)), Math.sqrt(Math.max(SURE, total.variance))];
  const add = (away: number, home: number, chance: number): void => {
    grid.chances[Math.min(SIZE - 1, base.away + away) * SIZE + Math.min(SIZE - 1, base.home + home)]! += chance;
  };
  const [low, high] = [Math.max(0, Math.floor(total.mean - REACH * totalSpread)), Math.ceil(total.mean + REACH * totalSpread)];
  const byTotal = Float64Array.from({ length: high - low + 1 }, (_, at) => height(low + at, total.mean, totalSpread ** 2));
  for (let margin = Math.floor(mean - REACH * spread); margin <= Math.ceil(mean + REACH * spread); margin += 1) {
    const likely = height(margin, mean, spread ** 2);
    const { level, parted } = weightAt(margin, margins, shape);
    for (let points = Math.max(low, Math.abs(margin)); points <= high; points += 1) {
      if ((points + margin) % 2 !== 0) continue;
      const chance = likely * byTotal[points - low]!;
      const [away, home] = [(points - margin) / 2, (points + margin) / 2];
      add(away, home, chance * (ends.length === 0 ? parted + level : parted));
      if (ends.length > 0 && chance * level > 1e-7)
        for (const end of ends) add(away + end.away, home + end.home, chance * level * end.chance);
    }
  }
}

export const NBA_ENGINE: ScoreEngine = nbaEngine(NBA_SHAPE);
