import { BOARD_MARKETS, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import { fairAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useNow } from '../../../../core/clock.ts';
import { ConfidenceMeter } from '../../../../core/confidence.tsx';
import { hasStarted } from '../../../../core/games.ts';
import { OddsButton } from '../../../../core/prices/odds-button.tsx';
import { gameOffers, marketOffer, type OfferPair } from '../../../../core/prices/offer.ts';
import { bookCount, readMarkets } from '../../../../core/prices/read-markets.ts';
import { Locked } from '../../../../core/session/feature-gate.tsx';
import { useCan } from '../../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { formatPercent, formatSignedPercent } from '../../../../lib/format.ts';
import { ColumnHeads } from '../../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/states/states.tsx';
import { AnalysisWait } from '../../analysis/analysis-wait.tsx';
import { ConfidenceRecord } from '../../analysis/confidence-record.tsx';
import { GenerateAnalysis } from '../../analysis/generate-analysis.tsx';
import { NO_CONFIDENCE } from '../../analysis/no-confidence.ts';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { MyLiveBets } from '../../live/my-live-bets.tsx';
import { MySettledBets } from '../../live/my-settled-bets.tsx';
import { BooksTable } from './books-table.tsx';
import { GamePicks } from './game-picks.tsx';
import { Injuries } from './injuries.tsx';

const DetailAnalysis = lazy(() => import('../../analysis/detail-analysis.tsx'));

const playsText = (count: number): string => (count === 0 ? 'no value play' : count === 1 ? '1 value play' : `${count} value plays`);

/** How sure the model is; what a tier does not include is not in the page. */
function AiConfidence({ game }: { game: GameDetail }) {
  const isOpen = useCan('analysis');
  const summary = game.aiSummary;
  if (!summary) return null;
  if (summary.noConfidence)
    return (
      <Panel className="gd-ai" title="AI confidence">
        <p className="muted">{`${NO_CONFIDENCE[summary.noConfidence]}.`}</p>
      </Panel>
    );
  if (!('locked' in summary))
    return (
      <Panel className="gd-ai" title="AI confidence" caption={hasStarted(game) ? 'moneyline, pre-game' : 'moneyline'}>
        <ConfidenceRecord summary={summary} />
      </Panel>
    );
  return (
    <Panel className="gd-ai" title="AI confidence" caption={hasStarted(game) ? 'pre-game' : playsText(summary.valuePlayCount)}>
      <ConfidenceMeter value={summary.confidence} />
      <p className="cap gd-conf">{`Confidence ${Math.floor(summary.confidence)}/100: more evidence than that share of back-tested plays in this market.`}</p>
      {isOpen ? null : (
        <div className="gd-lock">
          <Locked feature="analysis" what="AI Game Analysis" />
        </div>
      )}
    </Panel>
  );
}

/** The model's view of a game, for those who have the tier. */
function AiAnalysis({ game }: { game: GameDetail }) {
  const isOpen = useCan('analysis');
  if (!isOpen) return null;
  if (game.aiSummary)
    return (
      <Suspense fallback={<AnalysisWait isClosed={hasStarted(game)} />}>
        <DetailAnalysis game={game} />
      </Suspense>
    );
  return (
    <Panel title="AI Game Analysis">
      <GenerateAnalysis game={game} />
    </Panel>
  );
}

interface PriceRow {
  title: string;
  offers: OfferPair;
}

function priceRows(game: GameDetail): PriceRow[] {
  const offers = gameOffers(game);
  const rows: PriceRow[] = [
    { title: 'Moneyline', offers: offers.moneyline },
    { title: 'Run Line', offers: offers.spread },
    { title: 'Total Runs', offers: offers.total },
  ];
  for (const { market, first, second } of game.otherOdds) {
    const [one, other] = SIDES_OF[market];
    rows.push({
      title: BOARD_MARKETS[market].name,
      offers: [marketOffer(game, market, one, first), marketOffer(game, market, other, second)],
    });
  }
  return rows;
}

function BestPrices({ game }: { game: GameDetail }) {
  const now = useNow(5000);
  const books = bookCount([game]);
  return (
    <Panel
      title={hasStarted(game) ? 'Closing prices' : 'Best prices'}
      caption={books > 0 ? `${books} books` : hasStarted(game) ? undefined : 'No book yet'}
    >
      <div className="mk3">
        <span />
        <span className="c hd">{`${game.awayTeamCode} / Over`}</span>
        <span className="c hd">{`${game.homeTeamCode} / Under`}</span>
        {priceRows(game).map(({ title, offers }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            <OddsButton game={game} offer={offers[0]} now={now} />
            <OddsButton game={game} offer={offers[1]} now={now} />
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}

/** What the best two prices add up to above one: below zero, both sides can be taken at a profit. */
function bestOverround(game: GameDetail): number | null {
  const { first, second } = readMarkets(game).moneyline;
  if (first.odds === null || second.odds === null || first.state !== 'open' || second.state !== 'open') return null;
  return impliedProbability(first.odds) + impliedProbability(second.odds) - 1;
}

function MarketPanel({ game }: { game: GameDetail }) {
  const { odds } = useReaderFormat();
  const { market } = game;
  if (!market) return null;
  const margin = bestOverround(game);
  const sides = [
    { code: game.awayTeamCode, chance: market.awayNoVig },
    { code: game.homeTeamCode, chance: market.homeNoVig },
  ];
  return (
    <Panel title="Market" caption={hasStarted(game) ? 'closing moneyline, margin removed' : 'moneyline, margin removed'} padded={false}>
      <table className="tbl">
        <ColumnHeads heads={['Side', ['No-vig'], ['Fair price']]} />
        <tbody>
          {sides.map(({ code, chance }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td className="num">{formatPercent(chance)}</td>
              <td className="num">{chance > 0 && chance < 1 ? odds(fairAmericanRounded(chance)) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap gd-note">
        {`Power method over ${market.bookCount} books.`}
        {margin === null ? '' : ` Margin at the best two prices ${formatSignedPercent(margin)}.`}
      </p>
    </Panel>
  );
}

const better = (isBetter: boolean) => (isBetter ? <span className="sr"> (better)</span> : null);

function MatchupPanel({ game }: { game: GameDetail }) {
  if (game.matchup.length === 0) return null;
  return (
    <Panel title="Key matchup stats" caption="season to date">
      <div className="mu">
        <span>
          <TeamChip sport={game.sport} code={game.awayTeamCode} size="sm" />
        </span>
        <span className="k" />
        <span className="h">
          <TeamChip sport={game.sport} code={game.homeTeamCode} size="sm" />
        </span>
        {game.matchup.map((row) => (
          <Fragment key={row.label}>
            <span className={clsx(row.better === 'away' && 'bt')}>
              {row.away}
              {better(row.better === 'away')}
            </span>
            <span className="k" title={row.note ?? undefined}>
              {row.label}
            </span>
            <span className={clsx('h', row.better === 'home' && 'bt')}>
              {row.home}
              {better(row.better === 'home')}
            </span>
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}

const WinProbability = lazy(() => import('../../live/win-probability.tsx'));
const AgainstClose = lazy(() => import('../../analysis/against-close.tsx'));
const LineMovement = lazy(() => import('../../chart/line-movement.tsx'));

const chartWait = (
  <div className="panel lm-wait">
    <Skeleton height={28} width={220} />
    <Skeleton height={312} radius={6} />
  </div>
);

/** What was known and thought before the first pitch: the page of a game to come, folded once it has begun. */
function PreGame({ game, LineUps }: { game: GameDetail; LineUps: GamePage['LineUps'] }) {
  return (
    <>
      <AiAnalysis game={game} />
      <Suspense fallback={chartWait}>
        <LineMovement game={game} />
      </Suspense>
      <BooksTable game={game} />
      <LineUps game={game} />
    </>
  );
}

/** A game that has begun: what is and was at stake, how it went, and all that was before it behind one row. */
function Begun({ game, parts }: { game: GameDetail; parts: GamePage }) {
  const { LivePlays, LineScorePanel, LineUps } = parts;
  const [isOpen, setOpen] = useState(false);
  const canAnalyze = useCan('analysis');
  const isLive = game.status === 'live';
  return (
    <div className="gd begun">
      <aside className="stack gd-side-col" aria-label="Prices and picks">
        <BestPrices game={game} />
        <GamePicks game={game} />
        <Injuries game={game} />
      </aside>
      <div className="stack gd-main">
        {isLive ? <MyLiveBets game={game} /> : <MySettledBets game={game} />}
        <LineScorePanel game={game} />
        <Suspense fallback={<Skeleton height={320} radius={8} />}>
          <WinProbability game={game} plays={<LivePlays game={game} />} />
        </Suspense>
        {game.isCompleted && canAnalyze && game.aiSummary ? (
          <Suspense>
            <AgainstClose game={game} />
          </Suspense>
        ) : null}
        <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <ChevronRight className="s" />
            <b>Before the game</b>
            <span className="cap">analysis, line movement, books, lineups</span>
          </summary>
          {isOpen ? (
            <div className="stack">
              <AiConfidence game={game} />
              <MarketPanel game={game} />
              <MatchupPanel game={game} />
              <PreGame game={game} LineUps={LineUps} />
            </div>
          ) : null}
        </details>
      </div>
    </div>
  );
}

export function OverviewTab({ game, parts }: { game: GameDetail; parts: GamePage }) {
  if (hasStarted(game)) return <Begun game={game} parts={parts} />;
  return (
    <div className="gd">
      <aside className="stack gd-side-col" aria-label="Prices and matchup">
        <BestPrices game={game} />
        <AiConfidence game={game} />
        <MarketPanel game={game} />
        <MatchupPanel game={game} />
        <Injuries game={game} />
      </aside>
      <div className="stack gd-main">
        <parts.LineScorePanel game={game} />
        <GamePicks game={game} />
        <PreGame game={game} LineUps={parts.LineUps} />
      </div>
    </div>
  );
}
