import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';

/** The page's outline while the game is on its way. */
export function GameWait() {
  return (
    <div aria-busy="true">
      <output className="sr">Loading the game</output>
      <div className="page-h gd-crumbs">
        <Skeleton width={280} height={18} />
      </div>
      <div className="panel gd-wait">
        <Skeleton width="60%" height={16} />
        <Skeleton height={44} />
        <Skeleton height={38} />
        <Skeleton width="70%" height={22} />
      </div>
      <div className="gd">
        <div className="stack">
          <Skeleton height={400} radius={8} />
          <Skeleton height={360} radius={8} />
        </div>
        <div className="stack">
          <Skeleton height={330} radius={8} />
          <Skeleton height={150} radius={8} />
        </div>
      </div>
    </div>
  );
}

/** Stands where there is no such game, with the ways on. */
export function GameNotFound({ back }: { back: { to: string; label: string } }) {
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
          <Link className={buttonClass()} to={back.to}>
            {back.label}
          </Link>
        </div>
      </div>
    </div>
  );
}
