import { graded, voided } from '../decision.ts';
import { inningsText, scoreFormula } from '../formula.ts';
import { gradeScoreLine } from '../score-line.ts';
import type { BaseballFacts, GradeDecision, MoneylineSelection, Score } from '../types.ts';
import { countedScore, isFullLength, isOfficial } from './game-length.ts';

export function gradeMoneyline(selection: MoneylineSelection, facts: BaseballFacts): GradeDecision {
  const played = inningsText(facts.completedInnings);
  if (facts.state !== 'mercy' && !isOfficial(facts)) return voided('baseball-not-official', `Only ${played} completed`);
  const score = countedScore(facts);
  const grade = gradeScoreLine(selection, score);
  return graded(grade, moneylineRule(facts, score), scoreFormula(selection, score, grade, describeEnd(facts, score)));
}

function moneylineRule(facts: BaseballFacts, counted: Score): string {
  if (facts.state === 'mercy') return 'baseball-mercy';
  if (counted.away === counted.home) return 'baseball-tie-when-called';
  if (!isSameScore(counted, facts.score)) return 'baseball-called-mid-inning';
  return isFullLength(facts) ? 'baseball-full-game' : 'baseball-official-game';
}

function describeEnd(facts: BaseballFacts, counted: Score): string | undefined {
  if (!isSameScore(counted, facts.score)) return `After ${inningsText(Math.floor(facts.completedInnings))}`;
  return isFullLength(facts) ? undefined : `Ended after ${inningsText(facts.completedInnings)}`;
}

function isSameScore(first: Score, second: Score): boolean {
  return first.away === second.away && first.home === second.home;
}
