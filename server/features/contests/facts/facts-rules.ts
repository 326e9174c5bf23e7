import { createHash } from 'node:crypto';
import type { AnyFacts, GameFacts } from '@clearedge/quant/grading';
import { gameModuleOf, type ResultReport, resultsOf } from '../../../sports/registry.ts';
import type { ContestRow } from '../contest.ts';
import type { FactsHead } from '../rows/fact-rows.ts';

/** The house regrades on corrections that come within a day of the final; what comes later is not followed. */
export const CORRECTION_MS = 24 * 3_600_000;

export type FactsPlan =
  | { kind: 'record'; version: number; hash: string }
  | { kind: 'same' }
  | { kind: 'late' }
  | { kind: 'nonsense'; reason: string };

export function planFacts(
  contest: Pick<ContestRow, 'kind' | 'sport' | 'endedAt'>,
  latest: FactsHead | null,
  stated: ResultReport,
  now: Date,
): FactsPlan {
  // A tournament's answers are dated by when they were asked for: one that was overtaken says nothing.
  if (contest.kind === 'tournament' && latest && stated.reportedAt < latest.reportedAt) return { kind: 'late' };
  const reason = findNonsense(contest.sport, stated.facts);
  if (reason) return { kind: 'nonsense', reason };
  const hash = hashFacts(stated.facts);
  if (latest?.factsHash === hash && latest.isFinal === stated.isFinal) return { kind: 'same' };
  if (latest?.isFinal && now.getTime() - (contest.endedAt ?? latest.recordedAt).getTime() > CORRECTION_MS) return { kind: 'late' };
  return { kind: 'record', version: (latest?.version ?? 0) + 1, hash };
}

/** Facts of a game that stopped, as its sport's rules take them by now: since its last play, or since it was first known to have stopped. */
export function withResumeWindow(
  sport: ContestRow['sport'],
  stated: ResultReport,
  head: Pick<FactsHead, 'recordedAt'> | null,
  now: Date,
): ResultReport {
  const stoppedAt = Math.min(stated.reportedAt.getTime(), (head?.recordedAt ?? stated.reportedAt).getTime());
  const game = gameModuleOf(sport);
  return game ? { ...stated, facts: game.afterStop(stated.facts as GameFacts, now.getTime() - stoppedAt) } : stated;
}

/**
 * Equal facts have equal hashes, in whatever order a source or a database hands out their fields. Who confirmed a result is no part of it:
 * the same result confirmed later is no correction.
 */
export const hashFacts = (facts: AnyFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ ...facts, sources: undefined })))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]));
}

// Facts that no bet can be graded on must not be stored: every grade and every card would stumble over them.
export function findNonsense(sport: ContestRow['sport'], facts: AnyFacts): string | null {
  try {
    resultsOf(sport).checkFacts(facts);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
