import { CFL_CLUBS } from '../cfl-scoreboard/index.ts';
import { MLB_CLUBS } from '../mlb-stats-api/index.ts';
import { plainName } from './match-games.ts';

const byName = (clubs: readonly { code: string; names: readonly string[] }[]): ((name: string) => string | null) => {
  const codes = new Map(clubs.flatMap(({ code, names }) => names.map((name) => [plainName(name), code] as const)));
  return (name) => codes.get(plainName(name)) ?? null;
};

export const mlbCodeOf = byName(MLB_CLUBS.map(({ code, name, formerNames }) => ({ code, names: [name, ...formerNames] })));

const FORMER_CFL: Readonly<Record<string, readonly string[]>> = {
  EDM: ['Edmonton Eskimos', 'Edmonton Football Team'],
  BC: ['British Columbia Lions'],
};
export const cflCodeOf = byName(CFL_CLUBS.map(({ code, name }) => ({ code, names: [name, ...(FORMER_CFL[code] ?? [])] })));
