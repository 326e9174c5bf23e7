import { isThreeWay } from './parts.ts';
import type { Grade, MoneylineSelection, Score, SpreadSelection, TotalSelection } from './types.ts';

export type ScoreSelection = MoneylineSelection | SpreadSelection | TotalSelection;

/**
 * Grades a selection on a score that counts, in any sport: a tie on a two-way moneyline and a result that lands on the line are pushes;
 * on a three-way one the draw alone wins on a tie. RangeError for a draw where it is no side, for a line that is not a multiple of
 * one half, and for a score that is not whole and at least 0.
 */
export function gradeScoreLine(selection: ScoreSelection, score: Score): Grade {
  requireScore(score);
  if (selection.market === 'total') return gradeNumber(selection.side, countedTotal(selection, score), selection.line);
  if (selection.market === 'moneyline' && isThreeWay(selection.period)) return winnerOf(score) === selection.side ? 'win' : 'loss';
  if (selection.side === 'draw') throw new RangeError(`A draw is no side of the moneyline of ${selection.period}`);
  const other = selection.side === 'home' ? 'away' : 'home';
  const handicap = selection.market === 'spread' ? requireLine(selection.line) : 0;
  return gradeMargin(score[selection.side] + handicap - score[other]);
}

function winnerOf({ away, home }: Score): MoneylineSelection['side'] {
  if (away === home) return 'draw';
  return away > home ? 'away' : 'home';
}

/** Grades an over or under on a number. RangeError unless the line is a multiple of one half and the number is whole and at least 0. */
export function gradeNumber(side: 'over' | 'under', value: number, line: number): Grade {
  const margin = requireWhole(value) - requireTotalLine(line);
  return gradeMargin(side === 'over' ? margin : -margin);
}

/** Grades an over or under on a player's number, which may be below 0: yards are lost too. RangeError unless the line is one and the number whole. */
export function gradeStatistic(side: 'over' | 'under', value: number, line: number): Grade {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a count: ${value}`);
  const margin = value - requireTotalLine(line);
  return gradeMargin(side === 'over' ? margin : -margin);
}

/** What a total counts: both teams' score, or one team's. */
export function countedTotal(selection: TotalSelection, score: Score): number {
  return selection.team ? score[selection.team] : score.away + score.home;
}

/** Returns the score if both sides are whole and at least 0. RangeError otherwise. */
export function requireScore(score: Score): Score {
  requireWhole(score.away);
  requireWhole(score.home);
  return score;
}

function gradeMargin(margin: number): Grade {
  if (margin > 0) return 'win';
  return margin < 0 ? 'loss' : 'push';
}

function requireWhole(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a count: ${value}`);
  return value;
}

function requireTotalLine(line: number): number {
  if (requireLine(line) < 0) throw new RangeError(`A total cannot be below zero: ${line}`);
  return line;
}

// Quarter lines split a stake over two lines; the house does not offer them.
function requireLine(line: number): number {
  if (!Number.isSafeInteger(line * 2)) throw new RangeError(`Not a line: ${line}`);
  return line;
}
