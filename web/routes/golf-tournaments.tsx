import { useDocumentTitle } from '../core/document-title.ts';
import { ListScreen } from '../sports/golf/list/list-screen.tsx';
import { OpenPlayer } from '../sports/golf/page/open-player.tsx';

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
