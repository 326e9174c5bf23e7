import type { EventStatus } from '../../ports/event-feed.ts';
import type { WireStatus } from './schema/schedule.ts';

const BY_DETAIL: readonly [RegExp, EventStatus][] = [
  [/^Postponed/i, 'postponed'],
  [/^Suspended/i, 'suspended'],
  [/^Cancell?ed/i, 'cancelled'],
  [/^Delayed Start/i, 'delayed'],
  // Over on the field, and not yet official: the scorer may still change it.
  [/^Game Over/i, 'live'],
  [/^(Warmup|Pre-Game|Scheduled)/i, 'scheduled'],
];

/** "Warmup" is "Live" by its abstract state: the detail tells whether a pitch was thrown. */
export function statusOf({ abstractGameState, detailedState }: Pick<WireStatus, 'abstractGameState' | 'detailedState'>): EventStatus {
  const named = BY_DETAIL.find(([pattern]) => pattern.test(detailedState))?.[1];
  if (named) return named;
  if (abstractGameState === 'Final') return 'final';
  return abstractGameState === 'Live' ? 'live' : 'scheduled';
}

/** What is worth saying beside the state: a rain delay, a game called early. */
export function noteOf({ detailedState, reason }: WireStatus): string | null {
  if (/^(Scheduled|Pre-Game|Warmup|In Progress|Final|Game Over)$/i.test(detailedState)) return null;
  return reason && !detailedState.includes(reason) ? `${detailedState}: ${reason}` : detailedState;
}

/** Called before its last inning and official all the same. */
export const isCalled = ({ detailedState }: Pick<WireStatus, 'detailedState'>): boolean => /^Completed Early/i.test(detailedState);
