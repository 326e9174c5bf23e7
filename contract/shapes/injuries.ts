import { z } from 'zod';
import { Instant } from '../terms.ts';

/** One club's players who are out. */
export const InjuryList = z.object({
  players: z
    .array(
      z.object({
        name: z.string(),
        position: z.string().nullable(),
        description: z.string(),
        since: z.string().nullable(),
        reportedOn: z.string().optional().meta({ description: 'Eastern day of the newest report, where no start is told' }),
        expectedReturn: z.string().nullable(),
      }),
    )
    .nullable()
    .meta({ description: 'Null where it is not known; empty only where the source answered and names no player' }),
  unknownBecause: z.enum(['not_offered', 'no_answer']).nullable(),
  checkedAt: Instant.nullable(),
});

/** Both clubs' lists. */
export const GameInjuries = z.object({ away: InjuryList, home: InjuryList });
