import { game as cfl } from '../sports/cfl/spelling.ts';
import { parseGolfSelection } from '../sports/golf/spelling.ts';
import { game as mlb } from '../sports/mlb/spelling.ts';
import type { SportKey } from '../sports.ts';
import type { GameSpelling, SportSpelling } from './sport-spelling.ts';

const SPELLINGS = {
  mlb: { game: mlb, readOnField: null },
  cfl: { game: cfl, readOnField: null },
  golf: { game: null, readOnField: parseGolfSelection },
} satisfies Record<SportKey, SportSpelling>;

export const spellingOf = (sport: SportKey): SportSpelling => SPELLINGS[sport];

/** RangeError for a sport of tournaments, which has no games to write of. */
export function gameSpellingOf(sport: SportKey): GameSpelling {
  const { game } = spellingOf(sport);
  if (game === null) throw new RangeError(`There are no games of ${sport}`);
  return game;
}
