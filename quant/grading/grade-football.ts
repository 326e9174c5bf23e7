import { graded, voided } from './decision.ts';
import { scoreFormula } from './formula.ts';
import { countedTotal, gradeScoreLine, type ScoreSelection } from './score-line.ts';
import type { GradeDecision, Score } from './types.ts';

/** What is known about a football game when its bets are graded; overtime is in the score. */
export interface LeagueFacts {
  state: 'final' | 'called' | 'postponed';
  /** 0 to 60, and more with overtime */
  minutesPlayed: number;
  score: Score;
}

const OFFICIAL_MINUTES = 55;

/**
 * Grades a full-game selection on a Canadian football game: overtime counts, a tie pushes the moneyline, an abandoned game is official after
 * 55 minutes. RangeError for another period, or facts that make no sense.
 */
export function gradeFootball(selection: ScoreSelection, facts: LeagueFacts): GradeDecision {
  if (selection.period !== 'full') throw new RangeError('Football is graded on the full game only');
  if (!(facts.minutesPlayed >= 0 && Number.isFinite(facts.minutesPlayed))) throw new RangeError(`Not minutes: ${facts.minutesPlayed}`);
  const grade = gradeScoreLine(selection, facts.score);
  if (facts.state === 'postponed') return voided('football-postponed', 'Postponed');
  if (facts.state === 'final' || facts.minutesPlayed >= OFFICIAL_MINUTES) {
    const rule = facts.state === 'final' ? 'football-result' : 'football-official';
    return graded(grade, grade === 'push' ? 'push' : rule, scoreFormula(selection, facts.score, grade));
  }
  const ended = `Abandoned after ${facts.minutesPlayed} minutes`;
  if (selection.market === 'total' && countedTotal(selection, facts.score) > selection.line)
    return graded(grade, 'football-already-decided', scoreFormula(selection, facts.score, grade, ended));
  return voided('football-official', ended);
}
