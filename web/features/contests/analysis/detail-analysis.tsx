import { BOARD_MARKETS } from '@clearedge/contract/markets/board-markets';
import { useNow } from '../../../core/clock.ts';
import { DriverBars } from '../../../core/driver-bars.tsx';
import { hasStarted } from '../../../core/games.ts';
import { EvReferenceSwitch } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatChance, formatLine, formatPercent } from '../../../lib/format.ts';
import { FoldPanel } from '../../../ui/layout/fold-panel.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState } from '../../../ui/states/states.tsx';
import type { Analysis, Game, GameDetail, PricedSide } from '../contest-types.ts';
import { useAnalysis } from './analysis.queries.ts';
import { AnalysisWait } from './analysis-wait.tsx';
import { SuggestedBets } from './suggested-bets.tsx';
import { TotalChart } from './total-chart.tsx';
import { ValuePlays } from './value-plays.tsx';
import './analysis.css';

function sideText({ awayTeamCode, homeTeamCode }: Game, { side, line }: PricedSide): string {
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const code = side === 'away' ? awayTeamCode : homeTeamCode;
  return line === null ? code : `${code} ${formatLine(line)}`;
}

/** What every side would have to pay to be worth nothing: the model blended with the market. */
function FairPrices({ game, sides }: { game: Game; sides: readonly PricedSide[] }) {
  const { odds } = useReaderFormat();
  if (sides.length === 0) return null;
  return (
    <Panel title="Fair prices" caption="model blended with the market" padded={false}>
      <div className="tbl-x">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">Side</th>
              <th scope="col">Market</th>
              <th scope="col" className="num">
                Win prob.
              </th>
              <th scope="col" className="num hide-s">
                Range
              </th>
              <th scope="col" className="num">
                Fair price
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={`${side.market} ${side.side}`}>
                <th scope="row">{sideText(game, side)}</th>
                <td>{BOARD_MARKETS[side.market].name}</td>
                <td className="num">{formatChance(side)}</td>
                <td className="num hide-s">{`${formatPercent(side.probabilityLow * (1 - side.pushProbability))} – ${formatPercent(side.probabilityHigh * (1 - side.pushProbability))}`}</td>
                <td className="num">{odds(Math.round(side.fairOdds))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface Line {
  label: string;
  value: string;
  isOpen: boolean;
}

const STALE_SECONDS = 900;

function freshnessLines(analysis: Analysis, game: Game, now: number, day: (date: string) => string): Line[] {
  const { starters, lineUps, weatherAsOf, isIndoors, pricesAt, bookCount, ratedTo } = analysis.freshness;
  const age = (at: string): string => `${formatAge((now - Date.parse(at)) / 1000)} old`;
  const isOld = (at: string | null): boolean => at === null || (now - Date.parse(at)) / 1000 > STALE_SECONDS;
  const starter = (side: 'away' | 'home', code: string): string => `${code} ${starters[side].name ?? 'not announced'}`;
  const lineUp = (side: 'away' | 'home', code: string): string => `${code} ${lineUps[side] ? 'confirmed' : 'not confirmed'}`;
  const both = (text: (side: 'away' | 'home', code: string) => string): string =>
    `${text('away', game.awayTeamCode)}, ${text('home', game.homeTeamCode)}`;
  const weather = weatherAsOf === null ? 'no forecast yet' : `forecast ${age(weatherAsOf)}, not in the number`;
  return [
    { label: 'Starters', value: both(starter), isOpen: !starters.away.isAnnounced || !starters.home.isAnnounced },
    { label: 'Lineups', value: both(lineUp), isOpen: !lineUps.away || !lineUps.home },
    { label: 'Weather', value: isIndoors ? 'indoors' : weather, isOpen: isIndoors !== true && weatherAsOf === null },
    {
      label: 'Prices',
      value: pricesAt === null ? 'none yet' : `${bookCount} books, ${analysis.isClosed ? 'as of the analysis' : `newest ${age(pricesAt)}`}`,
      isOpen: !analysis.isClosed && isOld(pricesAt),
    },
    { label: 'Ratings', value: `through ${day(ratedTo)}`, isOpen: false },
    { label: 'Analysis', value: `${age(analysis.analyzedAt)}, model ${analysis.modelVersion}`, isOpen: false },
  ];
}

/** What the analysis knew, and how old it is. */
function Freshness({ analysis, game, now }: { analysis: Analysis; game: Game; now: number }) {
  const { date } = useReaderFormat();
  return (
    <dl className="fresh">
      {freshnessLines(analysis, game, now, date).map(({ label, value, isOpen }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isOpen ? 'stale' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TOP_PLAYS = 3;

interface PartProps {
  game: GameDetail;
  analysis: Analysis;
  now: number;
}

function Plays({ game, analysis, now }: PartProps) {
  const caption = analysis.isClosed
    ? 'prices before the first pitch, no longer offered'
    : 'EV = win probability × profit − loss probability, at the book named; a push returns the stake';
  return (
    <Panel
      title={analysis.isClosed ? 'Plays of the last analysis' : 'Value plays'}
      caption={caption}
      tools={<EvReferenceSwitch />}
      padded={false}
    >
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
        <FoldPanel name="What would change our mind">
          <Panel title="What would change our mind">
            <ul className="an-ch">
              {analysis.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
              <li>
                {analysis.valuePlays.length > 0
                  ? 'The price: below “Value from” a play is no longer a bet.'
                  : 'The price: the nearest side becomes a bet at “Value from” or better.'}
              </li>
            </ul>
          </Panel>
        </FoldPanel>
      )}
      <FoldPanel name="Data used">
        <Panel title="Data used" caption={`opinion of ${dateTime(analysis.projectionAt)}`}>
          <Freshness analysis={analysis} game={game} now={now} />
        </Panel>
      </FoldPanel>
    </div>
  );
}

/** Everything the model has to say about a game, for those who have the tier. */
export default function DetailAnalysis({ game }: { game: GameDetail }) {
  const now = useNow();
  const { data, isPending, isError, refetch } = useAnalysis(game.gameId);
  if (isPending) return <AnalysisWait isClosed={hasStarted(game)} />;
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
      <FoldPanel name="Fair prices">
        <FairPrices game={game} sides={data.fairPrices} />
      </FoldPanel>
      <Doubts game={game} analysis={data} now={now} />
    </>
  );
}
