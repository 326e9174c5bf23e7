import { DEFAULT_SPORT, GAME_SPORTS, type GameSport, isGameSport } from '@clearedge/contract/sports';
import type { SportToday } from './sports-today.ts';

/** The sports of games that are in season, in the order in which they are named. */
export const boardSports = (sports: readonly SportToday[]): GameSport[] =>
  sports.flatMap(({ sport, isInSeason }) => (isInSeason && isGameSport(sport) ? [sport] : []));

/** The sport whose board is shown: the one asked for, else the first that plays today, else the one that plays next. */
export function boardSport(sports: readonly SportToday[], requested: string | null): GameSport {
  const games = sports.filter(({ sport }) => isGameSport(sport));
  const found =
    games.find(({ sport }) => sport === requested) ??
    games.find((one) => one.games > 0) ??
    games.filter(({ nextOn }) => nextOn !== null).sort((a, b) => String(a.nextOn).localeCompare(String(b.nextOn)))[0];
  // While nothing is known of any sport, the one asked for is taken at its word.
  return found && isGameSport(found.sport) ? found.sport : (GAME_SPORTS.find((sport) => sport === requested) ?? DEFAULT_SPORT);
}
