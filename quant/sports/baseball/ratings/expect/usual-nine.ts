import type { Ratings } from '../ratings.ts';
import type { FixtureSide } from '../types.ts';

/** Pitchers who bat low in the order bat alike and share one state; one who bats higher is a hitter. */
const PITCHER_AT_BAT = 'pitcher';
const LOW_IN_THE_ORDER = 7;
/** Share of the usual nine that the latest one makes up: four games on, half of it is new. */
const LATEST_SHARE = 0.2;
const TOO_RARE = 0.02;

/** The announced nine as the ratings know them, or the men usually in it while there is no line-up. */
export function battersOf({ nines }: Ratings, { clubId, lineUp, starterId }: FixtureSide): [string, number][] {
  if (lineUp === null) return [...(nines.get(clubId) ?? [])];
  return lineUp.map((id, place) => [id === starterId && place >= LOW_IN_THE_ORDER ? PITCHER_AT_BAT : id, 1]);
}

/** Takes a nine into account for the days on which none is announced. */
export function rememberNine({ nines }: Ratings, clubId: string, batters: readonly [string, number][]): void {
  const known = nines.get(clubId);
  const share = known === undefined ? 1 : LATEST_SHARE;
  const usual = new Map<string, number>();
  for (const [id, weight] of known ?? []) usual.set(id, weight * (1 - share));
  for (const [id, weight] of batters) usual.set(id, (usual.get(id) ?? 0) + weight * share);
  const kept = [...usual].filter(([, weight]) => weight >= TOO_RARE);
  const total = kept.reduce((sum, [, weight]) => sum + weight, 0);
  nines.set(clubId, new Map(kept.map(([id, weight]) => [id, (9 * weight) / total])));
}
