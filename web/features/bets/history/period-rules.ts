export const PERIODS = ['7d', '30d', '90d', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_WORD: Record<Period, string> = { '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days', all: 'All time' };

const DAYS: Record<Exclude<Period, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90 };
const DAY_MS = 86_400_000;

/** The first instant a period holds at `now`. */
export const periodStart = (period: Period, now: number): number =>
  period === 'all' ? Number.NEGATIVE_INFINITY : now - DAYS[period] * DAY_MS;
