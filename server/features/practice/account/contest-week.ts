import { easternDay, mondayOf, shiftDay } from '@clearedge/quant/calendar';

/** A week of the contest, Monday to Sunday, Eastern days. */
export interface ContestWeek {
  weekOn: string;
  endsOn: string;
}

export function contestWeekAt(now: Date): ContestWeek {
  const weekOn = mondayOf(easternDay(now));
  return { weekOn, endsOn: shiftDay(weekOn, 6) };
}
