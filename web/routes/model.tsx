import { DEFAULT_SPORT, GAME_SPORTS, leagueOf, sportOf } from '@clearedge/contract/sports';
import { useDocumentTitle } from '../core/document-title.ts';
import { SportChips } from '../core/slate/sport-chips.tsx';
import { KeptTable, PlaysTable } from '../features/model/claim-tables.tsx';
import { ClubTable } from '../features/model/club-table.tsx';
import { ComparisonTable } from '../features/model/comparison-table.tsx';
import { ErrorTable } from '../features/model/error-table.tsx';
import { Method } from '../features/model/method.tsx';
import { type Backtest, type ModelReport, useModel } from '../features/model/model.queries.ts';
import { ModelHead } from '../features/model/model-head.tsx';
import { ModelTiles } from '../features/model/model-tiles.tsx';
import { RecordPanel } from '../features/model/record-panel.tsx';
import { ReliabilityChart } from '../features/model/reliability-chart.tsx';
import { ScoresTable } from '../features/model/scores-table.tsx';
import { SeasonBars } from '../features/model/season-bars.tsx';
import { formatDate } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { ParkTable, TeamTable } from '../sports/mlb/rating-tables.tsx';
import { FoldPanel } from '../ui/layout/fold-panel.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/states.tsx';

/** What the prices were that past plays were taken at. */
const OPENERS = {
  halves:
    'Prices are the opening ones of one unnamed book, when limits are lowest. For totals and run lines the market is our number: no claim of the model is published. No run-line prices were at hand.',
  league:
    'Published: what earlier seasons, in which such claims were kept, would have let through. Openers without a price on file are taken at −110.',
};

const after = ({ ratedTo }: ModelReport): string => `after ${ratedTo ? formatDate(ratedTo) : 'no game'}`;

const Unrated = () => (
  <EmptyState title="The ratings are being worked out" hint="We’re reading the season game by game; this takes a minute or two." />
);

function LeagueRatings({ clubs, report }: { clubs: NonNullable<ModelReport['clubs']>; report: ModelReport }) {
  const { many } = sportOf(report.sport).scoreUnit;
  return (
    <FoldPanel name="Teams">
      <Panel title="Teams" caption={`In ${many} a game against an average team · ${after(report)}`} padded={false}>
        {clubs.length === 0 ? <Unrated /> : <ClubTable clubs={clubs} sport={report.sport} />}
      </Panel>
    </FoldPanel>
  );
}

function Ratings({ report }: { report: ModelReport }) {
  const { teams, parks } = report;
  if (!teams || !parks) return null;
  if (teams.length === 0) return <Unrated />;
  return (
    <div className="model-grid">
      <FoldPanel name="Teams">
        <Panel title="Teams" caption={`Runs a game against an average team · ${after(report)}`} padded={false}>
          <TeamTable teams={teams} />
        </Panel>
      </FoldPanel>
      <FoldPanel name="Parks">
        <Panel title="Parks" caption="Runs against a neutral park" padded={false}>
          <ParkTable parks={parks} />
        </Panel>
      </FoldPanel>
    </div>
  );
}

/** How it did on past seasons, and what of its claims was kept. */
function Past({ backtest, report }: { backtest: Backtest; report: ModelReport }) {
  const caption = `${backtest.scoredOn}, ${backtest.games.toLocaleString('en-US')} games`;
  return (
    <>
      <Panel title="Claimed v. close, past seasons" caption={`${backtest.scoredOn}, real games at the opening price`} padded={false}>
        <PlaysTable plays={backtest.plays} sport={report.sport} note={report.clubs ? OPENERS.league : OPENERS.halves} />
      </Panel>
      <Panel title="Probabilities on past seasons" caption={backtest.scoredOn} padded={false}>
        <ScoresTable scores={backtest.scores} />
      </Panel>
      <FoldPanel name="Side by side">
        <Panel title="Side by side" caption="Past seasons, on the games of both" padded={false}>
          <ComparisonTable comparisons={backtest.comparisons} />
        </Panel>
      </FoldPanel>
      {backtest.errors ? (
        <Panel title="Margins and totals" caption={caption} padded={false}>
          <ErrorTable errors={backtest.errors} sport={report.sport} />
        </Panel>
      ) : null}
      <FoldPanel name="Season by season">
        <Panel title="Season by season" caption="Ahead of a coin; log loss at the right">
          <SeasonBars seasons={backtest.seasons} sport={report.sport} />
        </Panel>
      </FoldPanel>
    </>
  );
}

function Report({ report }: { report: ModelReport }) {
  const { backtest } = report;
  return (
    <>
      <ModelTiles report={report} />
      <div className="model-grid">
        <div className="model-col">
          {backtest ? <Past backtest={backtest} report={report} /> : null}
          <Panel title="How past plays held up" caption="By kind of play, at our source’s prices" padded={false}>
            <KeptTable kept={report.kept} />
          </Panel>
        </div>
        <div className="model-col">
          <RecordPanel record={report.record} />
          {backtest ? (
            <Panel title="Calibration, past seasons" caption={`${backtest.scoredOn}, ${backtest.games.toLocaleString('en-US')} games`}>
              <ReliabilityChart bins={backtest.reliability} label="Past seasons" />
            </Panel>
          ) : null}
          <Panel title="How it works">
            <Method clubs={report.clubs} backtest={backtest} />
          </Panel>
          {report.clubs ? <LeagueRatings clubs={report.clubs} report={report} /> : null}
        </div>
      </div>
      <Ratings report={report} />
    </>
  );
}

/** Model, How it works: how good a sport’s is, how that was measured, and what it believes now. */
export default function ModelRoute() {
  const [search, change] = useSearch();
  const sport = GAME_SPORTS.find((one) => one === search.get('sport')) ?? DEFAULT_SPORT;
  useDocumentTitle(sport === DEFAULT_SPORT ? 'The Model' : `The ${leagueOf(sport)} Model`);
  const { data, isPending, isError, refetch } = useModel(sport);
  return (
    <div className="page model">
      <ModelHead current={paths.model} caption={data ? `Version ${data.version}` : undefined} />
      <p className="model-intro">
        Where our probabilities come from and how good they are. Past seasons were forecast day by day from what was known before each game;
        every opinion given here is kept as it was and scored against the result.
      </p>
      <div className="tools">
        <SportChips sport={sport} sports={GAME_SPORTS} onPick={(chosen) => change({ sport: chosen === DEFAULT_SPORT ? null : chosen })} />
      </div>
      {isPending ? <Skeleton height={420} radius={8} /> : null}
      {isError ? <ErrorState title="The model’s report could not be loaded" onRetry={() => void refetch()} /> : null}
      {data ? <Report report={data} /> : null}
    </div>
  );
}
