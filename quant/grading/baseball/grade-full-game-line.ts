import { graded, voided } from '../decision.ts';
import { inningsText, scoreFormula } from '../formula.ts';
import { countedTotal, gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { BaseballFacts, GradeDecision, GradeTerms, Score, SpreadSelection, TotalSelection } from '../types.ts';
import { countedScore, isFullLength } from './game-length.ts';

export function gradeFullGameLine(selection: SpreadSelection | TotalSelection, facts: BaseballFacts, terms: GradeTerms): GradeDecision {
  const scheduled = facts.scheduledInnings;
  const atBet = terms.scheduledInningsAtBet ?? scheduled;
  if (atBet !== scheduled)
    return voided('baseball-schedule-change', `Bet on ${inningsText(atBet)}, scheduled for ${inningsText(scheduled)}`);
  const isFull = isFullLength(facts);
  const counted = countedScore(facts);
  // Runs of an inning that was not completed may be missing from the counted score, but they did pass the line.
  if (isPassed(selection, facts.score) && !(isFull && isPassed(selection, counted)))
    return gradeDecided(selection, facts.score, facts.completedInnings);
  if (!isFull) return voidShortened(facts);
  const grade = gradeScoreLine(selection, counted);
  return graded(grade, grade === 'push' ? 'push' : 'baseball-full-game', scoreFormula(selection, counted, grade));
}

function voidShortened({ state, completedInnings, scheduledInnings }: BaseballFacts): GradeDecision {
  const played = inningsText(completedInnings);
  if (state === 'mercy') return voided('baseball-mercy', `Ended by the mercy rule after ${played}`);
  return voided('baseball-shortened-game', `Only ${played} of ${scheduledInnings} completed, the line not yet decided`);
}

/** Grades a total that the score had already passed; no later inning could have changed it. */
export function gradeDecided(selection: SpreadSelection | TotalSelection, score: Score, completedInnings: number): GradeDecision {
  const grade = gradeScoreLine(selection, score);
  const when = `Decided when play ended after ${inningsText(completedInnings)}`;
  return graded(grade, 'baseball-already-decided', scoreFormula(selection, score, grade, when));
}

/** Whether a total has been passed. Only an over decides early: runs are never taken back, and an under or a run line can still turn. */
export function isPassed(selection: ScoreSelection, score: Score): selection is TotalSelection {
  return selection.market === 'total' && countedTotal(selection, score) > selection.line;
}
