import { z } from 'zod';

const Rhe = z.object({ runs: z.number(), hits: z.number(), errors: z.number() });
export const LineScore = z
  .object({ away: z.array(z.number()), home: z.array(z.number()), totals: z.object({ away: Rhe, home: Rhe }) })
  .meta({ id: 'LineScore' });
