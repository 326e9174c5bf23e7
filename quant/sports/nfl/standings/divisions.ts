export const CONFERENCES = ['AFC', 'NFC'] as const;
export type Conference = (typeof CONFERENCES)[number];

/** The 32 clubs of the National Football League by division, since 2002. */
export const DIVISIONS = {
  'AFC East': ['BUF', 'MIA', 'NE', 'NYJ'],
  'AFC North': ['BAL', 'CIN', 'CLE', 'PIT'],
  'AFC South': ['HOU', 'IND', 'JAX', 'TEN'],
  'AFC West': ['DEN', 'KC', 'LV', 'LAC'],
  'NFC East': ['DAL', 'NYG', 'PHI', 'WSH'],
  'NFC North': ['CHI', 'DET', 'GB', 'MIN'],
  'NFC South': ['ATL', 'CAR', 'NO', 'TB'],
  'NFC West': ['ARI', 'LAR', 'SF', 'SEA'],
} as const satisfies Record<`${Conference} ${string}`, readonly string[]>;
export type Division = keyof typeof DIVISIONS;

const HOMES = new Map<string, Division>(
  (Object.keys(DIVISIONS) as Division[]).flatMap((division) => DIVISIONS[division].map((code) => [code, division] as const)),
);

/** The division of a club's code; null for a code that is no club's, such as "TBD". */
export const divisionOf = (code: string): Division | null => HOMES.get(code) ?? null;
export const conferenceOf = (division: Division): Conference => division.slice(0, 3) as Conference;
