import { DIVISIONS, UNITS_BOARD_LEAST_BETS } from '@clearedge/contract/competition';
import { easternDay, easternInstant, HOUR_MS, mondayOf, shiftDay } from '@clearedge/quant/calendar';
import type { BetSum } from './week-sums.ts';

const COHORT_SIZE = 20;
export type Zone = 'up' | 'down' | 'stays';
const TOP_DIVISION: number = DIVISIONS.length;
export const divisionName = (division: number): string => DIVISIONS[division - 1] ?? DIVISIONS[0];

/** How many of a cohort go up and down: a fifth each way; one goes up from three on, and no one out of the lowest or the highest. */
export function movesOf(size: number, division: number): { goUp: number; goDown: number } {
  const fifth = Math.floor(size / 5);
  const goUp = division >= TOP_DIVISION || size < 3 ? 0 : Math.max(1, fifth);
  return { goUp, goDown: division <= 1 ? 0 : fifth };
}

/** Where a place in the cohort leads. Equals at an edge are all treated as the better of the two; without a point no one goes up. */
export function zoneOf(place: { rank: number; points: number }, size: number, division: number): Zone {
  const { goUp, goDown } = movesOf(size, division);
  if (place.rank <= goUp && place.points > 0) return 'up';
  return place.rank > size - goDown ? 'down' : 'stays';
}

export interface LastPlace {
  division: number;
  zone: Zone;
}
interface NextPlace {
  division: number;
  movement: 'new' | 'up' | 'down' | 'stays';
}

/** The division of someone's next week. */
export function nextPlace(last: LastPlace | null): NextPlace {
  if (!last) return { division: 1, movement: 'new' };
  const step = { up: 1, down: -1, stays: 0 }[last.zone];
  return { division: Math.min(TOP_DIVISION, Math.max(1, last.division + step)), movement: last.zone };
}

/** The cohort of a division that has room: the first with fewer than twenty, else the next number. `sizes` are its cohorts' sizes by number. */
export function openCohort(sizes: ReadonlyMap<number, number>): number {
  let cohort = 1;
  while ((sizes.get(cohort) ?? 0) >= COHORT_SIZE) cohort += 1;
  return cohort;
}

const POINTS_PER_WIN = 3;
export const pointsOf = ({ wins }: Pick<BetSum, 'wins'>): number => POINTS_PER_WIN * wins;

type Scored = Pick<BetSum, 'profitCents'> & { points: number };
/** More points first, then more net profit. */
export const byPoints = (a: Scored, b: Scored): number => b.points - a.points || b.profitCents - a.profitCents;

type Measured = Pick<BetSum, 'unitHundredths' | 'profitCents' | 'stakedCents'>;
export const roiOf = ({ profitCents, stakedCents }: Pick<BetSum, 'profitCents' | 'stakedCents'>): number | null =>
  stakedCents > 0 ? profitCents / stakedCents : null;
/** More units first, then the better return on what was staked. */
export const byUnits = (a: Measured, b: Measured): number => b.unitHundredths - a.unitHundredths || (roiOf(b) ?? 0) - (roiOf(a) ?? 0);
export const isOnUnitsBoard = ({ bets }: Pick<BetSum, 'bets'>): boolean => bets >= UNITS_BOARD_LEAST_BETS;

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
