import { useParams } from 'react-router';
import { LeagueGameScreen } from '../features/contests/league-game/league-game-screen.tsx';
import { InLeague } from '../features/leagues/in-league.tsx';

/** A game of a league. */
export default function LeagueGameRoute() {
  const { gameId = '' } = useParams();
  return <InLeague>{(league) => <LeagueGameScreen key={gameId} league={league} gameId={gameId} />}</InLeague>;
}
