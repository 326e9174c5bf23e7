import { LATE_HOUR } from '@clearedge/contract/constants';
import type { AnyGame } from '../../../core/games.ts';
import { EASTERN } from '../../../lib/dates.ts';

export const DAYPARTS = ['all', 'early', 'late'] as const;
export type Daypart = (typeof DAYPARTS)[number];

const eastern = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });

function clockMinutes(text: string): number | null {
  const found = /^\s*(\d{1,2}):(\d{2})\s*([AP])M/i.exec(text);
  if (!found) return null;
  const hour = (Number(found[1]) % 12) + (found[3]?.toUpperCase() === 'P' ? 12 : 0);
  return hour * 60 + Number(found[2]);
}

/** Minutes after Eastern midnight of an instant or of a text like "7:05 PM"; 0 for anything else. */
export function easternMinutes(gameTime: string): number {
  const fromText = clockMinutes(gameTime);
  if (fromText !== null) return fromText;
  const at = new Date(gameTime);
  if (Number.isNaN(at.getTime())) return 0;
  const parts = eastern.formatToParts(at);
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

export const daypartOf = (gameTime: string): 'early' | 'late' => (easternMinutes(gameTime) >= LATE_HOUR * 60 ? 'late' : 'early');

export function homeGames(games: readonly AnyGame[], daypart: Daypart): AnyGame[] {
  return games
    .filter((game) => daypart === 'all' || daypartOf(game.gameTime) === daypart)
    .sort((a, b) => easternMinutes(a.gameTime) - easternMinutes(b.gameTime) || a.gameId.localeCompare(b.gameId));
}
