import type { PriceCell } from './read-markets.ts';

export type PriceState = 'open' | 'stale' | 'off' | 'closed' | 'won' | 'lost' | 'push' | 'void';

const GRADED = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;
const MOVE_SHOWN_MS = 60_000;

/** What a button may show of a price at `now`; a price that grew old on this screen is as stale as one the server calls so. */
export function priceState(cell: PriceCell, now: number, maxAgeSeconds: number, isTaking = true): PriceState {
  if (cell.odds === null) return 'off';
  if (cell.grade) return GRADED[cell.grade];
  if (!isTaking) return 'closed';
  if (cell.state !== 'open') return cell.state;
  const age = cell.seenAt ? (now - Date.parse(cell.seenAt)) / 1000 : 0;
  return age > maxAgeSeconds ? 'stale' : 'open';
}

export function recentMove(cell: PriceCell, now: number): 'up' | 'down' | null {
  if (!cell.move || !cell.movedAt) return null;
  return now - Date.parse(cell.movedAt) < MOVE_SHOWN_MS ? cell.move : null;
}

export const STATE_WORD: Partial<Record<PriceState, string>> = { closed: 'Closed', won: '✓ Won', lost: 'Lost', push: 'Push', void: 'Void' };
export const STATE_CLASS: Record<PriceState, string> = {
  open: '',
  stale: 'stale',
  off: 'off',
  closed: 'closed',
  won: 'closed won',
  lost: 'closed',
  push: 'closed',
  void: 'closed',
};
export const canBet = (state: PriceState): boolean => state === 'open' || state === 'stale';

/** An age in words: "14 seconds", "2 minutes", "3 hours". */
function ageInWords(seconds: number): string {
  const stated = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds < 60) return stated(Math.max(0, Math.floor(seconds)), 'second');
  if (seconds < 3600) return stated(Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return stated(Math.floor(seconds / 3600), 'hour');
  return stated(Math.floor(seconds / 86_400), 'day');
}

export interface SpokenPrice {
  spoken: string;
  price: string;
  bookName: string | null;
  state: PriceState;
  move: 'up' | 'down' | null;
  ageSeconds: number | null;
}

/** "New York Yankees moneyline +104 at Summit, moved up, 14 seconds old" */
export function spokenPrice({ spoken, price, bookName, state, move, ageSeconds }: SpokenPrice): string {
  if (state === 'off') return `${spoken}, off`;
  const offer = `${spoken} ${price}${bookName ? ` at ${bookName}` : ''}`;
  if (state === 'won' || state === 'lost') return `${offer}, closed, ${state}`;
  if (state === 'push' || state === 'void') return `${offer}, closed, graded ${state}`;
  if (state === 'closed') return `${offer}, closed`;
  const parts = [offer];
  if (state === 'stale') parts.push('stale');
  if (move) parts.push(`moved ${move}`);
  if (ageSeconds !== null) parts.push(`${ageInWords(ageSeconds)} old`);
  return parts.join(', ');
}
