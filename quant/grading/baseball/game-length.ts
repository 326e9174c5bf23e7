import { requireScore } from '../score-line.ts';
import type { BaseballFacts, Score } from '../types.ts';

/** RangeError unless the innings and every score of the facts make sense: whole and at least 0, innings in half steps. */
export function requireBaseballFacts(facts: BaseballFacts): void {
  requireScore(facts.score);
  if (facts.lastFullInningScore) requireScore(facts.lastFullInningScore);
  for (const away of facts.lineScore.away) requireScore({ away, home: 0 });
  for (const home of facts.lineScore.home) requireScore({ away: 0, home });
  const { scheduledInnings, completedInnings } = facts;
  if (!Number.isInteger(scheduledInnings) || scheduledInnings < 5) throw new RangeError(`Not a scheduled length: ${scheduledInnings}`);
  if (!Number.isSafeInteger(completedInnings * 2) || completedInnings < 0)
    throw new RangeError(`Not completed innings: ${completedInnings}`);
}

/** Whether a moneyline stands: 5 innings, or 4½ with the home team ahead. */
export function isOfficial(facts: BaseballFacts): boolean {
  return hasPlayed(facts, 5);
}

/** Whether run line and total stand: every scheduled inning, or all but the last half with the home team ahead. */
export function isFullLength(facts: BaseballFacts, innings: number = facts.scheduledInnings): boolean {
  return hasPlayed(facts, innings);
}

/** The score that bets are graded on; differs from the board where a game was called inside an inning. */
export function countedScore(facts: BaseballFacts): Score {
  if (facts.state === 'final' || facts.state === 'mercy') return facts.score;
  const last = lastFullInningScore(facts);
  if (!last) return facts.score;
  const { away, home } = facts.score;
  const isBottomHalf = !Number.isInteger(facts.completedInnings);
  const hasHomeTiedOrLed = home > away || (home === away && home > last.home);
  return isBottomHalf && hasHomeTiedOrLed ? facts.score : last;
}

/** Runs of the first innings, as far as they were played; null if the line score lacks an inning that was completed. */
export function scoreThrough(facts: BaseballFacts, innings: number): Score | null {
  const { away, home } = facts.lineScore;
  const completed = Math.min(innings, facts.completedInnings);
  if (away.length < Math.ceil(completed) || home.length < Math.floor(completed)) return null;
  return { away: sum(away.slice(0, innings)), home: sum(home.slice(0, innings)) };
}

function lastFullInningScore(facts: BaseballFacts): Score | null {
  if (facts.lastFullInningScore) return facts.lastFullInningScore;
  const innings = Math.floor(facts.completedInnings);
  const { away, home } = facts.lineScore;
  if (innings < 1 || away.length < innings || home.length < innings) return null;
  return { away: sum(away.slice(0, innings)), home: sum(home.slice(0, innings)) };
}

function hasPlayed({ completedInnings, score }: BaseballFacts, innings: number): boolean {
  return completedInnings >= innings || (completedInnings >= innings - 0.5 && score.home > score.away);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
