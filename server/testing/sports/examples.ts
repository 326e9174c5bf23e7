import type { SportKey } from '@clearedge/contract/sports';
import { cfl } from './cfl.ts';
import { golf } from './golf.ts';
import { mlb } from './mlb.ts';
import { nba } from './nba.ts';
import { nfl } from './nfl.ts';
import { nhl } from './nhl.ts';
import type { SportExample } from './sport-example.ts';

/** What the shared suite plays of each sport. */
export const EXAMPLES = { mlb, nfl, nba, nhl, cfl, golf } satisfies Record<SportKey, SportExample>;
