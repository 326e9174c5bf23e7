export const CONFERENCES = { east: ['Atlantic', 'Central', 'Southeast'], west: ['Northwest', 'Pacific', 'Southwest'] } as const;
export type Conference = keyof typeof CONFERENCES;
export type Division = (typeof CONFERENCES)[Conference][number];

/** The 30 clubs of the National Basketball Association by division, since 2004-05. */
export const DIVISIONS = {
  Atlantic: ['BKN', 'BOS', 'NYK', 'PHI', 'TOR'],
  Central: ['CHI', 'CLE', 'DET', 'IND', 'MIL'],
  Southeast: ['ATL', 'CHA', 'MIA', 'ORL', 'WAS'],
  Northwest: ['DEN', 'MIN', 'OKC', 'POR', 'UTA'],
  Pacific: ['GSW', 'LAC', 'LAL', 'PHX', 'SAC'],
  Southwest: ['DAL', 'HOU', 'MEM', 'NOP', 'SAS'],
} as const satisfies Record<Division, readonly string[]>;

const HOMES = new Map<string, Division>(
  (Object.keys(DIVISIONS) as Division[]).flatMap((division) => DIVISIONS[division].map((code) => [code, division] as const)),
);

/** The division of a club's code; null for a code that is no club's, such as "TBD". */
export const divisionOf = (code: string): Division | null => HOMES.get(code) ?? null;
/** The clubs of a conference, division by division. */
export const clubsIn = (conference: Conference): string[] => CONFERENCES[conference].flatMap((division) => [...DIVISIONS[division]]);
