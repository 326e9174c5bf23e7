import { formatDate } from '../../lib/format.ts';

interface Week {
  week: number;
  label: string;
  from: string;
}

/** "Week 6"; weeks that share a name, as those of the preseason do, with the day they begin. */
export function weekName(weeks: readonly Week[], week: Week): string {
  const isShared = weeks.some((other) => other.week !== week.week && other.label === week.label);
  return isShared ? `${week.label}, ${formatDate(week.from)}` : week.label;
}

/** The number of a week as an address gives it. */
export const readWeek = (text: string | null): number | null => (text !== null && /^-?\d{1,2}$/.test(text) ? Number(text) : null);
