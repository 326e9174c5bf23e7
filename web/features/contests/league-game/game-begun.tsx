import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { PeriodTable } from '../../../core/league/card/period-strip.tsx';
import type { LeagueDetail } from '../../../core/league/league-types.ts';
import { clockText, statusWord } from '../../../core/league/league-words.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BestPrices, MarketPanel } from '../detail/overview/side-panels.tsx';
import { MyLiveBets } from '../live/my-live-bets.tsx';
import { MySettledBets } from '../live/my-settled-bets.tsx';
import { BoxPanels } from './box-panels.tsx';
import { CoursePanel } from './course-panel.tsx';
import { Around, Prices } from './game-to-come.tsx';
import { LeaguePicks } from './league-picks.tsx';
import { ModelPanel } from './model-panel.tsx';
import { PropsPanel } from './props-panel.tsx';

/** A game that has begun: what is and was at stake, how it went, and all that was before it behind one row. */
export function GameBegun({ game }: { game: LeagueDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { live, sport, periods } = game;
  return (
    <div className="gd begun">
      <aside className="stack gd-side-col" aria-label="Prices and picks">
        <BestPrices game={game} />
        <LeaguePicks game={game} />
      </aside>
      <div className="stack gd-main">
        {game.isCompleted ? <MySettledBets game={game} /> : <MyLiveBets game={game} />}
        {periods ? (
          <Panel title="Line score" caption={game.isCompleted || !live ? statusWord(game) : clockText(sport, live)} className="lgm-line">
            <div className="tbl-x">
              <PeriodTable game={game} hasTotal />
            </div>
          </Panel>
        ) : null}
        <CoursePanel game={game} />
        <BoxPanels game={game} />
        <PropsPanel game={game} />
        <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <ChevronRight className="s" />
            <b>Before the game</b>
            <span className="cap">model, line movement, books</span>
          </summary>
          {isOpen ? (
            <div className="stack">
              <ModelPanel game={game} />
              <MarketPanel game={game} />
              <Prices game={game} />
            </div>
          ) : null}
        </details>
        <Around game={game} />
      </div>
    </div>
  );
}
