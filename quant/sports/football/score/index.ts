import type { ScoreSelection } from '../../../grading/index.ts';
import { fallingRoot, requireFinite, requireInnerProbability, requirePositive, sum } from '../../../maths/index.ts';
import { rulesOfSeason, type SeasonRules } from '../rules/index.ts';

/**
 * Multipliers of absolute margins from 0 to 21. Written on 2026-11-21 by `npm run football:backtest -- --dir FOLDER --fit 2025` from the 86
 * games of 2025; the first, of ties, is mostly what was believed beforehand (see `fitKeyNumbers`).
 */
const FITTED_KEYS: readonly number[] = [
  0.122, 1.069, 1.004, 1.073, 0.975, 0.979, 0.949, 0.92, 1.062, 0.965, 1.006, 0.979, 0.951, 1.1, 1.037, 0.937, 0.908, 1.097, 1.179, 0.965,
  1.084, 1.091,
];

/** How much likelier a game ends by a margin than a smooth curve has it; by absolute margin from 0 on, 1 beyond the list. */
export type KeyNumbers = readonly number[];

const FLAT: KeyNumbers = [];

/**
 * The multipliers that hold under a season's rules; `canTie` says whether this game may end level. Under rules that were not verified margins
 * follow the smooth curve, ties apart.
 */
export function keyNumbersOf({ isVerified, hasRouge, hasRegularSeasonTies }: SeasonRules, canTie: boolean): KeyNumbers {
  const keys = isVerified && hasRouge ? FITTED_KEYS : FLAT;
  return [canTie && hasRegularSeasonTies ? FITTED_KEYS[0]! : 0, ...keys.slice(1)];
}

export const multiplierAt = (keys: KeyNumbers, margin: number): number => keys[Math.abs(margin)] ?? 1;

/** What the multipliers are learned from: the absolute margins seen, and the smooth chance of each margin in each of those games. */
export interface KeyEvidence {
  seen: readonly number[];
  smooth: readonly (readonly number[])[];
}

const LAST_KEY = 21;
/** Games that the smooth curve counts for at each margin: five times what a season has at the commonest. */
const SMOOTH_GAMES = 25;
/** Ties are too rare to be learned from two seasons: one game in two hundred, believed as if two hundred games had shown it. */
const TIE = { rate: 0.005, games: 200 };

/** Multipliers from games, shrunk heavily towards 1. RangeError without a game, or for lists of unequal length. */
export function fitKeyNumbers({ seen, smooth }: KeyEvidence): number[] {
  if (seen.length === 0 || seen.length !== smooth.length) throw new RangeError('key numbers need games, each with its smooth chances');
  const expectedAt = (margin: number): number => smooth.reduce((sum, chances) => sum + (chances[margin] ?? 0), 0);
  const countAt = (margin: number): number => seen.filter((value) => value === margin).length;
  const level = expectedAt(0) / seen.length;
  const tie = (countAt(0) + TIE.rate * TIE.games) / (level * (seen.length + TIE.games));
  const keys = Array.from({ length: LAST_KEY }, (_, at) => (countAt(at + 1) + SMOOTH_GAMES) / (expectedAt(at + 1) + SMOOTH_GAMES));
  return [tie, ...keys];
}

/** All that a game's scores are drawn from; the same input gives the same distribution. */
export interface ScoreInput {
  /** Center and standard deviation of home minus away, and of both together, in points. */
  margin: number;
  marginSd: number;
  total: number;
  totalSd: number;
  season: number;
  /** Whether the game may end level: in the regular season. */
  canTie: boolean;
}

/** One distribution of the final score behind every market of a game. */
export interface ScoreDistribution {
  input: ScoreInput;
  /** Chance of home minus away = index - MOST_POINTS. */
  margins: Float64Array;
  /** Chance of each total, from 0. */
  totals: Float64Array;
  /** Chance of one final score. */
  chanceOf: (away: number, home: number) => number;
}

/** Neither side scores more; the chance that one does is below one in a hundred thousand at any total that is played. */
export const MOST_POINTS = 100;
const MOST_TOTAL = 2 * MOST_POINTS;

const curve = (centre: number, sd: number, from: number, to: number): Float64Array =>
  Float64Array.from({ length: to - from + 1 }, (_, at) => Math.exp(-(((from + at - centre) / sd) ** 2) / 2));

/** Sums over the totals of one parity from a total on: a margin of m leaves totals m, m + 2, m + 4 … */
function tailsOf(weights: Float64Array): Float64Array {
  const tails = Float64Array.from(weights);
  for (let at = tails.length - 3; at >= 0; at -= 1) tails[at]! += tails[at + 2]!;
  return tails;
}

/**
 * Final scores: margin and total are normal and independent but for what arithmetic ties together (no side below nought, both even or both
 * odd), and margins are weighed by their key numbers. RangeError for numbers that are not finite, deviations not above nought, totals out of
 * 0..200, or a season whose rules are not on file.
 */
