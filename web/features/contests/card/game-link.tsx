import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AnyGame } from '../../../core/games.ts';
import { gameParts } from '../../../sports/registry.ts';
import { gameQuery } from '../event.queries.ts';

/** "New York Yankees at Boston Red Sox", of a doubleheader with ", game 2". */
export function gameTitle(game: AnyGame): string {
  const part = gameParts(game.sport).partOfDay(game);
  return `${game.awayTeam} at ${game.homeTeam}${part ? `, ${part.toLowerCase()}` : ''}`;
}

/** Leads from a whole card or row to the game's page; nothing where the sport has none. */
export function GameLink({ game, className }: { game: AnyGame; className: string }) {
  const client = useQueryClient();
  const to = gameParts(game.sport).gamePath?.(game.gameId);
  const prefetch = () => void client.prefetchQuery(gameQuery(game.gameId));
  if (!to) return null;
  return (
    <Link className={className} to={to} aria-label={`${gameTitle(game)}: game details`} onPointerEnter={prefetch} onFocus={prefetch} />
  );
}
