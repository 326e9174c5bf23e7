import { cfl } from './cfl/data.ts';
import { golf } from './golf/data.ts';
import { mlb } from './mlb/data.ts';
import { nba } from './nba/data.ts';
import { nfl } from './nfl/data.ts';
import { nhl } from './nhl/data.ts';
import type { SportData } from './sport-data.ts';

/** Every sport of the product, in the order in which they are named. A new sport is a new entry here; the type checker lists what else it needs. */
export const SPORTS = { mlb, nfl, nba, nhl, cfl, golf } as const satisfies Record<string, SportData>;
