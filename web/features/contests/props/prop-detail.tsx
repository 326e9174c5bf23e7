import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { PlayerProp } from '../contest-types.ts';
import { usePropLog } from '../event.queries.ts';
import { DistributionBars } from './distribution-bars.tsx';
import { RecentGames } from './recent-games.tsx';
import { SideTable } from './side-table.tsx';
import { SplitTable } from './split-table.tsx';

function Log({ gameId, prop }: { gameId: string; prop: PlayerProp }) {
  const { data, isError, refetch } = usePropLog(gameId, prop);
  if (isError) return <ErrorState title="His games could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={300} radius={6} />;
  if (data.recent.length === 0) return <p className="muted">He has not started a game that is on record this season.</p>;
  return (
    <>
      <section aria-label="Last games">
        <h3>{`Last ${data.recent.length} ${data.recent.length === 1 ? 'start' : 'starts'}`}</h3>
        <RecentGames log={data} line={prop.line} />
        <p className="cap">{`Dashed: this line, ${prop.line}. Ticks: what most books hung on the day, where it is known.`}</p>
      </section>
      <section aria-label="Splits">
        <h3>Splits against this line</h3>
        <SplitTable log={data} />
      </section>
    </>
  );
}

/** All that is known of one proposition. */
export function PropDetail({ gameId, prop, now }: { gameId: string; prop: PlayerProp; now: number }) {
  return (
    <div className="gp-detail">
      <section aria-label="Probabilities and prices">
        <SideTable prop={prop} now={now} />
        {prop.bookCount > 0 ? (
          <p className="cap">{`Market: both sides of ${prop.bookCount} ${prop.bookCount === 1 ? 'book' : 'books'}, margin taken out by the power method.`}</p>
        ) : null}
      </section>
      {prop.projection ? (
        <section aria-label="Projection">
          <h3>{`Projection ${prop.projection.mean.toFixed(2)}`}</h3>
          <DistributionBars distribution={prop.projection.distribution} line={prop.line} isLarge />
        </section>
      ) : null}
      <Log gameId={gameId} prop={prop} />
    </div>
  );
}
