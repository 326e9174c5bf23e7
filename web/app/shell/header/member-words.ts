import type { User } from '../../../core/session/session.ts';

const NEWCOMER_DAYS = 30;
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** "Recently" in the first 30 days, then month and year. */
export function memberSince(createdAt: string, nowMs: number): string {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) || nowMs - at < NEWCOMER_DAYS * 86_400_000 ? 'Recently' : monthFormat.format(at);
}

const STATUS: Record<User['subscriptionStatus'], string> = {
  active: 'Active',
  canceled: 'Canceled',
  past_due: 'Past due',
  inactive: 'Inactive',
};
export const statusName = (status: User['subscriptionStatus'] | undefined): string => (status ? STATUS[status] : 'Active');

/** "DM" for d.mercer, "DM" for dmercer: the letters of two parts, or the first two of one. */
export function initialsOf(username: string): string {
  const [first = '', second = ''] = username.split(/[._-]+/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
