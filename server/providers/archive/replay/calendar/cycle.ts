import { daysBetween, mondayOf, shiftDay } from '@clearedge/quant/calendar';

/** A fixed week in which every season's run number 0 opens, so that all installs replay the same game on the same day. */
const EPOCH_MONDAY = '2026-08-17';
const WEEK = 7;

export interface SeasonCycle {
  /** First and last Eastern day of the season as it was played. */
  first: string;
  last: string;
  /** Days from one run's opening to the next, whole weeks. */
  lengthDays: number;
}

export function seasonCycle(first: string, last: string): SeasonCycle {
  return { first, last, lengthDays: WEEK * Math.ceil((daysBetween(first, last) + 1) / WEEK) };
}

/** Days by which a run moves the season; always whole weeks, so that a Tuesday's games stay on a Tuesday. */
export const shiftOf = (cycle: SeasonCycle, run: number): number =>
  daysBetween(mondayOf(cycle.first), EPOCH_MONDAY) + run * cycle.lengthDays;

/** The run that a day belongs to: a run lasts until the next one opens, a few days after its last game. */
export const runOf = (cycle: SeasonCycle, day: string): number =>
  Math.floor(daysBetween(shiftDay(cycle.first, shiftOf(cycle, 0)), day) / cycle.lengthDays);

export const spanOf = (cycle: SeasonCycle, run: number): { from: string; to: string } => ({
  from: shiftDay(cycle.first, shiftOf(cycle, run)),
  to: shiftDay(cycle.last, shiftOf(cycle, run)),
});
