import { z } from 'zod';

/** Shape B of a game's odds: a list with one entry per market. */
const ListedOdds = z
  .discriminatedUnion('market', [
    z.object({ market: z.literal('h2h'), awayOdds: z.number().nullable(), homeOdds: z.number().nullable() }),
    z.object({
      market: z.literal('spreads'),
      awaySpread: z.number().nullable(),
      homeSpread: z.number().nullable(),
      awaySpreadOdds: z.number().nullable(),
      homeSpreadOdds: z.number().nullable(),
    }),
    z.object({
      market: z.literal('totals'),
      total: z.number().nullable(),
      overOdds: z.number().nullable(),
      underOdds: z.number().nullable(),
    }),
  ])
  .meta({ id: 'ListedOdds' });

/** Shape A: an object with one field per market; null where no one priced it. */
export const FieldOdds = z
  .object({
    moneyline: z.object({ away: z.number().nullable(), home: z.number().nullable() }).nullable(),
    spread: z
      .object({
        away: z.number().nullable(),
        home: z.number().nullable(),
        awayOdds: z.number().nullable(),
        homeOdds: z.number().nullable(),
      })
      .nullable()
      .meta({ description: '`away` and `home` are the handicaps' }),
    total: z.object({ line: z.number().nullable(), overOdds: z.number().nullable(), underOdds: z.number().nullable() }).nullable(),
  })
  .meta({ id: 'FieldOdds' });

/** A JSON value is a list or an object, never both: `odds` is the list unless the caller asks with `shape=a`. */
export const LeagueOdds = z.union([z.array(ListedOdds), FieldOdds]);
export const OddsShape = z.enum(['a', 'b'], { error: 'The shape is a or b.' });
