import '../styles/analysis.css';
import { useNow } from '../../../core/clock.ts';
import { EvReferenceSwitch } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState } from '../../../ui/states/states.tsx';
import type { Analysis, GameDetail } from '../contest-types.ts';
import { useAnalysis } from './analysis.queries.ts';
import { AnalysisWait } from './analysis-wait.tsx';
import { DriverBars } from './driver-bars.tsx';
import { FairPrices } from './fair-prices.tsx';
import { Freshness } from './freshness.tsx';
import { SuggestedBets } from './suggested-bets.tsx';
import { TotalChart } from './total-chart.tsx';
import { ValuePlays } from './value-plays.tsx';

const TOP_PLAYS = 3;

interface PartProps {
  game: GameDetail;
  analysis: Analysis;
  now: number;
}

function Plays({ game, analysis, now }: PartProps) {
  const caption = analysis.isClosed
    ? 'prices of the last analysis before the first pitch'
    : 'EV = win probability × profit − loss probability, at the book named; a push returns the stake';
  return (
    <Panel title="Value plays" caption={caption} tools={<EvReferenceSwitch />} padded={false}>
      <ValuePlays game={game} analysis={analysis} now={now} most={TOP_PLAYS} />
    </Panel>
  );
}

function Words({ game, analysis, now }: PartProps) {
  return (
    <Panel
      title="AI Game Analysis"
      caption={`${analysis.isClosed ? 'pre-game, ' : ''}analyzed ${formatAge((now - Date.parse(analysis.analyzedAt)) / 1000)} ago`}
    >
      <p className="an-text">{`${analysis.summary} ${analysis.verdict}`}</p>
      {analysis.isClosed ? null : (
        <>
          <h3 className="an-h">Suggested bets</h3>
          <SuggestedBets game={game} bets={analysis.suggestedBets} now={now} />
        </>
      )}
    </Panel>
  );
}

function Reasons({ analysis }: { analysis: Analysis }) {
  return (
    <div className="an-two">
      <Panel title="What moves the number" caption={`points of win probability${analysis.isClosed ? ', pre-game' : ''}`}>
        <DriverBars analysis={analysis} />
      </Panel>
      <Panel title="Total runs" caption={`exact score distribution${analysis.isClosed ? ', pre-game' : ''}`}>
        <TotalChart analysis={analysis} />
      </Panel>
    </div>
  );
}

function Doubts({ game, analysis, now }: PartProps) {
  const { dateTime } = useReaderFormat();
  return (
    <div className="an-two">
      {analysis.isClosed ? null : (
        <Panel title="What would change our mind">
          <ul className="an-ch">
            {analysis.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
            <li>
              {analysis.valuePlays.length > 0
                ? 'The price: under “Value from” each play stops being value.'
                : 'The price: from “Value from” on, the nearest side becomes a play.'}
            </li>
          </ul>
        </Panel>
      )}
      <Panel title="Data used" caption={`opinion of ${dateTime(analysis.opinionAt)}`}>
        <Freshness analysis={analysis} game={game} now={now} />
      </Panel>
    </div>
  );
}

/** Everything the model has to say about a game, for those who have the tier. */
export default function DetailAnalysis({ game }: { game: GameDetail }) {
  const now = useNow();
  const { data, isPending, isError, refetch } = useAnalysis(game.gameId);
  if (isPending) return <AnalysisWait />;
  if (isError && !data)
    return (
      <Panel title="AI Game Analysis">
        <ErrorState title="The analysis could not be loaded" onRetry={() => void refetch()} />
      </Panel>
    );
  return (
    <>
      <Plays game={game} analysis={data} now={now} />
      <Words game={game} analysis={data} now={now} />
      <Reasons analysis={data} />
      <FairPrices game={game} sides={data.fairPrices} />
      <Doubts game={game} analysis={data} now={now} />
    </>
  );
}