export function scoreDistribution(input: ScoreInput): ScoreDistribution {
  requireFinite(input.margin, 'margin');
  if (!(input.total > 0 && input.total < MOST_TOTAL)) throw new RangeError(`no game has a total of ${input.total}`);
  const keys = keyNumbersOf(rulesOfSeason(input.season), input.canTie);
  const byTotal = curve(input.total, requirePositive(input.totalSd), 0, MOST_TOTAL);
  const byMargin = curve(input.margin, requirePositive(input.marginSd), -MOST_POINTS, MOST_POINTS).map(
    (height, at) => height * multiplierAt(keys, at - MOST_POINTS),
  );
  const tails = tailsOf(byTotal);
  const margins = byMargin.map((height, at) => height * tails[Math.abs(at - MOST_POINTS)]!);
  const whole = sum(margins);
  const allowed = allowedBy(byMargin);
  const totals = byTotal.map((height, total) => (height * allowed(total)) / whole);
  return {
    input,
    margins: margins.map((mass) => mass / whole),
    totals,
    chanceOf: (away, home) =>
      away < 0 || home < 0 || away + home > MOST_TOTAL
        ? 0
        : ((byMargin[home - away + MOST_POINTS] ?? 0) * (byTotal[away + home] ?? 0)) / whole,
  };
}

/** For each total the weight of the margins that it allows: as far from level as it is high, and of its parity. */
function allowedBy(byMargin: Float64Array): (total: number) => number {
  const upTo = Float64Array.from(byMargin);
  for (let at = 2; at < upTo.length; at += 1) upTo[at]! += upTo[at - 2]!;
  return (total) => {
    const furthest = Math.min(total, MOST_POINTS - (total % 2));
    return upTo[MOST_POINTS + furthest]! - (upTo[MOST_POINTS - furthest - 2] ?? 0);
  };
}

/** That a selection wins, loses, or hands the stake back; they sum to 1. */
export interface ScoreChances {
  win: number;
  lose: number;
  push: number;
}

/** Chances by how far a whole number lands from what it must pass. */
function chancesOf(masses: Float64Array, beyond: (at: number) => number): ScoreChances {
  let [win, push] = [0, 0];
  for (const [at, mass] of masses.entries()) {
    const past = beyond(at);
    if (past > 0) win += mass;
    else if (past === 0) push += mass;
  }
  return { win, push, lose: Math.max(0, 1 - win - push) };
}

function requireLine(line: number): number {
  if (!Number.isSafeInteger(line * 2) || Math.abs(line) > 2 * MOST_POINTS) throw new RangeError(`Not a line: ${line}`);
  return line;
}

/**
 * Chances of a full-game selection at any whole or half line; a tie hands a moneyline back. RangeError for another period, one team's total,
 * or a line that is not a multiple of one half.
 */
export function priceScore({ margins, totals }: ScoreDistribution, selection: ScoreSelection): ScoreChances {
  if (selection.period !== 'full') throw new RangeError('Football is priced on the full game only');
  if (selection.market === 'total') {
    if (selection.team) throw new RangeError('One team’s total is not priced');
    const [sign, line] = [selection.side === 'over' ? 1 : -1, requireLine(selection.line)];
    return chancesOf(totals, (total) => sign * (total - line));
  }
  const [sign, line] = [selection.side === 'home' ? 1 : -1, selection.market === 'spread' ? requireLine(selection.line) : 0];
  return chancesOf(margins, (at) => sign * (at - MOST_POINTS) + line);
}

/** That a selection wins, given that the stake does not come back. */
export const decidedChance = ({ win, lose }: Pick<ScoreChances, 'win' | 'lose'>): number => win / (win + lose);

/** The chance of a level game after overtime. */
export const tieChance = ({ margins }: ScoreDistribution): number => margins[MOST_POINTS]!;

/** Mean of home minus away, and of both together. */
export const meanScore = ({ margins, totals }: ScoreDistribution): { margin: number; total: number } => ({
  margin: margins.reduce((total, mass, at) => total + mass * (at - MOST_POINTS), 0),
  total: totals.reduce((total, mass, at) => total + mass * at, 0),
});

const FURTHEST_MARGIN = 60;
const TOTALS = { from: 5, to: 150 } as const;

/** A selection and how likely it is to win, given that the stake does not come back, 0..1. */
export interface ScoreClaim {
  selection: ScoreSelection;
  probability: number;
}

/**
 * The center of the margin (for a moneyline or a spread) or of the total at which a selection has its probability, all else as given.
 * RangeError for a probability that is not strictly between 0 and 1.
 */
export function centreFor({ selection, probability }: ScoreClaim, input: ScoreInput): number {
  requireInnerProbability(probability);
  const rises = selection.side === 'home' || selection.side === 'over' ? 1 : -1;
  const term = selection.market === 'total' ? 'total' : 'margin';
  const [from, to] = term === 'total' ? [TOTALS.from, TOTALS.to] : [-FURTHEST_MARGIN, FURTHEST_MARGIN];
  const missAt = (centre: number): number =>
    rises * (probability - decidedChance(priceScore(scoreDistribution({ ...input, [term]: centre }), selection)));
  return fallingRoot(missAt, from, to);
}
