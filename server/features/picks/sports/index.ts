import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickView } from '../daily-picks.ts';
import { football } from './cfl/index.ts';
import { presentFootballPicks } from './cfl/present-pick.ts';
import { baseball } from './mlb/index.ts';
import { presentPicks } from './mlb/present-picks.ts';
import type { SportPicks } from './sport-picks.ts';

/** Every sport with published picks; a later one is one line more. Make them once for each process. */
export const pickSports = (): SportPicks[] => Object.values({ mlb: baseball(), cfl: football } satisfies Record<PickSport, SportPicks>);

/** A published pick of whatever sport, as it is answered. */
export type AnyPick = VerbResult<Contract['GET /api/performance/daily']>['picks'][number];
/** The answer on published picks of a sport, for the reader who asks. */
type Presenter = (ctx: Ctx, views: readonly PickView[]) => AnyPick[] | Promise<AnyPick[]>;

export const PICK_PRESENTERS: Record<PickSport, Presenter> = { mlb: presentPicks, cfl: presentFootballPicks };
