import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { sportOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import { PointBars } from '../../../core/driver-bars.tsx';
import { useLeagueAnalysis } from '../../../core/league/game.queries.ts';
import type { LeagueAnalysis, LeagueDetail } from '../../../core/league/league-types.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { cardOffer, type Offer } from '../../../core/prices/offer.ts';
import { Locked } from '../../../core/session/feature-gate.tsx';
import { useCan } from '../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedPercent, NONE, plural } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { sideName } from '../detail/head/result-strip.tsx';

type PricedSide = LeagueAnalysis['sides'][number];

interface PartProps {
  game: LeagueDetail;
  analysis: LeagueAnalysis;
}

const isFirst = ({ side }: PricedSide): boolean => side === 'away' || side === 'over';

function offerOf(game: LeagueDetail, side: PricedSide, isClosed: boolean): Offer {
  const { market, line, odds, book, bookName, seenAt, isStale } = side;
  const history = { move: null, movedAt: null, openOdds: null, openLine: null, grade: null };
  const state = isClosed ? 'closed' : isStale ? 'stale' : 'open';
  return cardOffer(game, market, isFirst(side) ? 'first' : 'second', { line, odds, book, bookName, seenAt, state, ...history });
}

function SideRow({ game, side, now, isClosed }: { game: LeagueDetail; side: PricedSide; now: number; isClosed: boolean }) {
  const { odds } = useReaderFormat();
  const offer = offerOf(game, side, isClosed);
  const push = side.pushProbability >= 0.0005 ? `, ${formatPercent(side.pushProbability)} to push` : '';
  const range = `${formatPercent(side.probabilityLow)} to ${formatPercent(side.probabilityHigh)} within one standard deviation${push}`;
  return (
    <tr>
      <th scope="row">{sideName(game, offer)}</th>
      <td className="num" title={range}>
        <b>{formatPercent(side.probability)}</b>
      </td>
      <td className="num">{side.marketProbability === null ? NONE : formatPercent(side.marketProbability)}</td>
      <td className="num">{odds(Math.round(side.fairOdds))}</td>
      <td className="lgm-price">
        <OddsButton game={game} offer={offer} now={now} />
      </td>
      <td className={clsx('num', side.isValue && 'pos')} title={side.doubt ? DOUBT_WORDS[side.doubt] : undefined}>
        {formatSignedPercent(side.expectedValue)}
        <small className="muted">{side.isValue ? 'value' : side.expectedValue > 0 ? 'not value' : ''}</small>
      </td>
    </tr>
  );
}

function SideTable({ game, analysis }: PartProps) {
  const now = useNow(5000);
  if (analysis.sides.length === 0)
    return <p className="muted lg-none">{analysis.isClosed ? 'No closing prices are stored.' : 'No book prices this game yet.'}</p>;
  return (
    <WideTable label="Our number beside the best prices">
      <table className="tbl lgm-model">
        <ColumnHeads heads={['Side', ['We say'], ['Market'], ['Fair'], [analysis.isClosed ? 'Closed' : 'Best price'], ['EV']]} />
        <tbody>
          {analysis.sides.map((side) => (
            <SideRow key={`${side.market} ${side.side}`} game={game} side={side} now={now} isClosed={analysis.isClosed} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

const pointsText = (value: number): string => Math.abs(value).toFixed(1);

/** "BUF 24.6, KC 22.1: BUF by 2.5, 46.7 points" by the model with the market in it. */
function ScoreLine({ game, analysis: { margin, total, bookCount } }: PartProps) {
  const { awayTeamCode: away, homeTeamCode: home, sport } = game;
  const { many } = sportOf(sport).scoreUnit;
  const [awayMean, homeMean] = [(total.pooled - margin.pooled) / 2, (total.pooled + margin.pooled) / 2];
  const ahead = margin.pooled >= 0 ? home : away;
  const alone = `${margin.model >= 0 ? home : away} by ${pointsText(margin.model)} and ${pointsText(total.model)} ${many}`;
  const shares = `it counts for ${formatPercent(margin.weight, 0)} of the margin and ${formatPercent(total.weight, 0)} of the total, the books for the rest.`;
  return (
    <p className="lgm-score">
      {'We expect '}
      <b>{`${away} ${pointsText(awayMean)}, ${home} ${pointsText(homeMean)}`}</b>
      {`: ${ahead} by ${pointsText(margin.pooled)}, ${pointsText(total.pooled)} ${many}. `}
      {bookCount === 0 ? 'No book had priced it at the time of the forecast.' : `The model alone says ${alone}; ${shares}`}
    </p>
  );
}

/** What the ratings say bears on the margin, from the home side's point of view. */
function Drivers({ game, analysis: { drivers } }: PartProps) {
  const { many } = sportOf(game.sport).scoreUnit;
  const bars = drivers.map(({ title, margin }) => ({ title, detail: `${many} of the margin`, points: margin }));
  if (bars.length === 0) return null;
  return (
    <>
      <h3 className="gd-sub">{`What moves the margin, ${many} toward ${game.homeTeamCode}`}</h3>
      <div className="lgm-drivers">
        <PointBars label={`What moves the margin toward ${game.homeTeam}`} bars={bars} />
      </div>
    </>
  );
}

function Sources({ game, analysis }: PartProps) {
  const { dateTime } = useReaderFormat();
  const { ratedGames, awayGames, homeGames, bookCount, forecastAt, modelVersion, sides } = analysis;
  const played = `${game.awayTeamCode} ${awayGames} and ${game.homeTeamCode} ${homeGames} this season`;
  const isMarket = sides.some(({ basis }) => basis === 'market');
  return (
    <p className="cap gd-note">
      {`${plural(ratedGames, 'rated game')} (${played}), ${plural(bookCount, 'book')}; forecast of ${dateTime(forecastAt)}, model ${modelVersion}.`}
      {isMarket
        ? ' Where past plays on the model have not kept their claims at the close, our number is the market’s.'
        : ' EV at the price named, a push returning the stake.'}
    </p>
  );
}

/** Our number of each side beside the market's and the best price, what it is made from, and how much it rests on. */
export function ModelPanel({ game }: { game: LeagueDetail }) {
  const isOpen = useCan('analysis');
  const { data, error, refetch } = useLeagueAnalysis(game);
  const title = 'Model and value';
  if (!isOpen)
    return (
      <Panel title={title}>
        <Locked feature="analysis" what="AI Game Analysis" />
      </Panel>
    );
  if (data?.analysis)
    return (
      <Panel title={title} caption={data.analysis.isClosed ? 'at the closing prices' : 'at the best prices of now'} padded={false}>
        <ScoreLine game={game} analysis={data.analysis} />
        <SideTable game={game} analysis={data.analysis} />
        <Drivers game={game} analysis={data.analysis} />
        <Sources game={game} analysis={data.analysis} />
      </Panel>
    );
  return (
    <Panel title={title}>
      {data ? <p className="muted">{data.reason}</p> : null}
      {error && !data ? <ErrorState title="The model could not be loaded" onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={420} radius={6} />}
    </Panel>
  );
}
