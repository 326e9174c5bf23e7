import type { Ctx } from '../../../kernel/ctx.ts';
import { type Entry, presentEntries } from '../board/present-entry.ts';
import type { Standing } from '../board/read-week.ts';
import type { PlaceRow } from '../rows/place-rows.ts';
import { type Zone, zoneOf } from '../rules/cohort-rules.ts';

export interface CohortEntry extends Entry {
  userId: string;
  isListed: boolean;
  zone: Zone;
}

/** The competitors of one cohort by points, each with where the place leads. */
export function rankCohort(
  ctx: Pick<Ctx, 'config'>,
  place: PlaceRow,
  places: readonly PlaceRow[],
  standings: readonly Standing[],
): CohortEntry[] {
  const { weekOn, division, cohort } = place;
  const inCohort = new Set(places.filter((one) => one.division === division && one.cohort === cohort).map(({ userId }) => userId));
  const own = standings.filter(({ userId }) => inCohort.has(userId));
  const listed = new Map(own.map(({ userId, isListed }) => [userId, isListed]));
  return presentEntries(ctx, weekOn, own).map((entry) => ({
    ...entry,
    isListed: listed.get(entry.userId)!,
    zone: zoneOf(entry, own.length, division),
  }));
}
