import { formatDuration } from '../lib/format.ts';
import type { AnyGame } from './games.ts';

/** Words under a start that lies ahead; "due to start" once it has passed. */
export function untilStart(gameTime: string, now: number): string {
  const seconds = (Date.parse(gameTime) - now) / 1000;
  if (!Number.isFinite(seconds)) return '';
  return seconds > 0 ? `in ${formatDuration(seconds)}` : 'due to start';
}

const STATUS_WORD: Partial<Record<AnyGame['status'], string>> = {
  live: 'Live',
  completed: 'Final',
  delayed: 'Delayed',
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Canceled',
  unknown: 'Status unknown',
};
/** Nothing of a game that is only scheduled. */
export const statusText = (status: AnyGame['status']): string | undefined => STATUS_WORD[status];

/** "6–3", and "6–3–1" once there is a tie, or where losses after regulation are counted apart; a dash where the record is not known. */
export function recordText(record: { wins: number; losses: number; ties?: number; overtimeLosses?: number | undefined } | null): string {
  if (!record) return '—';
  const { wins, losses, ties, overtimeLosses } = record;
  return [wins, losses, overtimeLosses ?? (ties || [])].flat().join('–');
}

/** "Daikin Park, Houston"; the park alone where its city is not known. */
export const placeText = ({ venue, city }: Pick<AnyGame, 'venue' | 'city'>): string => [venue, city].filter(Boolean).join(', ');
