import { useParams } from 'react-router';
import { InLeague } from '../features/leagues/in-league.tsx';
import { TeamScreen } from '../features/leagues/team/team-screen.tsx';

/** A club of a league. */
export default function LeagueTeamRoute() {
  const { code = '' } = useParams();
  return <InLeague>{(league) => <TeamScreen league={league} code={code} />}</InLeague>;
}
