import type { Ratings } from './ratings.ts';
import { NOBODY } from './states.ts';
import type { RatingKind, RatingRow } from './types.ts';

const LISTED: ReadonlySet<string> = new Set<RatingKind>(['offence', 'bullpen', 'fielding', 'starter', 'batter', 'park']);

/** Every current rating of the kinds a page shows, on the log-run scale, in order of kind and id. */
export function listRatings({ states }: Ratings): RatingRow[] {
  const rows: RatingRow[] = [];
  for (const [place, id] of states.ids.entries()) {
    const kind = states.kinds[place]!;
    if (!LISTED.has(kind) || id === NOBODY) continue;
    const variance = states.variances[place]!;
    rows.push({ kind: kind as RatingKind, id, mean: states.means[place]!, sd: Math.sqrt(variance), games: states.games[place]! });
  }
  return rows.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
