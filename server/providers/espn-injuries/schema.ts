import { z } from 'zod';
import { anyRowsOf, rowsOf } from '../http/index.ts';

const Text = z.string().nullish();

const Row = z.object({
  id: z.string(),
  status: z.string().min(1),
  /** When the report was last changed, not when the player was hurt. */
  date: z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a time'),
  athlete: z.object({
    displayName: z.string().min(1),
    position: z.object({ abbreviation: Text }).nullish(),
    team: z.object({ abbreviation: Text }).nullish(),
  }),
  details: z.object({ type: Text, detail: Text, side: Text, returnDate: Text }).nullish(),
});
export type WireInjury = z.output<typeof Row>;

/** A whole league by club; only clubs with a player on the list are in it. */
export const WireInjuries = z.object({
  timestamp: z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a time'),
  injuries: rowsOf(z.object({ displayName: z.string(), injuries: anyRowsOf(Row) })),
});
export type WireInjuries = z.output<typeof WireInjuries>;
