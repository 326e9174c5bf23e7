import { graded, undecided, voided } from '../decision.ts';
import { inningsText, propFormula, scoreFormula } from '../formula.ts';
import { isBaseballKind } from '../props.ts';
import { gradeNumber, gradeScoreLine } from '../score-line.ts';
import type {
  BaseballFacts,
  GradeDecision,
  GradeTerms,
  MoneylineSelection,
  PlayerFacts,
  PropSelection,
  Score,
  Selection,
  TeamSide,
  Undecided,
} from '../types.ts';
import { countedScore, isFullLength, isOfficial, requireBaseballFacts } from './game-length.ts';
import { gradeFullGameLine } from './grade-full-game-line.ts';
import { gradePeriod, isPartComplete } from './grade-period.ts';
import { isPitcherKind } from './props.ts';

function gradeMoneyline(selection: MoneylineSelection, facts: BaseballFacts): GradeDecision {
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

function gradeProp(selection: PropSelection, facts: BaseballFacts, terms: GradeTerms): GradeDecision | Undecided {
  const player = Object.hasOwn(facts.players, selection.playerId) ? facts.players[selection.playerId] : undefined;
  if (!player) return undecided('The line of the player is not known');
  const absent = gradeAbsence(selection, player);
  if (absent) return absent;
  const value = isBaseballKind(selection.prop) ? player.stats[selection.prop] : undefined;
  if (value === undefined) return undecided('The statistic of the player is not known');
  const grade = gradeNumber(selection.side, value, selection.line);
  const innings = Math.max(terms.scheduledInningsAtBet ?? 0, facts.scheduledInnings);
  if (isFullLength(facts, innings))
    return graded(grade, grade === 'push' ? 'push' : 'baseball-player-prop', propFormula(selection, value, grade));
  const played = inningsText(facts.completedInnings);
  if (value > selection.line)
    return graded(grade, 'baseball-already-decided', propFormula(selection, value, grade, `Decided when play ended after ${played}`));
  return voided('baseball-shortened-prop', `Only ${played} of ${innings} completed, the prop not yet decided`);
}

function gradeAbsence(selection: PropSelection, player: PlayerFacts): GradeDecision | null {
  if (isPitcherKind(selection.prop))
    return player.threwFirstPitch ? null : voided('baseball-pitcher-prop', 'The pitcher did not throw the first pitch of his team');
  return player.started ? null : voided('baseball-batter-prop', 'The batter was not in the starting lineup');
}

const ACTION: GradeTerms = { pitcherRule: 'action' };
const SIDES: readonly TeamSide[] = ['away', 'home'];

/**
 * Grades a selection on a baseball game by the house rules, with the rule that decided and the arithmetic; undecided while the game or a
 * fact is open. RangeError for lines or facts that make no sense.
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
