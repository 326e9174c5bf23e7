import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { Instant, SlateDate } from '../../terms.ts';

const probability = z.number().meta({ description: 'A fraction, 0 to 1' });

export const GolfForecast = z
  .object({
    tournamentId: z.string(),
    modelVersion: z.string(),
    simulations: z.number(),
    boardAsOf: Instant,
    createdAt: Instant,
    players: z.array(
      z.object({
        playerId: z.string(),
        name: z.string(),
        win: probability,
        top5: probability,
        top10: probability,
        top20: probability,
        makeCut: probability.nullable(),
        skill: z.number().meta({ description: 'Strokes a round better than an average field' }),
        rounds: z.number().meta({ description: 'Rounds behind it, older ones counting less' }),
      }),
    ),
  })
  .meta({ id: 'GolfForecast' });

export const GolfPlayerForm = z
  .object({
    playerId: z.string(),
    name: z.string(),
    events: z.number(),
    wins: z.number(),
    top10s: z.number(),
    cutsMade: z.number(),
    cutsPlayed: z.number(),
    rounds: z.number(),
    averageToPar: z.number().nullable().meta({ description: 'A round, over the whole rounds of these events' }),
    results: z.array(
      z.object({
        tournamentId: z.string(),
        name: z.string(),
        endDate: SlateDate,
        positionText: z.string().nullable(),
        toPar: z.number().nullable(),
        rounds: z.array(z.number().nullable()).meta({ description: 'Strokes; null for a round that is not known' }),
      }),
    ),
  })
  .meta({ id: 'GolfPlayerForm' });

export const GolfHeadToHead = z
  .object({
    player: GolfPlayerForm,
    opponent: GolfPlayerForm,
    record: z.object({ wins: z.number(), losses: z.number(), ties: z.number() }),
    meetings: z.array(
      z.object({
        tournamentId: z.string(),
        name: z.string(),
        endDate: SlateDate,
        player: z.string().nullable(),
        opponent: z.string().nullable(),
        winner: z.enum(['player', 'opponent', 'tie']),
      }),
    ),
    model: z
      .object({ player: probability, opponent: probability, tie: probability, asOf: Instant })
      .nullable()
      .optional()
      .meta({ description: `${lowestTierName('golfModel')}; absent otherwise` }),
  })
  .meta({ id: 'GolfHeadToHead' });
