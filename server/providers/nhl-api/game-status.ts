import type { ContestStatus } from '../../ports/baseball-feed.ts';
import type { WireGame } from './schema.ts';

/** "OVER" is not yet "FINAL": its result may still be corrected. A word of tomorrow is one of a game in play. */
const STATES: Readonly<Record<string, ContestStatus>> = { FUT: 'scheduled', PRE: 'scheduled', FINAL: 'final', OFF: 'final' };
const SCHEDULE_STATES: Readonly<Record<string, ContestStatus>> = { PPD: 'postponed', CNCL: 'cancelled', SUSP: 'suspended' };

export const statusOf = ({ gameState, gameScheduleState }: Pick<WireGame, 'gameState' | 'gameScheduleState'>): ContestStatus =>
  SCHEDULE_STATES[gameScheduleState ?? ''] ?? STATES[gameState] ?? 'live';

const NOTES: Readonly<Record<string, string>> = { OT: 'Final in overtime', SO: 'Final in a shootout' };

export function noteOf(game: WireGame): string | null {
  if (statusOf(game) !== 'final') return null;
  return NOTES[game.gameOutcome?.lastPeriodType ?? game.periodDescriptor?.periodType ?? ''] ?? null;
}
