import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { PRICE_RANGES } from '@clearedge/contract/routes/bets/performance';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';

export type Requested = VerbInput<Contract['GET /api/performance/mine']>['query'];

/** Whose bets, and which of them. Both ends are included. */
export interface BetFilter {
  userId: string;
  firstDay: string | null;
  market: string | null;
  book: string | null;
  price: { from: number; to: number } | null;
}

/** What a bet without a book is filed under. */
export const NO_BOOK = 'No book';
const DAYS = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;

/** A period of seven days is today and the six Eastern days before it. */
export function filterOf(userId: string, { period = 'all', market, book, price }: Requested, now: Date): BetFilter {
  return {
    userId,
    firstDay: period === 'all' ? null : shiftDay(easternDay(now), 1 - DAYS[period]),
    market: market ?? null,
    book: book ?? null,
    price: PRICE_RANGES.find(({ key }) => key === price) ?? null,
  };
}
