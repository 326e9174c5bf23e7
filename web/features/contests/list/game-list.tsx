import '../styles/games.css';
import '../styles/sections.css';
import '../styles/games-narrow.css';
import type { GameSport } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { plural } from '../../../core/game-words.ts';
import { type AnyGame, byDay } from '../../../core/games.ts';
import { CARD_MARKETS, marketHead } from '../../../core/prices/market-names.ts';
import { formatDate } from '../../../lib/format.ts';
import { useRamp } from '../../../lib/use-ramp.ts';
import { gameParts } from '../../../sports/registry.ts';
import { GameCard } from '../card/game-card.tsx';

export function GameListHead({ sport }: { sport: GameSport }) {
  const { timeHead, stateHead } = gameParts(sport).words;
  return (
    <div className="g-grid g-head" aria-hidden="true">
      {[timeHead, 'Matchup', ...CARD_MARKETS.map((market) => marketHead(sport, market)), stateHead].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

function Cards({ games, isCompact }: { games: readonly AnyGame[]; isCompact: boolean }) {
  return (
    <div className={clsx('g-list', isCompact && 'compact')}>
      {games.map((game) => (
        <GameCard key={game.gameId} game={game} isCompact={isCompact} />
      ))}
    </div>
  );
}

interface GameListProps {
  games: readonly AnyGame[];
  isCompact: boolean;
  /** Whether they are of several days, each of which is then headed. */
  hasDates: boolean;
}

export function GameList({ games, isCompact, hasDates }: GameListProps) {
  const drawn = games.slice(0, useRamp(games.length, 8, 2));
  if (!hasDates) return <Cards games={drawn} isCompact={isCompact} />;
  return byDay(drawn).map((day) => (
    <section key={day.slateOn} className="g-day" aria-label={formatDate(day.slateOn)}>
      <p className="g-day-h">
        {formatDate(day.slateOn, 'full')}{' '}
        <span className="cap">{plural(games.filter(({ slateOn }) => slateOn === day.slateOn).length, 'game')}</span>
      </p>
      <Cards games={day.games} isCompact={isCompact} />
    </section>
  ));
}
