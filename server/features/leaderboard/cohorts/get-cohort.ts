import { DIVISIONS } from '@clearedge/contract/competition';
import { FREE_TIER } from '@clearedge/contract/entitlements';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { readWeek } from '../board/read-week.ts';
import { findPlace, listPlaces } from '../rows/place-rows.ts';
import { divisionName, movesOf } from '../rules/cohort-rules.ts';
import { weekOf } from '../rules/week-rules.ts';
import type { PracticeReads } from '../week-sums.ts';
import { rankCohort } from './read-cohort.ts';

const levels = DIVISIONS.length;

/** The caller's cohort of a week. Who left the public board stands in it without a name: the places of the others depend on it. */
export const getCohort =
  (practice: PracticeReads): Verb<'GET /api/weekly-leaderboard/:weekStart/cohort'> =>
  async (ctx, { params }) => {
    const own = requireUser(ctx.actor);
    const week = weekOf(params.weekStart);
    const place = await findPlace(ctx, week.weekOn, own);
    if (!place) return { weekOn: week.weekOn, division: null, level: null, levels, movement: null, goUp: 0, goDown: 0, entries: [] };
    const { standings } = await readWeek(ctx, practice, week);
    const ranked = rankCohort(ctx, place, await listPlaces(ctx, week.weekOn), standings);
    return {
      weekOn: week.weekOn,
      division: divisionName(place.division),
      level: place.division,
      levels,
      movement: place.movement,
      ...movesOf(ranked.length, place.division),
      entries: ranked.map(({ userId, isListed, ...entry }) => ({
        ...entry,
        user: isListed || userId === own ? entry.user : { ...entry.user, username: 'Unlisted competitor', subscriptionTier: FREE_TIER },
        isYou: userId === own,
      })),
    };
  };
