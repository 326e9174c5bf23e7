import type { PickSport } from '@clearedge/contract/sports';
import { football } from './cfl/index.ts';
import { baseball } from './mlb/index.ts';
import type { SportPicks } from './sport-picks.ts';

/** Every sport with published picks; a later one is one line more. Make them once for each process. */
export const pickSports = (): SportPicks[] => Object.values({ mlb: baseball(), cfl: football } satisfies Record<PickSport, SportPicks>);
