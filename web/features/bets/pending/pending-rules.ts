import type { LiveBet } from '../../../core/live-bets/live-words.ts';
import type { Bet } from '../bet-types.ts';
import { isClosed, marksOf } from '../change/closed-rules.ts';

export type Phase = 'inPlay' | 'upcoming' | 'waiting' | 'season';

/** A future is open until its season decides it. In play while its game is; waiting once that is over, or where nothing but its owner can decide it; before that it is upcoming. */
export function phaseOf(bet: Bet, now: number): Phase {
  if (bet.betType === 'future' && bet.isGradable && bet.flag === null) return 'season';
  if (bet.contestStatus === 'live') return 'inPlay';
  return bet.contestStatus === null || marksOf(bet) === 'all' || isClosed(bet, now) ? 'waiting' : 'upcoming';
}

const startOf = (bet: Bet): number => (bet.startsAt ? Date.parse(bet.startsAt) : Number.POSITIVE_INFINITY);

/** Undecided bets: the next game first, those without one last, the newest bet of a game first. */
export const sortPending = (bets: readonly Bet[]): Bet[] =>
  bets
    .filter((bet) => bet.status === 'pending')
    .sort((a, b) => {
      const [first, second] = [startOf(a), startOf(b)];
      return first === second ? Date.parse(b.placedAt) - Date.parse(a.placedAt) : first - second;
    });

export const SWEAT_ORDERS = { closest: 'Closest first', start: 'Start time', stake: 'Largest stake' } as const;
export type SweatOrder = keyof typeof SWEAT_ORDERS;

/** How far a bet is from a coin flip; those without a live chance come last. */
const distance = (live: LiveBet | undefined): number => (live?.chance == null ? 1 : Math.abs(live.chance - 0.5));

/** Bets in play in the order their owner wants to watch them; ties keep the order of their starts. */
export function sortInPlay(bets: readonly Bet[], live: ReadonlyMap<string, LiveBet>, order: SweatOrder): Bet[] {
  const keys: Record<SweatOrder, (bet: Bet) => number> = {
    closest: (bet) => distance(live.get(bet.id)),
    start: startOf,
    stake: (bet) => -bet.stake,
  };
  return bets.toSorted((a, b) => keys[order](a) - keys[order](b) || startOf(a) - startOf(b));
}

/** Dollars, added in whole cents. */
export const sumOf = (bets: readonly Bet[], field: 'stake' | 'potentialWin'): number =>
  bets.reduce((total, bet) => total + Math.round(bet[field] * 100), 0) / 100;
