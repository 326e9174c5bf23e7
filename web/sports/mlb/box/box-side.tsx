import { Panel } from '../../../ui/layout/panel.tsx';
import type { BoxScore } from '../baseball-types.ts';
import { type StatColumn, StatTable } from './stat-table.tsx';

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

export function BoxSidePanel({ team, side }: { team: string; side: BoxScore['away'] }) {
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
