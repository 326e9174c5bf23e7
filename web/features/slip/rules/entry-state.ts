import { isAmericanPrice } from '@clearedge/quant/price';
import type { Board, BoardGame, SlipEntry } from '../../../core/slip/index.ts';

/** 'closed' once the game is under way; 'unpriced' while the odds typed are no price. */
export type EntryState = 'open' | 'closed' | 'unpriced';

const NOT_STARTED: ReadonlySet<string> = new Set(['scheduled', 'delayed', 'postponed']);

export function startOf(entry: SlipEntry, game: BoardGame | undefined): string | undefined {
  return game?.gameTime ?? entry.startsAt;
}

function hasStarted(entry: SlipEntry, game: BoardGame | undefined, now: number): boolean {
  if (game && !NOT_STARTED.has(game.status)) return true;
  const startsAt = Date.parse(startOf(entry, game) ?? '');
  return !Number.isNaN(startsAt) && now >= startsAt;
}

export function entryState(entry: SlipEntry, board: Board, now: number): EntryState {
  if (hasStarted(entry, board.get(entry.gameId), now)) return 'closed';
  return isAmericanPrice(entry.odds) ? 'open' : 'unpriced';
}

const hasStake = (entry: SlipEntry): boolean => entry.stake > 0;

/** What can be placed now: a stake, a price and a game that has not started. */
export const placeable = (entries: readonly SlipEntry[], board: Board, now: number): SlipEntry[] =>
  entries.filter((entry) => hasStake(entry) && entryState(entry, board, now) === 'open');
