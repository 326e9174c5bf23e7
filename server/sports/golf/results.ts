import { type AnyFacts, findLostFigures, type GolfFacts } from '@clearedge/quant/grading';
import type { ResultModule, ResultReport } from '../sport-module.ts';

/** RangeError for facts that no bet can be graded on. */
function checkFacts({ players, holesCompleted }: GolfFacts): void {
  const fault = (message: string): RangeError => new RangeError(message);
  if (!Number.isInteger(holesCompleted) || holesCompleted < 0) throw fault(`${holesCompleted} holes completed`);
  for (const [playerId, { position, tied }] of Object.entries(players)) {
    if (position === null) continue;
    if (!Number.isInteger(position) || position < 1) throw fault(`${playerId} has position ${position}`);
    if (!Number.isInteger(tied) || tied < 1) throw fault(`${playerId} shares position ${position} with ${tied}`);
  }
}

/** Players with a figure that is gone: the whole line, a position, a total, a cut. */
function countLost(before: GolfFacts, after: GolfFacts): number {
  return Object.entries(before.players).filter(([playerId, was]) => {
    const is = after.players[playerId];
    return !is || (['position', 'strokes', 'madeCut'] as const).some((field) => was[field] !== null && is[field] === null);
  }).length;
}

function findRegression({ facts, isFinal }: Pick<ResultReport, 'facts' | 'isFinal'>, reported: AnyFacts): string | null {
  const [before, after] = [facts as GolfFacts, reported as GolfFacts];
  if (before.officialResult && !after.officialResult)
    return `The result was official, and the source now says ${after.calledOff ? 'called off' : 'not official'}`;
  if (before.calledOff && !after.calledOff)
    return after.officialResult ? null : 'The tournament was called off, and the source no longer says so';
  if (isFinal && after.holesCompleted < before.holesCompleted)
    return `The source now tells less of the tournament: ${after.holesCompleted} holes instead of ${before.holesCompleted}`;
  return findLostFigures(countLost(before, after));
}

export const golfResults: ResultModule = {
  ask: ({ golf }, tournamentId, asOf) =>
    golf?.feed.findFacts(tournamentId, asOf).then((facts) => ({ facts, box: null, live: null })) ?? null,
  checkFacts: (facts) => checkFacts(facts as GolfFacts),
  findRegression,
  presentEvidence: (facts, nameOf) => {
    const { holesCompleted, players } = facts as GolfFacts;
    const named = Object.entries(players).map(([playerId, stated]) => ({ playerId, name: nameOf(playerId), ...stated }));
    return { golf: { holesCompleted, players: named } };
  },
};
