import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { paths } from '../../../lib/paths.ts';
import type { Game } from '../contest-types.ts';
import { gameQuery } from '../event.queries.ts';
import { MarketColumns } from '../price/market-columns.tsx';
import { CardSections } from '../sections/card-sections.tsx';
import { GameTimeCell } from './game-time-cell.tsx';
import { ModelCell } from './model-cell.tsx';
import { sideOf, TeamRow } from './team-row.tsx';

const AGE_STEP_MS = 5000;

export function GameCard({ game, isCompact = false }: { game: Game; isCompact?: boolean }) {
  const now = useNow(AGE_STEP_MS);
  const client = useQueryClient();
  const title = `${game.awayTeam} at ${game.homeTeam}${game.isDoubleheader ? `, game ${game.gameNumber}` : ''}`;
  const prefetch = () => void client.prefetchQuery(gameQuery(game.gameId));
  return (
    <article className="game">
      <h2 className="sr">{title}</h2>
      <div className="g-grid g-body">
        <Link
          className="g-open"
          to={paths.game(game.gameId)}
          aria-label={`${title}: game details`}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        />
        <GameTimeCell game={game} now={now} />
        <TeamRow side={sideOf(game, 'away')} row={1} />
        <TeamRow side={sideOf(game, 'home')} row={2} />
        <MarketColumns game={game} now={now} />
        <ModelCell game={game} />
      </div>
      {isCompact ? null : <CardSections game={game} />}
    </article>
  );
}
