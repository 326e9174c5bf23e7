import { DAY_MS } from '@clearedge/quant/calendar';

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The first instant of a span of days that ends now. */
export const startOf = (span: 'all' | keyof typeof DAYS, now: Date): Date | undefined =>
  span === 'all' ? undefined : new Date(now.getTime() - DAYS[span] * DAY_MS);
