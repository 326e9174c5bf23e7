import { z } from 'zod';
import { PARLAY_BET_TYPES } from '../../bet-types.ts';
import { defineRoutes } from '../../route.ts';
import { NewBet } from '../../shapes/bets/new-bets.ts';
import { Instant } from '../../terms.ts';

const SlipLeg = z.object({
  gameId: z.string().meta({ description: 'The game or tournament that was found, or the season; else as it is printed, or empty' }),
  startsAt: Instant.nullable().meta({ description: 'Null where no game was found' }),
  betType: NewBet.shape.betType.meta({ description: 'A future only of a single bet: legs are on games and tournaments' }),
  selection: z.string(),
  odds: z.number().nullable().meta({ description: 'American; null where none is printed' }),
});

/** A bet that was found in the text of a slip, for its owner to check, complete and log. */
export const Slip = z
  .object({
    text: z.string().meta({ description: 'The lines that it was read from' }),
    kind: z.enum(['single', ...PARLAY_BET_TYPES]),
    legs: z.array(SlipLeg).meta({ description: 'One of a single bet; none where no bet was found in these lines' }),
    odds: z.number().nullable().meta({ description: 'Of the ticket, American' }),
    stake: z.number().nullable().meta({ description: 'Dollars; of a round robin on each of its parlays' }),
    units: z.number().nullable().meta({ description: 'The stake in units where the slip gives it so; `stake` is null then' }),
    sizes: z.array(z.number()).nullable().meta({ description: 'Of a round robin: how many legs each of its parlays has' }),
    boostPercent: z.number().nullable(),
    isFreeBet: z.boolean(),
    book: z.string().nullable(),
    placedAt: z.string().nullable().meta({ description: 'ISO 8601; without a zone where the slip prints none' }),
    notes: z.array(z.string()).meta({ description: 'What its owner should check' }),
  })
  .meta({ id: 'Slip' });

/** Bets from the text of slips and confirmations: what they say, and nothing is stored. */
export const slipRoutes = defineRoutes({
  'POST /api/bets/slips/read': {
    id: 'readSlips',
    summary: 'The bets in the text of slips or confirmations; keeps nothing',
    access: 'member',
    perMinute: 30,
    body: z.object({ text: z.string().trim().min(1, 'Paste the text of a slip.').max(20_000, 'At most 20,000 characters at a time.') }),
    response: z.object({ slips: z.array(Slip) }),
  },
});
