import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';

export function GameNotFound() {
  useDocumentTitle('Game Not Found');
  return (
    <div className="panel">
      <div className="empty">
        <SearchX />
        <h1>Game Not Found</h1>
        <p>The requested game could not be found.</p>
        <div className="acts">
          <Link className={buttonClass()} to={paths.home}>
            Back to Home
          </Link>
          <Link className={buttonClass()} to={paths.games()}>
            MLB Games
          </Link>
        </div>
      </div>
    </div>
  );
}
