import type { SportKey } from '@clearedge/contract/sports';
import type { SlipEntry } from '../../../core/slip/index.ts';

/** Clubs that only football has; of a CFL game at least one is among them. */
const FOOTBALL_ONLY: ReadonlySet<string> = new Set(['BC', 'CGY', 'EDM', 'HAM', 'MTL', 'OTT', 'SSK', 'WPG']);
const isFootball = (code: string | undefined): boolean => code !== undefined && FOOTBALL_ONLY.has(code);

/** What sport a bet on the slip is on; baseball where nothing says otherwise. */
export function entrySport({ sport, gameId, awayTeamCode, homeTeamCode }: SlipEntry): SportKey {
  if (sport) return sport;
  if (gameId.startsWith('golf-')) return 'golf';
  return isFootball(awayTeamCode) || isFootball(homeTeamCode) ? 'cfl' : 'mlb';
}
