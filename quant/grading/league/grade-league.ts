import { graded, undecided, voided } from '../decision.ts';
import { scoreFormula } from '../formula.ts';
import { countedTotal, gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { GradeDecision, Score, Undecided } from '../types.ts';
import { type LeagueRules, MOVED_REASON } from './league-rules.ts';

/** What is known about a league's game when its bets are graded; overtime is in the score. */
export interface LeagueFacts {
  state: 'final' | 'called' | 'postponed';
  /** 0 to those of regulation, and more with overtime */
  minutesPlayed: number;
  score: Score;
  /** Of a postponed game: its new start is no further away than its league lets bets stay in action. */
  isMovedInAction?: boolean;
}

/**
 * Grades a full-game selection on a game of a league: overtime counts, a tie pushes the moneyline, an abandoned game is official after the
 * league's minutes. Undecided for a game moved no further than its league lets bets stay in action. RangeError for another period, or facts
 * that make no sense.
 */
export function gradeLeague(selection: ScoreSelection, facts: LeagueFacts, rules: LeagueRules): GradeDecision | Undecided {
  if (selection.period !== 'full') throw new RangeError(`${rules.league} games are graded on the full game only`);
  if (!(facts.minutesPlayed >= 0 && Number.isFinite(facts.minutesPlayed))) throw new RangeError(`Not minutes: ${facts.minutesPlayed}`);
  const grade = gradeScoreLine(selection, facts.score);
  if (facts.state === 'postponed')
    return facts.isMovedInAction && rules.moved !== null
      ? undecided(MOVED_REASON[rules.moved])
      : voided(`${rules.id}-postponed`, 'Postponed');
  if (facts.state === 'final' || facts.minutesPlayed >= rules.officialMinutes) {
    const rule = facts.state === 'final' ? `${rules.id}-result` : `${rules.id}-official`;
    return graded(grade, grade === 'push' ? 'push' : rule, scoreFormula(selection, facts.score, grade));
  }
  const ended = `Abandoned after ${facts.minutesPlayed} minutes`;
  if (selection.market === 'total' && countedTotal(selection, facts.score) > selection.line)
    return graded(grade, `${rules.id}-already-decided`, scoreFormula(selection, facts.score, grade, ended));
  return voided(`${rules.id}-official`, ended);
}
