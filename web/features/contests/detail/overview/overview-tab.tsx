import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { hasStarted } from '../../../../core/games.ts';
import { useCan } from '../../../../core/session/use-can.ts';
import { FoldPanel } from '../../../../ui/layout/fold-panel.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/states/states.tsx';
import { AlternatesPanel } from '../../alternates/alternates-panel.tsx';
import { AnalysisWait } from '../../analysis/analysis-wait.tsx';
import { GenerateAnalysis } from '../../analysis/generate-analysis.tsx';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { useGamePicks } from '../../event.queries.ts';
import { MyLiveBets } from '../../live/my-live-bets.tsx';
import { MySettledBets } from '../../live/my-settled-bets.tsx';
import { BooksTable } from './books-table.tsx';
import { GamePicks } from './game-picks.tsx';
import { Injuries } from './injuries.tsx';
import { PublicPanel } from './public-panel.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { AiConfidence, BestPrices, MarketPanel, MatchupPanel } from './side-panels.tsx';
import { WeatherPanel } from './weather-panel.tsx';

const DetailAnalysis = lazy(() => import('../../analysis/detail-analysis.tsx'));

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

const WinProbability = lazy(() => import('../../live/win-probability.tsx'));
const AgainstClose = lazy(() => import('../../analysis/against-close.tsx'));
const LineMovement = lazy(() => import('../../chart/line-movement.tsx'));

const chartWait = (
  <div className="panel lm-wait">
    <Skeleton height={28} width={220} />
    <Skeleton height={312} radius={6} />
  </div>
);

/** What surrounds a game: weather, matchup, the season series, the public, injuries. Old addresses of tabs lead to these. */
function Around({ game }: { game: GameDetail }) {
  return (
    <>
      <WeatherPanel game={game} />
      <FoldPanel name="Key matchup stats">
        <MatchupPanel game={game} />
      </FoldPanel>
      <SeriesPanel game={game} />
      <PublicPanel game={game} />
      <FoldPanel name="Injuries">
        <Injuries game={game} />
      </FoldPanel>
    </>
  );
}

/** What was known and thought before the first pitch: the page of a game to come, folded once it has begun. */
function PreGame({ game, LineUps }: { game: GameDetail; LineUps: GamePage['LineUps'] }) {
  const picks = (useGamePicks(game.gameId).data?.picks ?? []).map(({ pick }) => pick);
  return (
    <>
      <AiAnalysis game={game} />
      {hasStarted(game) ? null : <AlternatesPanel game={game} />}
      <FoldPanel name="Line movement">
        <Suspense fallback={chartWait}>
          <LineMovement game={game} picks={picks} />
        </Suspense>
      </FoldPanel>
      <FoldPanel name="All books">
        <BooksTable game={game} />
      </FoldPanel>
      <FoldPanel name="Lineups">
        <LineUps game={game} />
      </FoldPanel>
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
              <PreGame game={game} LineUps={LineUps} />
            </div>
          ) : null}
        </details>
        <div className="gd-two">
          <Around game={game} />
        </div>
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
        <Around game={game} />
      </aside>
      <div className="stack gd-main">
        <parts.LineScorePanel game={game} />
        <GamePicks game={game} />
        <PreGame game={game} LineUps={parts.LineUps} />
      </div>
    </div>
  );
}
