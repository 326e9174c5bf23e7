import { formatDate } from '../../lib/format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import type { ModelReport } from './model.queries.ts';
import { ReliabilityChart } from './reliability-chart.tsx';
import { ScoresTable } from './scores-table.tsx';

/** What was published here before each first pitch, against how it ended. */
export function RecordPanel({ record }: { record: ModelReport['record'] }) {
  const span = record.from && record.to ? `, ${formatDate(record.from)} to ${formatDate(record.to)}` : '';
  const caption = `${record.games.toLocaleString('en-US')} games${span}`;
  if (record.games === 0) {
    return (
      <Panel title="Here">
        <EmptyState
          title="No opinion has been scored yet"
          hint="Each game’s last opinion before the first pitch counts once the game is over."
        />
      </Panel>
    );
  }
  return (
    <Panel title="Here" caption={caption} padded={false}>
      <ScoresTable scores={record.scores} />
      <div className="panel-b">
        {record.reliability.length > 0 ? (
          <ReliabilityChart bins={record.reliability} label="Opinions given here" />
        ) : (
          <p className="cap">Under a hundred games these figures are mostly chance.</p>
        )}
      </div>
    </Panel>
  );
}
