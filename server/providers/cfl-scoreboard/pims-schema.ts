import { z } from 'zod';
import { Count, rowsOf } from '../http/index.ts';

/** A fixture of the league's history service. `start_at` has no offset where the time is to be decided. */
export const WireFixture = z.object({
  ID: z.number(),
  season_id: z.number().nullish(),
  week: z.number().nullish(),
  game_type_id: z.number().nullish(),
  home_team_id: z.number().nullish(),
  away_team_id: z.number().nullish(),
  home_team_score: Count,
  away_team_score: Count,
  start_at: z.string().nullish(),
  start_at_local: z.string().nullish(),
  venue_id: z.number().nullish(),
  game_status: z.string().nullish(),
  game_clock: z.string().nullish(),
  genius: z.object({ id: z.union([z.number(), z.string()]).nullish() }).nullish(),
  relations: z
    .object({
      venue: z.object({ name: z.string().nullish(), city: z.string().nullish() }).nullish(),
      season: z.object({ year: z.union([z.number(), z.string()]).nullish() }).nullish(),
    })
    .nullish(),
});
export type WireFixture = z.output<typeof WireFixture>;
/** A bare list, or one wrapped as `data`. */
export const WireFixtures = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && 'data' in body ? body.data : body),
  rowsOf(WireFixture),
);
