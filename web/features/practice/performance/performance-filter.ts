import { BANKROLLS } from '@clearedge/contract/competition';
import { oneOf } from '../../../lib/one-of.ts';
import type { VirtualBetsQuery, VirtualType } from '../practice-types.ts';

export const STATUSES = ['all', 'settled', 'pending'] as const;
export const TYPES = ['all', 'moneyline', 'spread', 'total', 'prop', 'parlay', 'teaser'] as const satisfies readonly (
  | 'all'
  | VirtualType
)[];
export const PERIODS = ['all', '7d', '30d', '90d'] as const;
export const HISTORIES = ['current', 'all'] as const;
export { BANKROLLS };

export interface PerformanceFilter {
  status: (typeof STATUSES)[number];
  betType: (typeof TYPES)[number];
  period: (typeof PERIODS)[number];
  bankroll: (typeof BANKROLLS)[number];
  /** Since the last reset or of the running contest week, or everything there ever was. */
  history: (typeof HISTORIES)[number];
}
export const NO_FILTER: PerformanceFilter = { status: 'all', betType: 'all', period: 'all', bankroll: 'practice', history: 'current' };

export const readFilter = (search: URLSearchParams): PerformanceFilter => ({
  status: oneOf(STATUSES, search.get('status'), 'all'),
  betType: oneOf(TYPES, search.get('type'), 'all'),
  period: oneOf(PERIODS, search.get('period'), 'all'),
  bankroll: oneOf(BANKROLLS, search.get('bankroll'), 'practice'),
  history: oneOf(HISTORIES, search.get('history'), 'current'),
});

const NAMES = { status: 'status', betType: 'type', period: 'period', bankroll: 'bankroll', history: 'history' } as const;

/** The address with a filter in it; what says nothing is left out. */
export function writeFilter(search: URLSearchParams, filter: PerformanceFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of ['status', 'betType', 'period', 'bankroll', 'history'] as const) {
    if (filter[key] === NO_FILTER[key]) next.delete(NAMES[key]);
    else next.set(NAMES[key], filter[key]);
  }
  return next;
}

/** What the list's route is asked for: it knows no word for "all" of a status or a type. */
export const requestedOf = ({ status, betType, period, bankroll, history }: PerformanceFilter): VirtualBetsQuery => ({
  ...(status !== 'all' && { status }),
  ...(betType !== 'all' && { betType }),
  period,
  bankroll,
  history,
});

export const isFiltered = (filter: PerformanceFilter): boolean =>
  (Object.keys(NAMES) as (keyof PerformanceFilter)[]).some((key) => filter[key] !== NO_FILTER[key]);
