export { daysBetween, easternDay, easternHour, easternInstant, easternWeek, mondayOf, shiftDay } from './eastern.ts';
