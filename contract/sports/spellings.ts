import type { SportSpelling } from '../spelling/sport-spelling.ts';
import type { SportKey } from '../sports.ts';
import { game as cfl } from './cfl/spelling.ts';
import { parseGolfSelection } from './golf/spelling.ts';
import { game as mlb } from './mlb/spelling.ts';
import { game as nba } from './nba/spelling.ts';
import { game as nfl } from './nfl/spelling.ts';
import { game as nhl } from './nhl/spelling.ts';

/** How the bets on each sport are written. */
export const SPELLINGS = {
  mlb: { game: mlb, readOnField: null },
  nfl: { game: nfl, readOnField: null },
  nba: { game: nba, readOnField: null },
  nhl: { game: nhl, readOnField: null },
  cfl: { game: cfl, readOnField: null },
  golf: { game: null, readOnField: parseGolfSelection },
} satisfies Record<SportKey, SportSpelling>;
