import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { NewBet, NewContestBet } from '../../shapes/bets/new-bets.ts';
import { BET_RESULTS } from '../../shapes/bets/receipt.ts';
import { AnySelectionSchema, ContestSelectionSchema } from '../../shapes/bets/selections.ts';
import { SPORT_KEYS } from '../../sports.ts';
import { AmericanOdds, Instant, Uuid } from '../../terms.ts';
import { BetWithReceipt } from './bets.ts';

const Team = z.object({ code: z.string(), name: z.string() });

/** What a typed selection was read as, or why it was left to its owner. */
export const SelectionReading = z
  .object({
    readAs: z.string().nullable().meta({ description: 'The selection in full; null where it was not read' }),
    pick: AnySelectionSchema.nullable(),
    reason: z.string().nullable().meta({ description: 'Why it was not read' }),
    game: z
      .object({ sport: z.enum(SPORT_KEYS), away: Team, home: Team })
      .nullable()
      .meta({ description: 'The game that it is read for; null for a tournament or where none was found' }),
    players: z
      .array(z.object({ playerId: z.string(), name: z.string(), team: z.enum(['away', 'home']).nullable() }))
      .meta({ description: 'Who may play in it: of a game for player props, and the field of a tournament; else empty' }),
  })
  .meta({ id: 'SelectionReading' });

/** A selection and what it is a bet on, as someone typed them. */
export const TypedSelection = NewContestBet.pick({ gameId: true, betType: true, selection: true, sport: true, placedAt: true });

/** What the reader of typed selections says before anything is kept, and objections to what it read. */
export const readingRoutes = defineRoutes({
  'POST /api/bets/read': {
    id: 'readSelection',
    summary: 'What a typed selection would be graded as; keeps nothing',
    access: 'member',
    perMinute: 300,
    body: TypedSelection.extend({
      betType: NewBet.shape.betType,
      odds: AmericanOdds.optional(),
      pick: ContestSelectionSchema.optional().meta({
        description: 'Written in full instead of the text; `reason` where the text names another bet',
      }),
      betId: Uuid.optional().meta({ description: "One's own bet that is being changed: its game is taken, and its player is known" }),
    }),
    response: SelectionReading,
  },
  'POST /api/bets/:betId/dispute': {
    id: 'disputeGrade',
    summary: 'Object to the grade of a selection that was read from text; once for each bet',
    access: 'member',
    perMinute: 20,
    params: z.object({ betId: Uuid }),
    body: z.object({
      reason: z
        .string({ error: 'Say what is wrong.' })
        .trim()
        .min(5, 'Say what is wrong, in at least 5 characters.')
        .max(500, 'At most 500 characters.'),
      pick: ContestSelectionSchema.optional().meta({ description: 'How the owner reads the text' }),
    }),
    response: BetWithReceipt,
  },
  'GET /api/admin/disputes': {
    id: 'listDisputes',
    summary: 'Disputed grades that wait for a decision, the oldest first',
    access: 'staff',
    response: z.array(
      z.object({
        disputeId: Uuid,
        betId: Uuid,
        username: z.string(),
        game: z.string(),
        typed: z.string(),
        readAs: z.string(),
        grade: z.enum(BET_RESULTS).meta({ description: 'The current grade' }),
        sequence: z.number().meta({ description: 'Of the current grade; a decision names it' }),
        ownerReadAs: z.string().nullable().meta({ description: 'How its owner reads the text' }),
        ownerGrade: z.enum(BET_RESULTS).nullable().meta({ description: "What the owner's reading would be graded as" }),
        formula: z.string(),
        finalScore: z.object({ away: z.number(), home: z.number() }).nullable(),
        odds: z.number(),
        reason: z.string(),
        at: Instant,
      }),
    ),
  },
  'POST /api/admin/disputes/:disputeId/uphold': {
    id: 'upholdGrade',
    summary: 'Keep a disputed grade, with the reason that its owner is told',
    access: 'staff',
    perMinute: 60,
    params: z.object({ disputeId: Uuid }),
    body: z.object({
      sequence: z.number().int().min(1).meta({ description: 'Of the grade that is kept' }),
      reason: z
        .string({ error: 'Give the reason.' })
        .trim()
        .min(5, 'Give the reason, in at least 5 characters.')
        .max(500, 'At most 500 characters.'),
    }),
    response: z.object({ disputeId: Uuid, decision: z.literal('upheld') }),
  },
});
