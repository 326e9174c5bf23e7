import type { SportKey } from '@clearedge/contract/sports';
import { cfl } from './cfl/index.ts';
import { golf } from './golf/index.ts';
import { mlb } from './mlb/index.ts';
import { nba } from './nba/index.ts';
import { nfl } from './nfl/index.ts';
import { nhl } from './nhl/index.ts';
import type { WebSport } from './web-sport.ts';

export const WEB_SPORTS = { mlb, nfl, nba, nhl, cfl, golf } satisfies { [K in SportKey]: WebSport<K> };
