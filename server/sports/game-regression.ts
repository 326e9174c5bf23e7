import { type AnyFacts, type BaseballFacts, findLostFigures, type GameFacts, isFootballFacts } from '@clearedge/quant/grading';
import type { ResultReport } from './sport-module.ts';

const OVER: readonly GameFacts['state'][] = ['final', 'called', 'mercy'];

const playedOf = (facts: GameFacts): number => (isFootballFacts(facts) ? facts.minutesPlayed : facts.completedInnings);

function countLost(before: BaseballFacts, after: BaseballFacts): number {
  return Object.entries(before.players).filter(([id, { stats }]) => {
    const now = after.players[id]?.stats;
    return Object.keys(stats).some((name) => now === undefined || !(name in now));
  }).length;
}

/**
 * What a source takes back of a result that was final: the end itself, innings, runs, players' figures. Null for facts that correct or add.
 * An earlier state of a game is no correction: it waits for the operator, and the stored result stays.
 */
export function findGameRegression(stored: Pick<ResultReport, 'facts' | 'isFinal'>, reported: AnyFacts): string | null {
  const [before, after] = [stored.facts as GameFacts, reported as GameFacts];
  if (!stored.isFinal) return null;
  if (OVER.includes(before.state) && !OVER.includes(after.state)) return `The result was final, and the source now says ${after.state}`;
  if (playedOf(after) < playedOf(before)) return `The source now tells less of the game: ${playedOf(after)} instead of ${playedOf(before)}`;
  const [was, is] = [before.score, after.score];
  if (is.away < was.away || is.home < was.home) return `The final score went down from ${was.away}-${was.home} to ${is.away}-${is.home}`;
  if (isFootballFacts(before) || isFootballFacts(after)) return null;
  return findLostFigures(countLost(before, after));
}
