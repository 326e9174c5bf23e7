import { type SportKey, sportOf } from './sports.ts';

/** The address of a game's page, or of its sport's games where a game has none. */
export function gameAddress(sport: SportKey, gameId: string): string {
  const { hasGamePage, hasLeague } = sportOf(sport);
  if (!hasGamePage) return `/${sport}/games`;
  return `${hasLeague ? `/${sport}/games` : '/game'}/${encodeURIComponent(gameId)}`;
}
