const LEAGUES = { mlb: 'MLB', cfl: 'CFL', golf: 'Golf', other: 'Other' } as const;

/** What a reader calls the league of a sport; a golf tournament's own tour says more. */
export const leagueOf = (sport: keyof typeof LEAGUES | null): string | null => sport && LEAGUES[sport];
