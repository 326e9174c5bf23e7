import { createHash } from 'node:crypto';
import { type AnyFacts, type GameFacts, isFootballFacts } from '@clearedge/quant/grading';
import { type GameReport, gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../contest.ts';
import type { FactsHead } from '../rows/fact-rows.ts';

/** The house regrades on corrections that come within a day of the final; what comes later is not followed. */
export const CORRECTION_MS = 24 * 3_600_000;

export type FactsPlan =
  | { kind: 'record'; version: number; hash: string }
  | { kind: 'same' }
  | { kind: 'late' }
  | { kind: 'nonsense'; reason: string };

/** What to do with it. */
export function planFacts(contest: Contest, latest: FactsHead | null, said: GameReport, now: Date): FactsPlan {
  const reason = findNonsense(contest.sport, said.facts);
  if (reason) return { kind: 'nonsense', reason };
  const hash = hashFacts(said.facts);
  if (latest?.factsHash === hash && latest.isFinal === said.isFinal) return { kind: 'same' };
  if (latest?.isFinal && now.getTime() - (contest.endedAt ?? latest.recordedAt).getTime() > CORRECTION_MS) return { kind: 'late' };
  return { kind: 'record', version: (latest?.version ?? 0) + 1, hash };
}

const RESUME_MS = 36 * 3_600_000;

/**
 * Marks the facts of a game that was not resumed within 36 hours of its last play, or of when it was first known to be suspended: from then
 * on it is graded on where it stood. A postseason game waits until it is completed.
 */
export function withResumeWindow(said: GameReport, head: Pick<FactsHead, 'recordedAt'> | null, now: Date): GameReport {
  const { facts, reportedAt } = said;
  if (isFootballFacts(facts) || facts.state !== 'suspended' || facts.postseason) return said;
  const stoppedAt = Math.min(reportedAt.getTime(), (head?.recordedAt ?? reportedAt).getTime());
  return now.getTime() - stoppedAt > RESUME_MS ? { ...said, facts: { ...facts, resumeWindowOver: true } } : said;
}

/** Equal facts have equal hashes, in whatever order a source or a database hands out their fields. */
export const hashFacts = (facts: AnyFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(facts)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]));
}

// Facts that no bet can be graded on must not be stored: every grade and every card would stumble over them.
function findNonsense(sport: Contest['sport'], facts: GameFacts): string | null {
  try {
    gameModuleOf(sport)?.checkFacts(facts);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
