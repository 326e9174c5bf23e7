import { graded, undecided, voided } from '../decision.ts';
import { inningsText, scoreFormula } from '../formula.ts';
import { gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { BaseballFacts, GradeDecision, Period, Undecided } from '../types.ts';
import { scoreThrough } from './game-length.ts';
import { gradeDecided, isPassed } from './grade-full-game-line.ts';

const PERIODS: Record<Exclude<Period, 'full'>, { innings: number; rule: string; when: string }> = {
  first5: { innings: 5, rule: 'baseball-first-five', when: 'First five innings' },
  inning1: { innings: 1, rule: 'baseball-first-inning', when: 'First inning' },
};

export function gradePeriod(selection: ScoreSelection, facts: BaseballFacts): GradeDecision | Undecided {
  if (selection.period === 'full') throw new RangeError('A full game is not a part of one');
  const { innings, rule, when } = PERIODS[selection.period];
  const score = scoreThrough(facts, innings);
  if (!score) return undecided('The runs by inning are not known');
  if (facts.completedInnings >= innings) {
    const grade = gradeScoreLine(selection, score);
    return graded(grade, rule, scoreFormula(selection, score, grade, when));
  }
  if (isPassed(selection, score)) return gradeDecided(selection, score, facts.completedInnings);
  return voided(rule, `Only ${inningsText(facts.completedInnings)} of ${innings} completed`);
}
