import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import { CFL_TEAMS } from '../cfl-scoreboard/index.ts';
import { plainName } from '../leagues/plain-name.ts';
import { MLB_TEAMS } from '../mlb-stats-api/index.ts';

const byName = (teams: readonly { code: string; names: readonly string[] }[]): ((name: string) => string | null) => {
  const codes = new Map(teams.flatMap(({ code, names }) => names.map((name) => [plainName(name), code] as const)));
  return (name) => codes.get(plainName(name)) ?? null;
};

export const mlbCodeOf = byName(MLB_TEAMS.map(({ code, name, formerNames }) => ({ code, names: [name, ...formerNames] })));

const FORMER_CFL: Readonly<Record<string, readonly string[]>> = {
  EDM: ['Edmonton Eskimos', 'Edmonton Football Team'],
  BC: ['British Columbia Lions'],
};
export const cflCodeOf = byName(CFL_TEAMS.map(({ code, name }) => ({ code, names: [name, ...(FORMER_CFL[code] ?? [])] })));

const FORMER_NFL: Readonly<Record<string, readonly string[]>> = { LV: ['Oakland Raiders'], WSH: ['Washington Football Team'] };
export const nflCodeOf = byName(Object.entries(NFL_CLUBS).map(([code, name]) => ({ code, names: [name, ...(FORMER_NFL[code] ?? [])] })));

const FORMER_NHL: Readonly<Record<string, readonly string[]>> = {
  MTL: ['Montréal Canadiens'],
  STL: ['St Louis Blues'],
  UTA: ['Utah Hockey Club'],
};
export const nhlCodeOf = byName(Object.entries(NHL_CLUBS).map(([code, name]) => ({ code, names: [name, ...(FORMER_NHL[code] ?? [])] })));

/** The feed writes the city of the Clippers in full. */
export const nbaCodeOf = byName(
  Object.entries(NBA_CLUBS).map(([code, name]) => ({ code, names: [name, name.replace(/^LA /, 'Los Angeles ')] })),
);
