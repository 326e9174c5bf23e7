import { graded, undecided, voided } from '../decision.ts';
import { scoreFormula } from '../formula.ts';
import { isThreeWay, PARTS, type Part, type PartData, partIn } from '../parts.ts';
import { countedTotal, gradeScoreLine, type ScoreSelection } from '../score-line.ts';
import type { GradeDecision, Score, Undecided } from '../types.ts';
import type { LeagueFacts } from './league-facts.ts';
import type { LeagueRules } from './league-rules.ts';

const UNKNOWN = 'The points by period are not known';
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What each side scored in a part, as far as it was played; null where that is not told, or contradicts the score. */
function scoreIn({ from, to, hasOvertime }: PartData, { periods, score }: LeagueFacts, isComplete: boolean): Score | null {
  if (!periods) return null;
  const lacks = (side: keyof Score): boolean => (isComplete && periods[side].length < to) || sumOf(periods[side]) !== score[side];
  if (lacks('away') || lacks('home')) return null;
  const pointsOf = (side: keyof Score): number => sumOf(periods[side].slice(from - 1, hasOvertime ? undefined : to));
  return { away: pointsOf('away'), home: pointsOf('home') };
}

const ruleOf = (part: Part, { id }: LeagueRules): string => `${id}-${isThreeWay(part) ? part : 'part'}`;

/** Whether nothing more can be scored in a part; a game that was abandoned has played so many minutes of regulation. */
function isPartOver({ to, hasOvertime }: PartData, { state, minutesPlayed }: LeagueFacts, rules: LeagueRules): boolean {
  return state === 'final' || (!hasOvertime && minutesPlayed >= to * rules.periodMinutes);
}

/**
 * Grades a selection on a part of a game that was played, by what was scored in it: void where the part was not completed, unless a total was
 * passed. Undecided where the points by period are not known, and for a part that the league's games do not have.
 */
export function gradeLeaguePart(
  selection: ScoreSelection & { period: Part },
  facts: LeagueFacts,
  rules: LeagueRules,
): GradeDecision | Undecided {
  const { name } = PARTS[selection.period];
  const part = partIn(rules.unit, selection.period);
  if (!part) return undecided(`${rules.league} games have no ${name.toLowerCase()}`);
  const isOver = isPartOver(part, facts, rules);
  const score = scoreIn(part, facts, isOver);
  if (!score && (isOver || selection.market === 'total')) return undecided(UNKNOWN);
  if (score && isOver) {
    const grade = gradeScoreLine(selection, score);
    return graded(grade, grade === 'push' ? 'push' : ruleOf(selection.period, rules), scoreFormula(selection, score, grade, name));
  }
  const ended = `Abandoned after ${facts.minutesPlayed} minutes`;
  if (score && selection.market === 'total' && countedTotal(selection, score) > selection.line) {
    const grade = gradeScoreLine(selection, score);
    return graded(grade, `${rules.id}-already-decided`, scoreFormula(selection, score, grade, `${name}. ${ended}`));
  }
  return voided(ruleOf(selection.period, rules), `${ended}, the ${name.toLowerCase()} not completed`);
}
