import '../styles/games.css';
import '../styles/sections.css';
import '../styles/games-narrow.css';
import clsx from 'clsx';
import { useRamp } from '../../../lib/use-ramp.ts';
import { GameCard } from '../card/game-card.tsx';
import type { Game } from '../contest-types.ts';

const HEADS = ['Time', 'Matchup', 'Moneyline', 'Run Line', 'Total Runs', 'AI confidence'] as const;

export function GameListHead() {
  return (
    <div className="g-grid g-head" aria-hidden="true">
      {HEADS.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

export function GameList({ games, isCompact }: { games: readonly Game[]; isCompact: boolean }) {
  const drawn = useRamp(games.length, 8, 2);
  return (
    <div className={clsx('g-list', isCompact && 'compact')}>
      {games.slice(0, drawn).map((game) => (
        <GameCard key={game.gameId} game={game} isCompact={isCompact} />
      ))}
    </div>
  );
}
