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
