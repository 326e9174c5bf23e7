import { BASEBALL_KINDS, BASKETBALL_PROPS, FOOTBALL_PROPS, HOCKEY_PROPS, kindsIn, type PropKind } from '@clearedge/quant/grading';
import type { SportKey } from '../sports.ts';

/** What is counted of the players of each sport; menus and readers follow it. */
const KINDS = {
  mlb: BASEBALL_KINDS,
  nfl: kindsIn(FOOTBALL_PROPS),
  nba: kindsIn(BASKETBALL_PROPS),
  nhl: kindsIn(HOCKEY_PROPS),
  cfl: [],
  golf: [],
} satisfies Record<SportKey, readonly PropKind[]>;

/** The kinds of props on a sport's players, in the order of its menus; none of a sport whose players are not priced. */
export const propKindsOf = (sport: SportKey): readonly PropKind[] => KINDS[sport];
