import { useParams } from 'react-router';
import { OpenPlayer } from '../sports/golf/page/open-player.tsx';
import { TournamentScreen } from '../sports/golf/page/tournament-screen.tsx';

export default function GolfTournamentRoute() {
  const { tournamentId = '' } = useParams();
  return (
    <div className="page gf-page">
      <TournamentScreen key={tournamentId} tournamentId={tournamentId} />
      <OpenPlayer />
    </div>
  );
}
