import { z } from 'zod';
import { Instant } from '../../terms.ts';

const Table = z.object({
  title: z.string(),
  columns: z.array(z.object({ head: z.string(), title: z.string() })),
  players: z.array(
    z.object({
      playerId: z.string(),
      name: z.string(),
      position: z.string(),
      values: z.array(z.string()).meta({ description: 'One for each column' }),
    }),
  ),
});
const Absent = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  reason: z.enum(['did not play', 'inactive']).meta({ description: 'Dressed and not used, or not dressed' }),
});
const BoxSide = z.object({ tables: z.array(Table), absent: z.array(Absent) });

/** What the players of a league's game have done, so far or to its end. */
export const LeagueBoxScore = z
  .object({ gameId: z.string(), away: BoxSide, home: BoxSide, isFinal: z.boolean(), asOf: Instant })
  .meta({ id: 'LeagueBoxScore' });
