import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { addedStatus, unknownStatus } from '../leagues/spellings.ts';
import type { WireStatus } from './schema/schedule.ts';

type Reported = Pick<WireStatus, 'abstractGameState' | 'codedGameState' | 'detailedState'>;

const BY_DETAIL: readonly [RegExp, ContestStatus][] = [
  [/^Postponed/i, 'postponed'],
  [/^Suspended/i, 'suspended'],
  [/^Cancell?ed/i, 'cancelled'],
  [/^Delayed Start/i, 'delayed'],
  [/^Game Over/i, 'live'],
  [/^(Warmup|Pre-Game|Scheduled)/i, 'scheduled'],
];
/** Over on the field, and not yet official: the scorer may still change it. */
const NOT_OFFICIAL = 'O';
const ENDED = /^(Final|Completed Early)/i;
const BY_ABSTRACT: Readonly<Record<string, ContestStatus>> = { Final: 'final', Live: 'live', Preview: 'scheduled' };

/**
 * "Warmup" is "Live" by its abstract state: the detail tells whether a pitch was thrown. A game that is over but not official is still live,
 * whatever its words; words and states that say nothing ("Unknown", "Writing", "Other") are unknown and never a game as scheduled.
 */
export function statusOf({ abstractGameState, codedGameState, detailedState }: Reported): ContestStatus {
  const named = BY_DETAIL.find(([pattern]) => pattern.test(detailedState))?.[1];
  if (named) return named;
  if (/^(Unknown|Writing)/i.test(detailedState)) return 'unknown';
  const status = BY_ABSTRACT[abstractGameState];
  const isOver = status === 'final' && codedGameState !== NOT_OFFICIAL;
  const added = addedStatus('mlb-stats-api', detailedState, isOver);
  if (added) return added;
  if (status === undefined || (isOver && !ENDED.test(detailedState))) return unknownStatus('mlb-stats-api', detailedState);
  return status === 'final' && !isOver ? 'live' : status;
}

/** What is worth saying beside the state: a rain delay, a game called early. */
export function noteOf({ detailedState, reason }: WireStatus): string | null {
  if (/^(Scheduled|Pre-Game|Warmup|In Progress|Final|Game Over)$/i.test(detailedState)) return null;
  return reason && !detailedState.includes(reason) ? `${detailedState}: ${reason}` : detailedState;
}

/** Called before its last inning and official all the same. */
export const isCalled = ({ detailedState }: Pick<WireStatus, 'detailedState'>): boolean => /^Completed Early/i.test(detailedState);
