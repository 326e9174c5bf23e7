import './analysis.css';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { DriverBars } from '../../../core/driver-bars.tsx';
import { hasStarted } from '../../../core/games.ts';
import { formatAge } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { Game, OpenAiSummary } from '../contest-types.ts';
import { useAnalysis } from './analysis.queries.ts';
import { ConfidenceRecord } from './confidence-record.tsx';
import { SuggestedBets } from './suggested-bets.tsx';
import { ValuePlays } from './value-plays.tsx';

const MOST_PLAYS = 3;

function Parts({ game }: { game: Game }) {
  const now = useNow();
  const { data, isPending, isError, refetch } = useAnalysis(game.gameId);
  if (isPending) return <Skeleton height={220} radius={6} />;
  if (isError && !data) return <ErrorState title="The analysis could not be loaded" onRetry={() => void refetch()} />;
  return (
    <div className="an-cols">
      <div>
        <h3>Value plays</h3>
        <ValuePlays game={game} analysis={data} now={now} most={MOST_PLAYS} />
        {data.isClosed ? null : (
          <>
            <h3>Suggested bets</h3>
            <SuggestedBets game={game} bets={data.suggestedBets} now={now} />
          </>
        )}
      </div>
      <div>
        <h3>{`What moves ${data.favored.teamCode}, in points`}</h3>
        <DriverBars analysis={data} />
      </div>
    </div>
  );
}

/** The analysis in a card: the words and the confidence first, then what to do with it and why. */
export default function CardAnalysis({ game, summary }: { game: Game; summary: OpenAiSummary }) {
  const now = useNow();
  const age = formatAge((now - Date.parse(summary.analyzedAt)) / 1000);
  return (
    <div className="an">
      <div className="an-top">
        <p>{summary.summary}</p>
        <div>
          <ConfidenceRecord summary={summary} />
        </div>
      </div>
      <Parts game={game} />
      <p className="cap">
        {`${hasStarted(game) ? 'Pre-game, analyzed' : 'Analyzed'} ${age} ago. `}
        <Link className="link" to={paths.game(game.gameId)}>
          Fair prices, freshness and what would change our mind
        </Link>
      </p>
    </div>
  );
}
