import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { addedStatus, unknownStatus } from '../leagues/spellings.ts';
import type { WireGame } from './schema.ts';

/** "OVER" is not yet "FINAL": its result may still be corrected. A word of tomorrow is one of a game in play. */
const STATES: Readonly<Record<string, ContestStatus>> = { FUT: 'scheduled', PRE: 'scheduled', FINAL: 'final', OFF: 'final' };
const SCHEDULE_STATES: Readonly<Record<string, ContestStatus>> = { PPD: 'postponed', CNCL: 'cancelled', SUSP: 'suspended' };

const IN_PLAY = new Set(['LIVE', 'CRIT', 'OVER']);
const ON_SCHEDULE = new Set(['', 'OK', 'TBD']);

function inPlay(gameState: string): ContestStatus {
  if (!IN_PLAY.has(gameState)) unknownStatus('nhl-api', gameState);
  return 'live';
}

export function statusOf({ gameState, gameScheduleState }: Pick<WireGame, 'gameState' | 'gameScheduleState'>): ContestStatus {
  const scheduled = gameScheduleState ?? '';
  const state = STATES[gameState] ?? addedStatus('nhl-api', gameState, true) ?? inPlay(gameState);
  if (ON_SCHEDULE.has(scheduled)) return state;
  const named = SCHEDULE_STATES[scheduled] ?? addedStatus('nhl-api', scheduled, state === 'final');
  if (named) return named;
  return state === 'final' ? unknownStatus('nhl-api', scheduled) : state;
}

const NOTES: Readonly<Record<string, string>> = { OT: 'Final in overtime', SO: 'Final in a shootout' };

export function noteOf(game: WireGame): string | null {
  if (statusOf(game) !== 'final') return null;
  return NOTES[game.gameOutcome?.lastPeriodType ?? game.periodDescriptor?.periodType ?? ''] ?? null;
}
