export type Division = 'west' | 'east';

/** The nine clubs of the Canadian Football League by division. */
export const DIVISIONS: Readonly<Record<Division, readonly string[]>> = {
  west: ['BC', 'CGY', 'EDM', 'SSK', 'WPG'],
  east: ['HAM', 'MTL', 'OTT', 'TOR'],
};

/** The division of a club's code; null for a code that is no club's, such as "TBD". */
export const divisionOf = (code: string): Division | null =>
  DIVISIONS.west.includes(code) ? 'west' : DIVISIONS.east.includes(code) ? 'east' : null;
