import { useParams } from 'react-router';
import { OpenPlayer } from '../features/golf/page/open-player.tsx';
import { TournamentScreen } from '../features/golf/page/tournament-screen.tsx';
import '../features/golf/styles/golf.css';
import '../features/golf/styles/board.css';
import '../features/golf/styles/players.css';

/** One golf tournament. */
export default function GolfTournamentRoute() {
  const { tournamentId = '' } = useParams();
  return (
    <div className="page gf-page">
      <TournamentScreen key={tournamentId} tournamentId={tournamentId} />
      <OpenPlayer />
    </div>
  );
}
