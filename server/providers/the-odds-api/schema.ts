import { z } from 'zod';
import { rowsOf } from '../http/index.ts';

const Text = z.string().nullish();

export const WireOutcome = z.object({
  name: z.string(),
  price: z.number(),
  point: z.number().nullish(),
  /** The player, in markets of players; the club, in totals of one club. */
  description: Text,
});
export type WireOutcome = z.output<typeof WireOutcome>;

const WireMarket = z.object({ key: z.string(), last_update: Text, outcomes: rowsOf(WireOutcome) });
export type WireMarket = z.output<typeof WireMarket>;

/** In answers for one event a book has no time of its own, only its markets have. */
const WireBook = z.object({ key: z.string(), title: z.string(), last_update: Text, markets: rowsOf(WireMarket) });
export type WireBook = z.output<typeof WireBook>;

export const WireOddsEvent = z.object({
  id: z.string(),
  sport_key: z.string(),
  sport_title: Text,
  commence_time: z.iso.datetime({ offset: true }),
  /** Null for outrights. */
  home_team: Text,
  away_team: Text,
  bookmakers: rowsOf(WireBook).nullish(),
});
export type WireOddsEvent = z.output<typeof WireOddsEvent>;
export const WireOdds = rowsOf(WireOddsEvent);

const WireScore = z.object({
  id: z.string(),
  sport_key: z.string(),
  commence_time: z.iso.datetime({ offset: true }),
  completed: z.boolean(),
  home_team: z.string(),
  away_team: z.string(),
  /** Null before the start; in no promised order, so that the name decides. */
  scores: z.array(z.object({ name: z.string(), score: z.string().nullish() })).nullish(),
  last_update: Text,
});
export type WireScore = z.output<typeof WireScore>;
export const WireScores = rowsOf(WireScore);

export const WireSports = rowsOf(z.object({ key: z.string(), title: z.string(), active: z.boolean(), has_outrights: z.boolean() }));
export const WireError = z.object({ message: Text, error_code: Text });
