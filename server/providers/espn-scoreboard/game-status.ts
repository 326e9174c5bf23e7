import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { addedStatus, unknownStatus } from '../leagues/spellings.ts';
import type { WireStatus } from './schema.ts';

const NAMED: Readonly<Record<string, ContestStatus>> = {
  STATUS_POSTPONED: 'postponed',
  STATUS_CANCELED: 'cancelled',
  STATUS_CANCELLED: 'cancelled',
  STATUS_ABANDONED: 'cancelled',
  STATUS_SUSPENDED: 'suspended',
};
/** Over on the field, official or not yet. */
const ENDED = /^STATUS_(FINAL|END_OF_GAME)/;
const BREAKS = new Set(['STATUS_HALFTIME', 'STATUS_END_PERIOD', 'STATUS_INTERMISSION', 'STATUS_END_OF_REGULATION']);

const isDelay = ({ type }: WireStatus): boolean => /DELAY/.test(type.name);

/** Final only where the source says "completed": a clock at 0:00 may go on into overtime. */
export function statusOf(status: WireStatus): ContestStatus {
  const { name, state, completed } = status.type;
  const named = NAMED[name] ?? addedStatus('espn-scoreboard', name, completed === true);
  if (named) return named;
  if (state === 'post' && !ENDED.test(name)) return unknownStatus('espn-scoreboard', name);
  if (completed) return 'final';
  if (state === 'pre') return isDelay(status) ? 'delayed' : 'scheduled';
  return 'live';
}

/** Between periods, or the ball at rest for longer. */
export const isBreak = (status: WireStatus): boolean => BREAKS.has(status.type.name) || isDelay(status);

/** What there is to say of a game beside its score; `periods` are those of regulation. */
export function noteOf(status: WireStatus, periods: number): string | null {
  if (statusOf(status) === 'final') {
    if (/\bSO\b/.test(status.type.shortDetail ?? '')) return 'Final in a shootout';
    return (status.period ?? 0) > periods ? 'Final in overtime' : null;
  }
  if (!isDelay(status)) return null;
  return status.type.state === 'pre' ? 'Start delayed' : 'Delayed';
}
