import { graded, undecided, voided } from '../decision.ts';
import { scoreFormula } from '../formula.ts';
import { countedTotal, gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { GradeDecision, Score, Undecided } from '../types.ts';

/** What is known about a football game when its bets are graded; overtime is in the score. */
export interface LeagueFacts {
  state: 'final' | 'called' | 'postponed';
  /** 0 to 60, and more with overtime */
  minutesPlayed: number;
  score: Score;
  /** Of a postponed game: it has a new day within its league week. */
  isMovedWithinWeek?: boolean;
}

/** How a league of football is graded, as data. */
interface FootballRules {
  /** Its house rules' ids begin with this. */
  id: string;
  league: string;
  /** An abandoned game is official after so many minutes of play. */
  officialMinutes: number;
  /** Whether a game that is moved within its league week stays in action. */
  keepsMovedGames: boolean;
}

export const CFL_RULES: FootballRules = { id: 'football', league: 'CFL', officialMinutes: 55, keepsMovedGames: false };
/** As the large United States books have them: 55 of 60 minutes, and a league week from Thursday to Wednesday. */
export const NFL_RULES: FootballRules = { id: 'nfl', league: 'NFL', officialMinutes: 55, keepsMovedGames: true };

/**
 * Grades a full-game selection on a game of football: overtime counts, a tie pushes the moneyline, an abandoned game is official after the
 * league's minutes. Undecided for a game moved within its week where that stays in action. RangeError for another period, or facts that make
 * no sense.
 */
export function gradeFootball(selection: ScoreSelection, facts: LeagueFacts, rules: FootballRules): GradeDecision | Undecided {
  if (selection.period !== 'full') throw new RangeError('Football is graded on the full game only');
  if (!(facts.minutesPlayed >= 0 && Number.isFinite(facts.minutesPlayed))) throw new RangeError(`Not minutes: ${facts.minutesPlayed}`);
  const grade = gradeScoreLine(selection, facts.score);
  if (facts.state === 'postponed')
    return facts.isMovedWithinWeek && rules.keepsMovedGames
      ? undecided('Moved to another day of its league week')
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

interface RuleText {
  id: string;
  title: string;
  text: string;
}

/** The house rules that follow from a league's data. */
export const footballHouseRules = ({ id, league, officialMinutes, keepsMovedGames }: FootballRules): RuleText[] => [
  {
    id: `${id}-bets-close`,
    title: `${league}: when bets close`,
    text: 'A bet is taken until the scheduled kickoff, or the real one if that comes first. One placed elsewhere before it may be written down later.',
  },
  {
    id: `${id}-result`,
    title: `${league}: final score`,
    text: 'Moneyline, spread and total are graded on the final score. Overtime counts. A tie is a push on the moneyline; spread and total are graded.',
  },
  {
    id: `${id}-official`,
    title: `${league}: abandoned game`,
    text: `An abandoned game is official after ${officialMinutes} minutes of play. Before that bets are void, unless already decided.`,
  },
  {
    id: `${id}-already-decided`,
    title: `${league}: already decided`,
    text: 'If a total has already been passed when a game is abandoned, the over wins and the under loses.',
  },
  {
    id: `${id}-postponed`,
    title: `${league}: postponed game`,
    text: keepsMovedGames
      ? 'A game moved to another day of its league week, Thursday to Wednesday, stays in action. Any other game postponed before it starts is void.'
      : 'A game postponed before it starts is void.',
  },
];
