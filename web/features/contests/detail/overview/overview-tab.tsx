import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../../ui/states/states.tsx';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { AiAnalysis, AiConfidence } from './ai-panels.tsx';
import { BestPrices } from './best-prices.tsx';
import { BooksTable } from './books-table.tsx';
import { GamePicks } from './game-picks.tsx';
import { Injuries } from './injuries.tsx';
import { MarketPanel } from './market-panel.tsx';
import { MatchupPanel } from './matchup-panel.tsx';

const LineMovement = lazy(() => import('../../chart/line-movement.tsx'));

const chartWait = (
  <div className="panel lm-wait">
    <Skeleton height={28} width={220} />
    <Skeleton height={312} radius={6} />
  </div>
);

export function OverviewTab({ game, parts }: { game: GameDetail; parts: GamePage }) {
  const { LiveNow, LineScorePanel, LineUps } = parts;
  const isLive = game.status === 'live';
  return (
    <div className={isLive ? 'gd live' : 'gd'}>
      <aside className="stack gd-side-col" aria-label="Prices and matchup">
        <BestPrices game={game} />
        <AiConfidence game={game} />
        <MarketPanel game={game} />
        <MatchupPanel game={game} />
        <Injuries game={game} />
      </aside>
      <div className="stack gd-main">
        {isLive ? <LiveNow game={game} /> : <LineScorePanel game={game} />}
        <GamePicks game={game} />
        <AiAnalysis game={game} />
        <Suspense fallback={chartWait}>
          <LineMovement game={game} />
        </Suspense>
        <BooksTable game={game} />
        <LineUps game={game} />
      </div>
    </div>
  );
}
