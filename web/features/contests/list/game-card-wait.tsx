import { cssVars } from '../../../lib/css-vars.ts';
import { Skeleton } from '../../../ui/states/states.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function TeamWait({ row }: { row: 1 | 2 }) {
  return (
    <div className="g-team" style={cssVars({ '--r': row })}>
      <Skeleton width={40} height={22} radius={3} />
      <div className="g-wait-nm">
        <Skeleton width="min(170px, 70%)" height={14} />
        <Skeleton width="min(210px, 85%)" height={12} />
      </div>
    </div>
  );
}

function CardWait() {
  return (
    <div className="game">
      <div className="g-grid g-body">
        <div className="g-time">
          <Skeleton width={62} height={16} />
          <Skeleton width={50} height={12} />
        </div>
        <TeamWait row={1} />
        <TeamWait row={2} />
        {[3, 4, 5].map((column) => (
          <div className="g-mk" key={column}>
            <h3>
              <Skeleton width={54} height={12} />
            </h3>
            {[1, 2].map((row) => (
              <span key={row} className="odds off" style={cssVars({ '--c': column, '--r': row })} />
            ))}
          </div>
        ))}
        <div className="g-model">
          <Skeleton height={14} width="60%" />
          <Skeleton height={4} />
        </div>
      </div>
      <div className="g-foot" />
    </div>
  );
}

/** Six cards of the final size while the first answer is under way. */
export function GameListWait() {
  return (
    <div className="g-list" aria-busy="true">
      <output className="sr">Loading games</output>
      {PLACES.map((place) => (
        <CardWait key={place} />
      ))}
    </div>
  );
}
