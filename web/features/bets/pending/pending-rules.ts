import type { Bet } from '../bet-types.ts';

const startOf = (bet: Bet): number => (bet.startsAt ? Date.parse(bet.startsAt) : Number.POSITIVE_INFINITY);

/** Undecided bets: the next game first, those without one last, the newest bet of a game first. */
export const sortPending = (bets: readonly Bet[]): Bet[] =>
  bets
    .filter((bet) => bet.status === 'pending')
    .sort((a, b) => {
      const [first, second] = [startOf(a), startOf(b)];
      return first === second ? Date.parse(b.placedAt) - Date.parse(a.placedAt) : first - second;
    });

export const sumOf = (bets: readonly Bet[], field: 'stake' | 'potentialWin'): number =>
  bets.reduce((total, bet) => total + Math.round(bet[field] * 100), 0) / 100;
