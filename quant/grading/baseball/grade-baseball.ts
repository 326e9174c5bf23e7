import { undecided, voided } from '../decision.ts';
import { gradeNumber, gradeScoreLine } from '../score-line.ts';
import type { BaseballFacts, GradeDecision, GradeTerms, Selection, TeamSide, Undecided } from '../types.ts';
import { requireBaseballFacts } from './game-length.ts';
import { gradeFullGameLine } from './grade-full-game-line.ts';
import { gradeMoneyline } from './grade-moneyline.ts';
import { gradePeriod, isPartComplete } from './grade-period.ts';
import { gradeProp } from './grade-prop.ts';

const ACTION: GradeTerms = { pitcherRule: 'action' };
const SIDES: readonly TeamSide[] = ['away', 'home'];

/**
 * Grades a selection on a baseball game by the house rules, with the rule that decided and the arithmetic; undecided while the game or a
 * fact is open. RangeError for lines or facts that make no sense. Source: market reference, D1.
 */
export function gradeBaseball(selection: Selection, facts: BaseballFacts, terms: GradeTerms = ACTION): GradeDecision | Undecided {
  requireBaseballFacts(facts);
  requireSelection(selection);
  const unplayed = gradePostponed(facts) ?? gradeListedPitchers(selection, facts, terms);
  if (unplayed) return unplayed;
  const waiting = isPartComplete(selection, facts) ? null : awaitEnd(facts);
  if (waiting) return waiting;
  if (selection.market === 'prop') return gradeProp(selection, facts, terms);
  if (selection.period !== 'full') return gradePeriod(selection, facts);
  return selection.market === 'moneyline' ? gradeMoneyline(selection, facts) : gradeFullGameLine(selection, facts, terms);
}

function requireSelection(selection: Selection): void {
  if (selection.market === 'prop') gradeNumber(selection.side, 0, selection.line);
  else gradeScoreLine(selection, { away: 0, home: 0 });
}

function gradePostponed(facts: BaseballFacts): GradeDecision | Undecided | null {
  if (facts.state !== 'postponed') return null;
  if (!facts.playedSameDay) return voided('baseball-postponed', 'Postponed and not played the same Eastern day');
  return facts.completedInnings > 0 ? null : undecided('The game was moved to later the same Eastern day');
}

function gradeListedPitchers(selection: Selection, facts: BaseballFacts, terms: GradeTerms): GradeDecision | Undecided | null {
  if (terms.pitcherRule !== 'listed' || selection.market === 'prop') return null;
  const { listed } = terms;
  if (!listed) return undecided('The bet lists no pitcher');
  const sides = SIDES.filter((side) => listed[side] !== null);
  const changed = sides.find((side) => facts.starters[side] !== null && facts.starters[side] !== listed[side]);
  if (changed) return voided('baseball-listed-pitcher', `The ${changed} starter was not the listed pitcher`);
  return sides.some((side) => facts.starters[side] === null) ? undecided('A starting pitcher is not known') : null;
}

function awaitEnd(facts: BaseballFacts): Undecided | null {
  if (facts.state === 'live') return undecided('The game is still being played');
  if (facts.state !== 'suspended') return null;
  if (facts.postseason) return undecided('A suspended postseason game stands until it is completed');
  return facts.resumeWindowOver ? null : undecided('The game is suspended and may resume within 36 hours');
}
