import { graded, undecided, voided } from '../decision.ts';
import { scoreFormula } from '../formula.ts';
import type { Part } from '../parts.ts';
import { countedTotal, gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { GradeDecision, Undecided } from '../types.ts';
import { gradeLeaguePart } from './grade-part.ts';
import type { LeagueFacts } from './league-facts.ts';
import { type LeagueRules, MOVED_REASON } from './league-rules.ts';

const isOnPart = (selection: ScoreSelection): selection is ScoreSelection & { period: Part } => selection.period !== 'full';

/**
 * Grades a selection on a game of a league: overtime counts, a tie pushes the moneyline, an abandoned game is official after the league's
 * minutes; parts as `gradeLeaguePart`. Undecided for a game moved no further than its league lets bets stay in action. RangeError for facts
 * that make no sense.
 */
export function gradeLeague(selection: ScoreSelection, facts: LeagueFacts, rules: LeagueRules): GradeDecision | Undecided {
  if (!(facts.minutesPlayed >= 0 && Number.isFinite(facts.minutesPlayed))) throw new RangeError(`Not minutes: ${facts.minutesPlayed}`);
  const grade = gradeScoreLine(selection, facts.score);
  if (facts.state === 'postponed')
    return facts.isMovedInAction && rules.moved !== null
      ? undecided(MOVED_REASON[rules.moved])
      : voided(`${rules.id}-postponed`, 'Postponed');
  if (isOnPart(selection)) return gradeLeaguePart(selection, facts, rules);
  if (facts.state === 'final' || facts.minutesPlayed >= rules.officialMinutes) {
    const rule = facts.state === 'final' ? `${rules.id}-result` : `${rules.id}-official`;
    return graded(grade, grade === 'push' ? 'push' : rule, scoreFormula(selection, facts.score, grade));
  }
  const ended = `Abandoned after ${facts.minutesPlayed} minutes`;
  if (selection.market === 'total' && countedTotal(selection, facts.score) > selection.line)
    return graded(grade, `${rules.id}-already-decided`, scoreFormula(selection, facts.score, grade, ended));
  return voided(`${rules.id}-official`, ended);
}
