import type { ScoreSelection } from '../../../grading/index.ts';
import { fallingRoot, requireInnerProbability } from '../../../maths/index.ts';
import { MOST_POINTS, type ScoreDistribution, type ScoreInput, scoreDistribution } from './score-distribution.ts';

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
 * The centre of the margin (for a moneyline or a spread) or of the total at which a selection has its probability, all else as given.
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
