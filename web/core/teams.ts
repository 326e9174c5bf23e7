/** "Yankees" of "New York Yankees"; two words where one would not say it. */
export const shortTeam = (team: string): string => /(Red Sox|White Sox|Blue Jays)$/.exec(team)?.[0] ?? team.split(' ').at(-1) ?? team;
