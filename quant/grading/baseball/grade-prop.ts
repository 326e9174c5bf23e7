import { graded, undecided, voided } from '../decision.ts';
import { inningsText, propFormula } from '../formula.ts';
import { gradeNumber } from '../score-line.ts';
import type { BaseballFacts, GradeDecision, GradeTerms, PlayerFacts, PropSelection, Undecided } from '../types.ts';
import { isFullLength } from './game-length.ts';

export function gradeProp(selection: PropSelection, facts: BaseballFacts, terms: GradeTerms): GradeDecision | Undecided {
  const player = Object.hasOwn(facts.players, selection.playerId) ? facts.players[selection.playerId] : undefined;
  if (!player) return undecided('The line of the player is not known');
  const absent = gradeAbsence(selection, player);
  if (absent) return absent;
  const value = player.stats[selection.prop];
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
  if (selection.prop.startsWith('pitcher_'))
    return player.threwFirstPitch ? null : voided('baseball-pitcher-prop', 'The pitcher did not throw the first pitch of his team');
  return player.started ? null : voided('baseball-batter-prop', 'The batter was not in the starting line-up');
}
