import { LISTED_BET_TYPES } from '@clearedge/contract/bet-types';
import { oneOf } from '../../../lib/one-of.ts';
import type { BetType, Grade, HistoryQuery } from '../bet-types.ts';
import { GRADES } from '../bet-words.ts';
import { PERIODS, type Period } from './period-words.ts';

export interface HistoryFilter {
  type: BetType | '';
  result: Grade | '';
  book: string;
  period: Period;
  q: string;
}
export const NO_FILTER: HistoryFilter = { type: '', result: '', book: '', period: 'all', q: '' };
const NAMES = ['type', 'result', 'book', 'period', 'q'] as const;
/** What the server takes of a search or a book's name; an address can hold more. */
const LONGEST = { q: 120, book: 60 } as const;

export function readFilter(search: URLSearchParams): HistoryFilter {
  return {
    type: oneOf(LISTED_BET_TYPES, search.get('type'), ''),
    result: oneOf(GRADES, search.get('result'), ''),
    book: (search.get('book') ?? '').slice(0, LONGEST.book),
    period: oneOf(PERIODS, search.get('period'), 'all'),
    q: (search.get('q') ?? '').slice(0, LONGEST.q),
  };
}

/** The address with a filter in it; what says nothing is left out. */
export function writeFilter(search: URLSearchParams, filter: HistoryFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of NAMES) {
    if (filter[name] === NO_FILTER[name]) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}

export const isFiltered = (filter: HistoryFilter): boolean => NAMES.some((name) => filter[name] !== NO_FILTER[name]);

/** What the server is asked for: only what says something. */
export function requestedOf({ type, result, book, period, q }: HistoryFilter): HistoryQuery {
  const words = q.trim();
  return {
    ...(type && { type }),
    ...(result && { result }),
    ...(book && { book }),
    ...(period !== 'all' && { period }),
    ...(words && { q: words }),
  };
}
