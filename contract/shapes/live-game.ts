import { z } from 'zod';
import { Instant } from '../terms.ts';
import { LineScore } from './line-score.ts';

export const RunnersOn = z.object({ first: z.boolean(), second: z.boolean(), third: z.boolean() });
const Score = z.object({ away: z.number(), home: z.number() });
export const LiveGame = z
  .object({
    gameId: z.string(),
    status: z.enum(['live', 'final', 'scheduled']),
    awayScore: z.number().nullable().meta({ description: 'Null while the source does not tell it, or before the first pitch' }),
    homeScore: z.number().nullable(),
    inning: z.number(),
    inningHalf: z.enum(['top', 'bottom']),
    balls: z.number().nullable(),
    strikes: z.number().nullable(),
    outs: z.number(),
    lastPlay: z.string().nullable(),
    runnersOn: RunnersOn,
    batter: z.string().nullable(),
    pitcher: z.string().nullable(),
    lineScore: LineScore.nullable(),
    plays: z.array(
      z.object({
        at: Instant,
        inning: z.number(),
        half: z.enum(['top', 'bottom']),
        text: z.string(),
        isScoring: z.boolean(),
        score: Score.nullable(),
      }),
    ),
    asOf: Instant,
  })
  .meta({ id: 'LiveGame' });
