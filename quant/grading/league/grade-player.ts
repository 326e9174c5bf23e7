import { graded, undecided, voided } from '../decision.ts';
import { propFormula } from '../formula.ts';
import { gradeStatistic } from '../score-line.ts';
import type { GradeDecision, PropSelection, Undecided } from '../types.ts';
import type { LeagueFacts } from './league-facts.ts';
import { type LeagueRules, MOVED_REASON } from './league-rules.ts';
import { countOf } from './player-props.ts';

/**
 * Grades a proposition on a player of a league: void where he was inactive or did not get into the game, and in a game that was not finished
 * unless it is decided; overtime counts. Undecided while his line is not known, and for a kind that the league does not have. RangeError for
 * lines or counts that make no sense.
 */
export function gradeLeaguePlayer(selection: PropSelection, facts: LeagueFacts, rules: LeagueRules): GradeDecision | Undecided {
  const { prop, side, line, playerId } = selection;
  gradeStatistic(side, 0, line);
  const kind = rules.props.find((one) => one === prop);
  if (kind === undefined) return undecided(`${rules.league} players are not graded on it`);
  if (facts.state === 'postponed')
    return facts.isMovedInAction && rules.moved !== null
      ? undecided(MOVED_REASON[rules.moved])
      : voided(`${rules.id}-postponed`, 'Postponed');
  const player = facts.players && Object.hasOwn(facts.players, playerId) ? facts.players[playerId] : undefined;
  if (!player) return undecided('The line of the player is not known');
  if (player.status === 'inactive') return voided(`${rules.id}-player-absent`, 'The player was inactive');
  if (player.status === 'did not play') return voided(`${rules.id}-player-absent`, `The player was not on the ${rules.surface}`);
  const value = countOf(kind, player.stats);
  const grade = gradeStatistic(side, value, line);
  if (facts.state === 'final')
    return graded(grade, grade === 'push' ? 'push' : `${rules.id}-player-prop`, propFormula(selection, value, grade));
  const ended = `Abandoned after ${facts.minutesPlayed} minutes`;
  // Yards can be lost again, so only what just adds up is decided.
  if (value > line && !prop.endsWith('_yards'))
    return graded(grade, `${rules.id}-already-decided`, propFormula(selection, value, grade, ended));
  return voided(`${rules.id}-player-unfinished`, `${ended}, the prop not decided`);
}
