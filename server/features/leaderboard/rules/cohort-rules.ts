import { DIVISIONS } from '@clearedge/contract/competition';

const COHORT_SIZE = 20;
export type Zone = 'up' | 'down' | 'stays';
const TOP_DIVISION: number = DIVISIONS.length;
export const divisionName = (division: number): string => DIVISIONS[division - 1] ?? DIVISIONS[0];

/** How many of a cohort go up and down: a fifth each way; one goes up from three on, and nobody out of the lowest or the highest. */
export function movesOf(size: number, division: number): { goUp: number; goDown: number } {
  const fifth = Math.floor(size / 5);
  const goUp = division >= TOP_DIVISION || size < 3 ? 0 : Math.max(1, fifth);
  return { goUp, goDown: division <= 1 ? 0 : fifth };
}

/** Where a place in the cohort leads. Equals at an edge are all treated as the better of the two; without a point nobody goes up. */
export function zoneOf(place: { rank: number; points: number }, size: number, division: number): Zone {
  const { goUp, goDown } = movesOf(size, division);
  if (place.rank <= goUp && place.points > 0) return 'up';
  return place.rank > size - goDown ? 'down' : 'stays';
}

export interface LastPlace {
  division: number;
  zone: Zone;
}
export interface NextPlace {
  division: number;
  movement: 'new' | 'up' | 'down' | 'stays';
}

/** The division of somebody's next week. */
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
