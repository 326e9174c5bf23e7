import { useNow } from '../../../core/clock.ts';
import type { AnyGame } from '../../../core/games.ts';
import { CardSections } from '../sections/card-sections.tsx';
import { GameLink, gameTitle } from './game-link.tsx';
import { GameTimeCell } from './game-time-cell.tsx';
import { MarketColumns } from './market-columns.tsx';
import { ModelCell } from './model-cell.tsx';
import { TeamRow } from './team-row.tsx';

const AGE_STEP_MS = 5000;

/** One game: start or clock, clubs, three markets, and what has happened or is to be expected. */
export function GameCard({ game, isCompact = false }: { game: AnyGame; isCompact?: boolean }) {
  const now = useNow(AGE_STEP_MS);
  return (
    <article className="game">
      <h2 className="sr">{gameTitle(game)}</h2>
      <div className="g-grid g-body">
        <GameLink className="g-open" game={game} />
        <GameTimeCell game={game} now={now} />
        <TeamRow game={game} which="away" row={1} />
        <TeamRow game={game} which="home" row={2} />
        <MarketColumns game={game} now={now} />
        <ModelCell game={game} />
      </div>
      {isCompact ? null : <CardSections game={game} />}
    </article>
  );
}
