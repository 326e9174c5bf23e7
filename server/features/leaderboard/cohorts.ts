import type { Ctx } from '../../kernel/ctx.ts';
import { type Entry, presentEntries, readWeek, type Standing } from './board.ts';
import { findWeek, insertPlaces, listLastPlaces, listPlaces, type PlaceRow } from './leaderboard-rows.ts';
import { type LastPlace, nextPlace, openCohort, type Week, weekBefore, weekOf, type Zone, zoneOf } from './leaderboard-rules.ts';
import type { PracticeReads } from './week-sums.ts';

interface CohortEntry extends Entry {
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

/** Where someone's last week led; read once per week and cohort. */
function lastPlaces(ctx: Ctx, practice: PracticeReads): (place: PlaceRow) => Promise<LastPlace> {
  const read = new Map<string, ReturnType<typeof rankedWeek>>();
  const rankedWeek = async (weekOn: string) => ({
    places: await listPlaces(ctx, weekOn),
    standings: (await readWeek(ctx, practice, weekOf(weekOn))).standings,
  });
  return async (place) => {
    const week = read.get(place.weekOn) ?? rankedWeek(place.weekOn);
    read.set(place.weekOn, week);
    const { places, standings } = await week;
    const entry = rankCohort(ctx, place, places, standings).find(({ userId }) => userId === place.userId);
    return { division: place.division, zone: entry?.zone ?? 'stays' };
  };
}

// Until last week is frozen no one knows who went up.
const isLastWeekOpen = async (ctx: Ctx, practice: PracticeReads, week: Week): Promise<boolean> => {
  const before = weekBefore(week.weekOn);
  if (await findWeek(ctx, before.weekOn)) return false;
  return (await readWeek(ctx, practice, before)).standings.some(({ bets }) => bets > 0);
};

/** Gives everybody who has a settled bet in the running week their place: a division by their last week, and a cohort with room. */
export async function placeCompetitors(ctx: Ctx, practice: PracticeReads): Promise<number> {
  const week = weekOf(ctx.now());
  if (await isLastWeekOpen(ctx, practice, week)) return 0;
  const { standings } = await readWeek(ctx, practice, week);
  const places = await listPlaces(ctx, week.weekOn);
  const placed = new Set(places.map(({ userId }) => userId));
  const newcomers = standings.filter(({ bets, userId }) => bets > 0 && !placed.has(userId)).map(({ userId }) => userId);
  const last = new Map((await listLastPlaces(ctx, week.weekOn, newcomers)).map((place) => [place.userId, place]));
  const leadsTo = lastPlaces(ctx, practice);
  const rows: PlaceRow[] = [];
  for (const userId of newcomers.toSorted()) {
    const before = last.get(userId);
    const { division, movement } = nextPlace(before ? await leadsTo(before) : null);
    const cohort = openCohort(sizesOf([...places, ...rows], division));
    rows.push({ id: ctx.newId(), weekOn: week.weekOn, userId, division, cohort, movement, placedAt: ctx.now() });
  }
  await insertPlaces(ctx, rows);
  return rows.length;
}

function sizesOf(places: readonly PlaceRow[], division: number): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const place of places) if (place.division === division) sizes.set(place.cohort, (sizes.get(place.cohort) ?? 0) + 1);
  return sizes;
}
