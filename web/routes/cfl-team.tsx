import { useParams } from 'react-router';
import { TeamScreen } from '../features/football/team/team-screen.tsx';
import { FootballPage } from './football/football-page.tsx';
import '../features/football/styles/team.css';

/** One CFL club. */
export default function CflTeamRoute() {
  const { code = '' } = useParams();
  return (
    <FootballPage>
      <TeamScreen code={code} />
    </FootballPage>
  );
}
