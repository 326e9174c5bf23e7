import { SPELLINGS } from '../sports/spellings.ts';
import type { SportKey } from '../sports.ts';
import type { GameSpelling, SportSpelling } from './sport-spelling.ts';

export const spellingOf = (sport: SportKey): SportSpelling => SPELLINGS[sport];

/** RangeError for a sport of tournaments, which has no games to write of. */
export function gameSpellingOf(sport: SportKey): GameSpelling {
  const { game } = spellingOf(sport);
  if (game === null) throw new RangeError(`There are no games of ${sport}`);
  return game;
}
