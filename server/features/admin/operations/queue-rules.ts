import type { SportKey } from '@clearedge/contract/sports';
export interface QueueRow {
  gameId: string;
  sport: SportKey;
  label: string;
  startsMs: number;
  status: string;
  statusNote: string | null;
  awayScore: number | null;
  homeScore: number | null;
  hasFacts: boolean;
  bets: number;
  legs: number;
  picks: number;
  parlayLegs: number;
  groupPicks: number;
  signals: number;
  flags: string[] | null;
  /** Why the source's result is not used. */
  resultHold: string | null;
}

const STOPPED = new Set(['suspended', 'postponed', 'cancelled']);

/** Why a game's bets wait: it was stopped, its score is missing, or its result is in doubt or does not decide them. */
export function reasonOf({
  status,
  hasFacts,
  resultHold,
}: Pick<QueueRow, 'status' | 'hasFacts' | 'resultHold'>): 'missing-score' | 'suspended' | 'flagged' {
  if (resultHold) return 'flagged';
  if (STOPPED.has(status)) return 'suspended';
  return status === 'final' && hasFacts ? 'flagged' : 'missing-score';
}
