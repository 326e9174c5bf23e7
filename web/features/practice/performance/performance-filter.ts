import type { VirtualBet, VirtualType } from '../practice-types.ts';

export const STATUSES = ['all', 'settled', 'pending'] as const;
export const TYPES = ['all', 'moneyline', 'spread', 'total', 'prop', 'parlay'] as const satisfies readonly ('all' | VirtualType)[];
export const PERIODS = ['all', '7d', '30d', '90d'] as const;
export const HISTORIES = ['current', 'all'] as const;

export interface PerformanceFilter {
  status: (typeof STATUSES)[number];
  betType: (typeof TYPES)[number];
  period: (typeof PERIODS)[number];
  /** Since the last reset, or everything there ever was. */
  history: (typeof HISTORIES)[number];
}
export const NO_FILTER: PerformanceFilter = { status: 'all', betType: 'all', period: 'all', history: 'current' };

const oneOf = <T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T =>
  allowed.find((one) => one === value) ?? otherwise;

export const readFilter = (search: URLSearchParams): PerformanceFilter => ({
  status: oneOf(STATUSES, search.get('status'), 'all'),
  betType: oneOf(TYPES, search.get('type'), 'all'),
  period: oneOf(PERIODS, search.get('period'), 'all'),
  history: oneOf(HISTORIES, search.get('history'), 'current'),
});

const NAMES = { status: 'status', betType: 'type', period: 'period', history: 'history' } as const;

/** The address with a filter in it; what says nothing is left out. */
export function writeFilter(search: URLSearchParams, filter: PerformanceFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of ['status', 'betType', 'period', 'history'] as const) {
    if (filter[key] === NO_FILTER[key]) next.delete(NAMES[key]);
    else next.set(NAMES[key], filter[key]);
  }
  return next;
}

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
const DAY_MS = 86_400_000;
const timeOf = (bet: VirtualBet): number => Date.parse(bet.settledAt ?? bet.placedAt);

/** Bets that fit, the newest first. A period counts by when a bet was placed, as the figures above the list do. */
export function filterBets(bets: readonly VirtualBet[], filter: PerformanceFilter, now: number): VirtualBet[] {
  const from = filter.period === 'all' ? Number.NEGATIVE_INFINITY : now - DAYS[filter.period] * DAY_MS;
  return bets
    .filter(
      (bet) =>
        (filter.status === 'all' || bet.status === filter.status) &&
        (filter.betType === 'all' || bet.betType === filter.betType) &&
        Date.parse(bet.placedAt) >= from,
    )
    .sort((a, b) => timeOf(b) - timeOf(a));
}
