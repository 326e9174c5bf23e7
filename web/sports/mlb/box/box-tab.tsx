import { ClipboardList } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { hasStarted } from '../../../core/games.ts';
import { formatAge } from '../../../lib/format.ts';
import { isStatus } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useBoxScore } from '../baseball.queries.ts';
import type { BaseballDetail } from '../baseball-types.ts';
import { statusWord } from '../game-clock.ts';
import { BoxSidePanel } from './box-side.tsx';
import { LineScoreTable } from './line-score-table.tsx';

function BoxWait() {
  return (
    <div className="stack gd-tab" aria-busy="true">
      <Skeleton height={140} radius={8} />
      <Skeleton height={480} radius={8} />
    </div>
  );
}

const noBox = (
  <div className="panel gd-tab">
    <EmptyState title="No box score yet" hint="It fills from the first pitch on." icon={ClipboardList} />
  </div>
);

export function BoxTab({ game }: { game: BaseballDetail }) {
  const now = useNow();
  const isStarted = hasStarted(game);
  const { data, error, isPending, refetch } = useBoxScore(game.gameId, isStarted, game.status === 'live');
  if (!isStarted) return noBox;
  if (data) {
    const lineScore = data.lineScore ?? game.lineScore;
    const age = formatAge((now - Date.parse(data.asOf)) / 1000);
    return (
      <div className="stack gd-tab">
        {lineScore ? (
          <Panel title="Line score" caption={game.isCompleted ? statusWord(game) : `as of ${age} ago`} padded={false}>
            <LineScoreTable lineScore={lineScore} game={game} />
          </Panel>
        ) : null}
        <div className="gd-two">
          <BoxSidePanel team={game.awayTeam} side={data.away} />
          <BoxSidePanel team={game.homeTeam} side={data.home} />
        </div>
      </div>
    );
  }
  if (isPending) return <BoxWait />;
  if (isStatus(error, 404)) return noBox;
  return (
    <div className="panel gd-tab">
      <ErrorState title="The box score could not be loaded" onRetry={() => void refetch()} />
    </div>
  );
}
