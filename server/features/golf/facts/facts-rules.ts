import { findLostFigures, type GolfFacts } from '@clearedge/quant/grading';
import type { DoubtfulTournament, TournamentFacts } from '../../../ports/index.ts';

interface Stored {
  facts: GolfFacts;
  isFinal: boolean;
}

/** Why facts cannot be graded on; null for sound ones. */
function findFault({ players, holesCompleted }: GolfFacts): string | null {
  if (!Number.isInteger(holesCompleted) || holesCompleted < 0) return `${holesCompleted} holes completed`;
  for (const [playerId, { position, tied }] of Object.entries(players)) {
    if (position === null) continue;
    if (!Number.isInteger(position) || position < 1) return `${playerId} has position ${position}`;
    if (!Number.isInteger(tied) || tied < 1) return `${playerId} shares position ${position} with ${tied}`;
  }
  return null;
}

/** Players with a figure that is gone: the whole line, a position, a total, a cut. */
function countLost(before: GolfFacts, after: GolfFacts): number {
  return Object.entries(before.players).filter(([playerId, was]) => {
    const is = after.players[playerId];
    return !is || (['position', 'strokes', 'madeCut'] as const).some((field) => was[field] !== null && is[field] === null);
  }).length;
}

/** What a source takes back of a stored result. Null for facts that correct or add. */
function findRegression({ facts: before, isFinal }: Stored, after: GolfFacts): string | null {
  if (before.officialResult && !after.officialResult)
    return `The result was official, and the source now says ${after.calledOff ? 'called off' : 'not official'}`;
  if (before.calledOff && !after.calledOff)
    return after.officialResult ? null : 'The tournament was called off, and the source no longer says so';
  if (isFinal && after.holesCompleted < before.holesCompleted)
    return `The source now tells less of the tournament: ${after.holesCompleted} holes instead of ${before.holesCompleted}`;
  return findLostFigures(countLost(before, after));
}

type Told = TournamentFacts | DoubtfulTournament | null;

/** Why an answer freezes the grading of a tournament: the source doubts it, it cannot be graded, or it takes back what is stored. */
export function findHold(told: Told, stored: Stored | null): string | null {
  if (!told) return stored?.isFinal ? 'The result was final, and the source no longer reports it' : null;
  if ('doubts' in told) return told.doubts.join('; ');
  const fault = findFault(told.facts);
  if (fault !== null) return `The result cannot be graded: ${fault}`;
  return stored && findRegression(stored, told.facts);
}

/** Why staff cannot accept an answer in place of a held result; null for one that is complete, final and sound. */
export function findRefusal(told: Told): string | null {
  if (told && 'doubts' in told) return `The source still contradicts itself: ${told.doubts.join('; ')}. There is no result to accept.`;
  if (!told?.isFinal) return 'The source reports no final result at the moment. There is nothing to accept.';
  const fault = findFault(told.facts);
  return fault === null ? null : `The source’s result cannot be graded: ${fault}.`;
}
