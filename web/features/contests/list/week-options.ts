import { weekName } from '../../../core/slate/week-name.ts';
import type { SlateWeek } from '../../../sports/registry.ts';

export interface WeekOption {
  value: string;
  label: string;
}

export const EVERY_WEEK = 'all';
const SPECIFIED = [1, 2, 3, 4];

/** All, weeks 1 to 4 whatever is known of the season, and every other week of it. */
export function weekOptions(schedule: { weeks: readonly SlateWeek[] } | undefined): WeekOption[] {
  const weeks = schedule?.weeks ?? [];
  const known = new Map(weeks.map((week) => [week.week, weekName(weeks, week)]));
  const missing = SPECIFIED.filter((week) => !known.has(week)).map((week) => [week, `Week ${week}`] as const);
  const listed = weeks.length > 0 && known.has(SPECIFIED[0]!) ? [...known] : [...missing, ...known];
  return [{ value: EVERY_WEEK, label: 'All Weeks' }, ...listed.map(([week, label]) => ({ value: String(week), label }))];
}
