import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { DateNav } from '../core/slate/date-nav.tsx';
import { FootballPicksScreen } from '../features/football-picks/picks-screen.tsx';
import { paths } from '../lib/paths.ts';
import '../features/picks/styles/picks.css';
import '../features/football-picks/styles/football-picks.css';

/** The model's published CFL picks of a day. */
export default function CflPicksRoute() {
  useDocumentTitle('CFL Picks');
  return (
    <div className="page picks fp">
      <header className="page-h">
        <h1>CFL Daily Picks</h1>
        <span className="grow" />
        <Link className="link" to={paths.cflGames}>
          CFL games
        </Link>
        <Link className="link" to={paths.cfl}>
          CFL Hub
        </Link>
      </header>
      <FootballPicksScreen dateNav={(props) => <DateNav {...props} />} />
    </div>
  );
}
