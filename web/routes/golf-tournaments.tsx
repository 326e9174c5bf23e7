import { useDocumentTitle } from '../core/document-title.ts';
import { ListScreen } from '../features/golf/list/list-screen.tsx';
import { OpenPlayer } from '../features/golf/page/open-player.tsx';
import '../features/golf/styles/golf.css';
import '../features/golf/styles/board.css';
import '../features/golf/styles/players.css';

/** The golf tour: featured tournaments, majors, what comes, and prices. */
export default function GolfTournamentsRoute() {
  useDocumentTitle('Golf Tournaments');
  return (
    <div className="page gf-page">
      <header className="page-h">
        <h1>Golf Tournaments</h1>
      </header>
      <ListScreen />
      <OpenPlayer />
    </div>
  );
}
