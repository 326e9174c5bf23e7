import type { GameSport } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { gameParts } from '../../../sports/registry.ts';

/** A matchup, linked where games of its sport have a page. */
export function GameLink({ sport, gameId, matchup }: { sport: GameSport; gameId: string; matchup: string }) {
  const to = gameParts(sport).gamePath?.(gameId);
  return to ? <Link to={to}>{matchup}</Link> : matchup;
}
