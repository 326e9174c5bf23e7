import { GamesScreen } from '../features/contests/list/games-screen.tsx';
import { InLeague } from '../features/leagues/in-league.tsx';

/** A league's games of a day or a week. */
export default function LeagueGamesRoute() {
  return <InLeague>{(league) => <GamesScreen sport={league} />}</InLeague>;
}
