import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { PicksScreen } from '../features/picks/daily/picks-screen.tsx';
import { paths } from '../lib/paths.ts';

/** The model's published CFL picks of a day. */
export default function CflPicksRoute() {
  useDocumentTitle('CFL Picks');
  return (
    <div className="page picks pk-open">
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
      <PicksScreen sport="cfl" />
    </div>
  );
}
