import type { SportKey } from '../sports.ts';

/** How many games a sport has. */
export interface SportGames {
  sport: SportKey;
  games: number;
}

/** How many games of each sport a digest's day has: those of its own board first. */
export const gamesBySport = (digest: { games: readonly { sport: SportKey }[]; leagues: readonly SportGames[] }): SportGames[] => [
  ...(digest.games[0] ? [{ sport: digest.games[0].sport, games: digest.games.length }] : []),
  ...digest.leagues.map(({ sport, games }) => ({ sport, games })),
];
