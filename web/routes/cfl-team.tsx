import { useParams } from 'react-router';
import { TeamScreen } from '../sports/cfl/team/team-screen.tsx';

export default function CflTeamRoute() {
  const { code = '' } = useParams();
  return <TeamScreen code={code} />;
}
