import { type GameSport, LEAGUE_SPORTS } from '@clearedge/contract/sports';
import { cachedPastGames, type ReadBase, type ReadHistory } from './history-base.ts';
import { cachedLeagueGames } from './league-games.ts';

/** Each sport's past games in memory: make one for each process. */
export function cachedHistory(): ReadHistory {
  const leagues = new Map<GameSport, ReadBase>(LEAGUE_SPORTS.map((sport) => [sport, cachedLeagueGames(sport)]));
  const stored = cachedPastGames();
  return (ctx, sport) => (leagues.get(sport) ?? stored)(ctx);
}
