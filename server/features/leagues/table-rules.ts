import type { LeagueSport } from '@clearedge/contract/sports';
import { clubsOf, leagueModuleOf } from '../../sports/registry.ts';
import { divisionOf, isFinal, isOf, isRated, isScheduledRegular, type LeagueGame, toPlayedGame } from './league-game.ts';
import type { Standings, TableRow } from './present-game.ts';

/** Games each club plays in the regular season; null while the stored schedule does not give every club as many. */
export function seasonLength(sport: LeagueSport, season: readonly LeagueGame[]): number | null {
  const stored = season.filter(isScheduledRegular);
  const lengths = new Set(clubsOf(sport).map((code) => stored.filter((game) => isOf(game, code)).length));
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined && length > 0 ? length : null;
}

export type Table = Pick<Standings, 'divisions' | 'crossover'>;

/** Every division as the finished games of the regular season leave it. */
export function tableOf(sport: LeagueSport, season: readonly LeagueGame[]): Table {
  const { divisions, tableOf: own } = leagueModuleOf(sport);
  const played = season.filter(({ stage }) => stage === 'regular').filter(isRated);
  const { rows, crossover } = own(played.map(toPlayedGame), seasonLength(sport, season));
  return {
    divisions: divisions.map(({ key, name }) => ({
      division: key,
      name,
      rows: rows[key]!.map((row) => ({ ...row, name: nameIn(sport, season, row.code) })),
    })),
    crossover,
  };
}

/** A club's row in a table. RangeError for a code that is no club's. */
export function rowOf({ divisions }: Table, code: string): TableRow {
  const found = divisions.flatMap(({ rows }) => rows).find((row) => row.code === code);
  if (!found) throw new RangeError(`${code} is no club of the league`);
  return found;
}

/** A club's name as the season's games tell it. */
export function nameIn(sport: LeagueSport, season: readonly LeagueGame[], code: string): string {
  const game = season.find((one) => isOf(one, code))?.contest;
  if (!game) return divisionOf(sport, code)?.clubs[code] ?? code;
  return game.awayCode === code ? game.awayName : game.homeName;
}

/** How many games of the regular season there are, without those called off, and how many have been played. */
export const progressOf = (season: readonly LeagueGame[]): { games: number; played: number } => {
  const regular = season.filter(isScheduledRegular);
  return { games: regular.length, played: regular.filter(isFinal).length };
};
