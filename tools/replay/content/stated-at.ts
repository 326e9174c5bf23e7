import { HOUR_MS } from '@clearedge/quant/calendar';

/** A game of a saved board; one that was put off counts as one to come. */
export interface StatedGame {
  startsAt: string;
  state: 'to_come' | 'live' | 'over';
}

/** When a board of games was stated, as far as they show it: null while all are to come. */
export function statedAt(games: readonly StatedGame[]): Date | null {
  const times = games
    .filter(({ state }) => state !== 'to_come')
    .map(({ startsAt, state }) => Date.parse(startsAt) + (state === 'over' ? 3 * HOUR_MS : 0));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
