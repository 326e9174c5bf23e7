import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { Game } from '../contest-types.ts';
import { useGame } from '../event.queries.ts';
import { summaryFacts } from './summary-facts.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

function SummaryWait() {
  return (
    <div className="facts" aria-busy="true">
      {PLACES.map((place) => (
        <Skeleton key={place} height={36} />
      ))}
    </div>
  );
}

export function SummarySection({ game }: { game: Game }) {
  const { data, isPending, isError, refetch } = useGame(game.gameId);
  if (isPending) return <SummaryWait />;
  if (isError) return <ErrorState title="The summary could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <dl className="facts">
        {summaryFacts(data).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.note ? <span className="cap"> {fact.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="g-all">
        <Link className="link" to={paths.game(game.gameId)}>
          All prices, line movement and lineups
        </Link>
      </p>
    </>
  );
}
