import { z } from 'zod';

/** Null where the source leaves a figure out. */
const Figure = z.number().nullable();
const Rhe = z.object({ runs: Figure, hits: Figure, errors: Figure });
export const LineScore = z
  .object({ away: z.array(Figure), home: z.array(Figure), totals: z.object({ away: Rhe, home: Rhe }) })
  .meta({ id: 'LineScore' });
