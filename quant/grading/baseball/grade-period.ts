import { graded, undecided, voided } from '../decision.ts';
import { inningsText, scoreFormula } from '../formula.ts';
import { gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { BaseballFacts, GradeDecision, Score, Selection, Undecided } from '../types.ts';
import { scoreThrough } from './game-length.ts';
import { gradeDecided, isPassed } from './grade-full-game-line.ts';
import { BASEBALL_PARTS, requireBaseballPeriod } from './parts.ts';

/** Whether a selection is on a part of the game whose innings are complete: nothing that is played later changes it. */
export function isPartComplete(selection: Selection, { completedInnings }: BaseballFacts): boolean {
  const period = selection.market === 'prop' ? 'full' : requireBaseballPeriod(selection.period);
  return period !== 'full' && completedInnings >= BASEBALL_PARTS[period].innings;
}

/** The runs of each part of the game that can be bet on; null for one that is not complete, or whose runs are not known. */
export const partScores = (facts: BaseballFacts): (Score | null)[] =>
  Object.values(BASEBALL_PARTS).map(({ innings }) => (facts.completedInnings >= innings ? scoreThrough(facts, innings) : null));

export function gradePeriod(selection: ScoreSelection, facts: BaseballFacts): GradeDecision | Undecided {
  const period = requireBaseballPeriod(selection.period);
  if (period === 'full') throw new RangeError('A full game is not a part of one');
  const { innings, rule } = BASEBALL_PARTS[period];
  const score = scoreThrough(facts, innings);
  if (!score) return undecided('The runs by inning are not known');
  if (facts.completedInnings >= innings) {
    const grade = gradeScoreLine(selection, score);
    return graded(grade, rule.id, scoreFormula(selection, score, grade, rule.title));
  }
  if (isPassed(selection, score)) return gradeDecided(selection, score, facts.completedInnings);
  return voided(rule.id, `Only ${inningsText(facts.completedInnings)} of ${innings} completed`);
}
