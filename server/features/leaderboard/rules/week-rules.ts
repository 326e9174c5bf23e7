import { easternDay, easternInstant, HOUR_MS, mondayOf, shiftDay } from '@clearedge/quant/calendar';

export interface Week {
  /** Its Monday. */
  weekOn: string;
  /** Its Sunday. */
  endsOn: string;
}

/** The Eastern week, Monday to Sunday, that a day or an instant falls in. */
export function weekOf(dayOrInstant: string | Date): Week {
  const isDay = typeof dayOrInstant === 'string' && !dayOrInstant.includes('T');
  const weekOn = mondayOf(isDay ? dayOrInstant : easternDay(new Date(dayOrInstant)));
  return { weekOn, endsOn: shiftDay(weekOn, 6) };
}

export const daysOf = ({ weekOn, endsOn }: Week): { from: string; to: string } => ({ from: weekOn, to: endsOn });
export const weekBefore = (weekOn: string, weeks = 1): Week => weekOf(shiftDay(weekOn, -7 * weeks));

const PATIENCE_HOURS = 72;
/** A past week is frozen when nothing of it waits, and after three days whatever waits: a game suspended for a month must not hold it open. */
export function mayFreeze({ endsOn }: Week, pendingBets: number, now: Date): boolean {
  const end = easternInstant(shiftDay(endsOn, 1)).getTime();
  if (now.getTime() < end) return false;
  return pendingBets === 0 || now.getTime() >= end + PATIENCE_HOURS * HOUR_MS;
}
