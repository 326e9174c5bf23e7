import type { SportKey } from '@clearedge/contract/sports';
import { cfl } from './cfl/index.ts';
import { golf } from './golf/index.ts';
import { mlb } from './mlb/index.ts';
import { nba } from './nba/index.ts';
import { nfl } from './nfl/index.ts';
import { nhl } from './nhl/index.ts';
import type { SportModule } from './sport-module.ts';

export const SPORT_MODULES = { mlb, nfl, nba, nhl, cfl, golf } satisfies Record<SportKey, SportModule>;
