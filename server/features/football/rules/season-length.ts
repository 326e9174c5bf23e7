import { DIVISIONS } from '@clearedge/quant/sports/football/standings';
import { type FootballGame, isOf } from '../football-game.ts';

const CLUBS = [...DIVISIONS.west, ...DIVISIONS.east];

/** Games each club plays in the regular season; null while the stored schedule does not give every club as many. */
export function seasonLength(season: readonly FootballGame[]): number | null {
  const kept = season.filter(({ stage, contest }) => stage === 'regular' && contest.status !== 'cancelled');
  const lengths = new Set(CLUBS.map((code) => kept.filter((game) => isOf(game, code)).length));
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined && length > 0 ? length : null;
}
