import { useDocumentTitle } from '../core/document-title.ts';
import { KeptTable, PlaysTable } from '../features/model/claim-tables.tsx';
import { Method } from '../features/model/method.tsx';
import { type ModelReport, useModel } from '../features/model/model.queries.ts';
import { ModelHead } from '../features/model/model-head.tsx';
import { ModelTiles } from '../features/model/model-tiles.tsx';
import { RecordPanel } from '../features/model/record-panel.tsx';
import { ReliabilityChart } from '../features/model/reliability-chart.tsx';
import { ScoresTable } from '../features/model/scores-table.tsx';
import { SeasonBars } from '../features/model/season-bars.tsx';
import { formatDate } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { ParkTable, TeamTable } from '../sports/mlb/rating-tables.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/states.tsx';

function Ratings({ report }: { report: ModelReport }) {
  if (report.teams.length === 0) {
    return (
      <EmptyState title="The ratings are being worked out" hint="We’re reading the season game by game; this takes a minute or two." />
    );
  }
  return (
    <div className="model-grid">
      <Panel
        title="Clubs"
        caption={`Runs a game against an average club · after ${report.ratedTo ? formatDate(report.ratedTo) : 'no game'}`}
        padded={false}
      >
        <TeamTable teams={report.teams} />
      </Panel>
      <Panel title="Parks" caption="Runs against a neutral park" padded={false}>
        <ParkTable parks={report.parks} />
      </Panel>
    </div>
  );
}

function Report({ report }: { report: ModelReport }) {
  const { backtest } = report;
  const caption = `${backtest.scoredOn}, ${backtest.games.toLocaleString('en-US')} games`;
  return (
    <>
      <ModelTiles report={report} />
      <div className="model-grid">
        <div className="model-col">
          <Panel title="Claimed v. close, past seasons" caption={`${backtest.scoredOn}, real games at the opening price`} padded={false}>
            <PlaysTable plays={backtest.plays} />
          </Panel>
          <Panel title="How past plays held up" caption="By kind of play, at our source’s prices" padded={false}>
            <KeptTable kept={report.kept} />
          </Panel>
          <Panel title="Calibration, past seasons" caption={caption}>
            <ReliabilityChart bins={backtest.reliability} label="Past seasons" />
          </Panel>
        </div>
        <div className="model-col">
          <RecordPanel record={report.record} />
          <Panel title="Probabilities on past seasons" caption={caption} padded={false}>
            <ScoresTable scores={backtest.scores} />
          </Panel>
          <Panel title="Season by season" caption="Ahead of a coin; log loss at the right">
            <SeasonBars seasons={backtest.seasons} />
          </Panel>
          <Panel title="How it works">
            <Method />
          </Panel>
        </div>
      </div>
      <Ratings report={report} />
    </>
  );
}

/** Model, How it works: how good it is, how that was measured, and what it believes now. */
export default function ModelRoute() {
  useDocumentTitle('The Model');
  const { data, isPending, isError, refetch } = useModel();
  return (
    <div className="page model">
      <ModelHead current={paths.model} caption={data ? `Version ${data.version}` : undefined} />
      <p className="model-intro">
        Where our probabilities come from and how good they are. Past seasons were forecast day by day from what was known before each game;
        every opinion given here is kept as it was and scored against the result.
      </p>
      {isPending ? <Skeleton height={420} radius={8} /> : null}
      {isError ? <ErrorState title="The model’s report could not be loaded" onRetry={() => void refetch()} /> : null}
      {data ? <Report report={data} /> : null}
    </div>
  );
}
