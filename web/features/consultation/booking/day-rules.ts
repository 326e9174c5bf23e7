import { CONSULTATION_LIMITS, WEEKDAYS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { addDays, daysBetween, weekStart } from '../../../lib/dates.ts';
import type { Expert } from '../consultation.queries.ts';

/** The Eastern days of an expert that can be booked from today on. */
export const bookableDays = ({ availability, daysOff }: Pick<Expert, 'availability' | 'daysOff'>, today: string): string[] =>
  Array.from({ length: CONSULTATION_LIMITS.daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => availability.includes(WEEKDAYS[daysBetween(weekStart(day), day)]!) && !daysOff.includes(day),
  );
