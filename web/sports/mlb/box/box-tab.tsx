import { ClipboardList } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { hasStarted } from '../../../core/games.ts';
import { type StatColumn, StatTable } from '../../../core/stat-table.tsx';
import { formatAge } from '../../../lib/format.ts';
import { isStatus } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useBoxScore } from '../baseball.queries.ts';
import type { BaseballDetail, BoxScore } from '../baseball-types.ts';
import { statusWord } from '../game-clock.ts';
import { LineScoreTable } from './line-score-table.tsx';

type Batter = BoxScore['away']['batters'][number];
type Pitcher = BoxScore['away']['pitchers'][number];

type Count<T> = Omit<StatColumn<T>, 'of'> & { of: (row: T) => number | null };
const BATTING: readonly Count<Batter>[] = [
  { head: 'AB', title: 'At bats', of: (row) => row.atBats },
  { head: 'R', title: 'Runs', of: (row) => row.runs },
  { head: 'H', title: 'Hits', of: (row) => row.hits },
  { head: 'HR', title: 'Home runs', of: (row) => row.homeRuns },
  { head: 'RBI', title: 'Runs batted in', of: (row) => row.runsBattedIn },
  { head: 'BB', title: 'Walks', of: (row) => row.walks },
  { head: 'K', title: 'Strikeouts', of: (row) => row.strikeouts },
  { head: 'TB', title: 'Total bases', of: (row) => row.totalBases },
];

/** Innings as a box score writes them: 17 outs are 5.2. */
const inningsText = (outs: number | null): string | null => (outs === null ? null : `${Math.floor(outs / 3)}.${outs % 3}`);

const PITCHING: readonly StatColumn<Pitcher>[] = [
  { head: 'IP', title: 'Innings pitched', of: (row) => inningsText(row.outs) },
  { head: 'H', title: 'Hits', of: (row) => row.hits },
  { head: 'R', title: 'Runs', of: (row) => row.runs },
  { head: 'ER', title: 'Earned runs', of: (row) => row.earnedRuns },
  { head: 'BB', title: 'Walks', of: (row) => row.walks },
  { head: 'K', title: 'Strikeouts', of: (row) => row.strikeouts },
  { head: 'HR', title: 'Home runs', of: (row) => row.homeRuns },
  { head: 'P', title: 'Pitches', of: (row) => row.pitches },
];

const sumOrUnknown = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

function BoxSidePanel({ team, side }: { team: string; side: BoxScore['away'] }) {
  const totals = BATTING.map((column) => side.batters.reduce<number | null>((sum, row) => sumOrUnknown(sum, column.of(row)), 0));
  return (
    <Panel title={team} padded={false}>
      <StatTable
        caption={`${team}, batting`}
        firstHead="Batting"
        rows={side.batters}
        columns={BATTING}
        note={(row) => row.position}
        isIndented={(row) => !row.isStarter}
        total={totals}
      />
      <StatTable
        caption={`${team}, pitching`}
        firstHead="Pitching"
        rows={side.pitchers}
        columns={PITCHING}
        note={(row) => (row.decision ? `(${row.decision})` : '')}
      />
    </Panel>
  );
}

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
