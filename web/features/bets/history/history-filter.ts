import { gameLabel } from '../../../core/slip/index.ts';
import type { Bet, BetType, Grade } from '../bet-types.ts';
import { BET_TYPES, GRADES, NO_BOOK } from '../bet-words.ts';
import { PERIODS, type Period, periodStart } from './period-rules.ts';

export interface HistoryFilter {
  type: BetType | '';
  result: Grade | '';
  book: string;
  period: Period;
  q: string;
}
export const NO_FILTER: HistoryFilter = { type: '', result: '', book: '', period: 'all', q: '' };

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | '' => allowed.find((one) => one === value) ?? '';

export function readFilter(search: URLSearchParams): HistoryFilter {
  return {
    type: oneOf(BET_TYPES, search.get('type')),
    result: oneOf(GRADES, search.get('result')),
    book: search.get('book') ?? '',
    period: oneOf(PERIODS, search.get('period')) || 'all',
    q: search.get('q') ?? '',
  };
}

/** The address with a filter in it; what says nothing is left out. */
export function writeFilter(search: URLSearchParams, filter: HistoryFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) {
    if (value === NO_FILTER[name as keyof HistoryFilter]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const bookOf = (bet: Bet): string => bet.book ?? NO_BOOK;
export const listBooks = (bets: readonly Bet[]): string[] => [...new Set(bets.map(bookOf))].sort((a, b) => a.localeCompare(b));
const settledTime = (bet: Bet): number => Date.parse(bet.settledAt ?? bet.placedAt);

function hasWords(bet: Bet, q: string): boolean {
  const text =
    `${bet.selection} ${gameLabel(bet.gameId)} ${bet.gameId} ${bet.tournament ?? ''} ${bet.league ?? ''} ${bet.book ?? ''}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Settled bets that fit, the last settled first. */
export function filterHistory(bets: readonly Bet[], filter: HistoryFilter, now: number): Bet[] {
  const from = periodStart(filter.period, now);
  return bets
    .filter(
      (bet) =>
        bet.status === 'settled' &&
        (filter.type === '' || bet.betType === filter.type) &&
        (filter.result === '' || bet.result === filter.result) &&
        (filter.book === '' || bookOf(bet) === filter.book) &&
        settledTime(bet) >= from &&
        hasWords(bet, filter.q.trim()),
    )
    .sort((a, b) => settledTime(b) - settledTime(a));
}
