export const CONFERENCES = { eastern: ['atlantic', 'metropolitan'], western: ['central', 'pacific'] } as const;
export type Conference = keyof typeof CONFERENCES;
export type Division = (typeof CONFERENCES)[Conference][number];

/** The 32 clubs of the National Hockey League by division, since 2021-22; Utah has the place of Arizona. */
export const DIVISIONS: Readonly<Record<Division, readonly string[]>> = {
  atlantic: ['BOS', 'BUF', 'DET', 'FLA', 'MTL', 'OTT', 'TBL', 'TOR'],
  metropolitan: ['CAR', 'CBJ', 'NJD', 'NYI', 'NYR', 'PHI', 'PIT', 'WSH'],
  central: ['CHI', 'COL', 'DAL', 'MIN', 'NSH', 'STL', 'UTA', 'WPG'],
  pacific: ['ANA', 'CGY', 'EDM', 'LAK', 'SEA', 'SJS', 'VAN', 'VGK'],
};

/** The division of a club's code; null for a code that is no club's, such as "TBD". */
export const divisionOf = (code: string): Division | null =>
  (Object.keys(DIVISIONS) as Division[]).find((division) => DIVISIONS[division].includes(code)) ?? null;
