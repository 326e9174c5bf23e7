import { createHash } from 'node:crypto';
import type { GolfFacts } from '@clearedge/quant/grading';

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Equal facts have equal hashes, in whatever order a source or a database hands out their fields. */
export const hashGolfFacts = (facts: GolfFacts): string => createHash('sha256').update(JSON.stringify(facts, inOrder)).digest('hex');

/** Why facts cannot be graded on; null for sound ones. */
export function golfFactsFault({ players, holesCompleted }: GolfFacts): string | null {
  if (!Number.isInteger(holesCompleted) || holesCompleted < 0) return `${holesCompleted} holes completed`;
  for (const [playerId, { position, tied }] of Object.entries(players)) {
    if (position === null) continue;
    if (!Number.isInteger(position) || position < 1) return `${playerId} has position ${position}`;
    if (!Number.isInteger(tied) || tied < 1) return `${playerId} shares position ${position} with ${tied}`;
  }
  return null;
}

/** Whether a result tells less than an official one before it: no longer official, fewer holes, players or positions. */
export function isEmptier(before: GolfFacts, after: GolfFacts): boolean {
  const placed = ({ players }: GolfFacts): number => Object.values(players).filter(({ position }) => position !== null).length;
  return (
    (before.officialResult && !after.officialResult) ||
    after.holesCompleted < before.holesCompleted ||
    placed(after) < placed(before) ||
    Object.keys(after.players).length < Object.keys(before.players).length
  );
}
