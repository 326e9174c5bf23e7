import { z } from 'zod';
import { Instant, SlateDate } from '../terms.ts';
import { ContestStatus } from './game-odds.ts';

/** What the answer of every game of two teams says; each sport adds its own fields and names itself by `sport`. */
export const gameBase = {
  id: z.string(),
  gameId: z.string(),
  slateOn: SlateDate,
  gameTime: Instant,
  isTimeTentative: z.boolean(),
  awayTeam: z.string(),
  homeTeam: z.string(),
  awayTeamCode: z.string(),
  homeTeamCode: z.string(),
  venue: z.string(),
  city: z.string(),
  roof: z
    .enum(['open', 'retractable', 'dome', 'arena', 'unknown'])
    .meta({ description: 'arena: of a sport that is played indoors by nature' }),
  status: ContestStatus,
  statusNote: z.string().nullable(),
  isCompleted: z.boolean(),
  awayScore: z.number().nullable(),
  homeScore: z.number().nullable(),
  endedAt: Instant.nullable(),
};
