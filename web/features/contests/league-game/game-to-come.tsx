import { lazy, Suspense } from 'react';
import { AllBooks, FormBrief } from '../../../core/league/card/section-bodies.tsx';
import { useLeagueInjuries, useLeaguePicks } from '../../../core/league/game.queries.ts';
import type { LeagueDetail } from '../../../core/league/league-types.ts';
import { FoldPanel } from '../../../ui/layout/fold-panel.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { AlternatesPanel } from '../alternates/alternates-panel.tsx';
import { Injuries } from '../detail/overview/injuries.tsx';
import { PublicPanel } from '../detail/overview/public-panel.tsx';
import { BestPrices, MarketPanel } from '../detail/overview/side-panels.tsx';
import { LeaguePicks } from './league-picks.tsx';
import { ModelPanel } from './model-panel.tsx';
import { PropsPanel } from './props-panel.tsx';

interface GameProps {
  game: LeagueDetail;
}

const LineMovement = lazy(() => import('../chart/line-movement.tsx'));

/** What surrounds a game: how both clubs have played, and where the bets of our users are. */
export function Around({ game }: GameProps) {
  return (
    <>
      <Panel title="Form and meetings" caption="finished games that count" className="lgm-form">
        <FormBrief game={game} />
      </Panel>
      <PublicPanel game={game} />
    </>
  );
}

/** How the lines moved, and every book's price. */
export function Prices({ game }: GameProps) {
  const picks = useLeaguePicks(game);
  return (
    <>
      <FoldPanel name="Line movement">
        <Suspense fallback={<Skeleton height={360} radius={8} />}>
          <LineMovement game={game} picks={picks} />
        </Suspense>
      </FoldPanel>
      <FoldPanel name="All books">
        <Panel title="All books" caption="fair price: books without their margins">
          <AllBooks game={game} />
        </Panel>
      </FoldPanel>
    </>
  );
}

function LeagueInjuries({ game }: GameProps) {
  const { data, error, refetch } = useLeagueInjuries(game);
  if (data) return <Injuries game={{ ...game, injuries: data }} />;
  return error ? (
    <ErrorState title="The injury lists could not be loaded" onRetry={() => void refetch()} />
  ) : (
    <Skeleton height={160} radius={8} />
  );
}

/** A game that has not begun: the model beside the best prices, how they moved, and every book. */
export function GameToCome({ game }: GameProps) {
  return (
    <div className="gd">
      <aside className="stack gd-side-col" aria-label="Prices and picks">
        <BestPrices game={game} />
        <LeaguePicks game={game} />
        <MarketPanel game={game} />
      </aside>
      <div className="stack gd-main">
        <ModelPanel game={game} />
        <AlternatesPanel game={game} />
        <PropsPanel game={game} />
        <Prices game={game} />
        <LeagueInjuries game={game} />
        <Around game={game} />
      </div>
    </div>
  );
}
