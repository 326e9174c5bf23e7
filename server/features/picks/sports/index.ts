import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { type PickSport, sportOf } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickView } from '../daily-picks.ts';
import { leagues } from './league/index.ts';
import { presentLeaguePicks } from './league/present-pick.ts';
import { baseball } from './mlb/index.ts';
import { presentPicks } from './mlb/present-picks.ts';
import type { SportPicks } from './sport-picks.ts';

/** Every sport with published picks. Make them once for each process. */
export const pickSports = (): SportPicks[] => [baseball(), leagues];

/** A published pick of whatever sport, as it is answered. */
export type AnyPick = VerbResult<Contract['GET /api/performance/daily']>['picks'][number];
/** The answer on published picks of a sport, for the reader who asks. */
type Presenter = (ctx: Ctx, views: readonly PickView[]) => AnyPick[] | Promise<AnyPick[]>;

/** How the picks of a sport are answered. */
export const presenterOf = (sport: PickSport): Presenter => (sportOf(sport).hasLeague ? presentLeaguePicks : presentPicks);
