import { z } from 'zod';
import { SelectionSchema } from '../../shapes/bets/selections.ts';
import { PICK_SPORTS } from '../../sports.ts';
import { GameId, Instant, SlateDate, Uuid } from '../../terms.ts';

export const PICK_MARKETS = ['moneyline', 'spread', 'total'] as const;

/** What we believe of an open pick at the moment of the answer, as every screen that judges its side does. */
export const PickNow = z
  .object({
    winProbability: z.number().meta({ description: 'That it wins; a push is no win' }),
    pushProbability: z.number(),
    marketWinProbability: z.number().nullable().meta({ description: 'That it wins by the books without their margin' }),
    basis: z.enum(['model', 'market']),
    keptShare: z.number().meta({ description: 'Share of such claims that past plays of this kind kept at the close, 0 to 1' }),
  })
  .meta({ id: 'PickNow' });
export type PickNow = z.infer<typeof PickNow>;

/** What the answer of every published pick says, whatever its sport; each sport adds its own fields. */
export const pickBase = {
  id: Uuid,
  sport: z.enum(PICK_SPORTS),
  gameKey: GameId,
  matchup: z.string().meta({ description: 'As in "New York Yankees @ Boston Red Sox"' }),
  awayTeamCode: z.string(),
  homeTeamCode: z.string(),
  venue: z.string(),
  slateOn: SlateDate,
  startsAt: Instant,
  dayPlace: z.number().meta({ description: '1 for the first pick of the day' }),
  pickType: z.enum(PICK_MARKETS),
  selection: z.string(),
  pick: SelectionSchema,
  odds: z.number(),
  book: z.string(),
  bookName: z.string(),
  priceSeenAt: Instant,
  fairOdds: z.number(),
  probability: z.number().meta({ description: 'That the bet wins, given that the stake does not come back, 0 to 1' }),
  winProbability: z.number().meta({ description: 'That it wins; a push is no win' }),
  pushProbability: z.number(),
  probabilityLow: z.number(),
  probabilityHigh: z.number(),
  expectedValue: z.number().meta({ description: 'Percent of the stake at the published price: the claim times the kept share' }),
  basis: z.enum(['model', 'market']).meta({ description: 'Our number: the model blended with the market, or the market alone' }),
  claimedValue: z.number().meta({ description: 'The same before that share, in percent' }),
  keptShare: z.number().meta({ description: 'Share of such claims that past plays of this kind kept at the close, 0 to 1' }),
  now: PickNow.nullable().meta({
    description: 'Null without the tier, once it has begun, and without a fresh price of exactly its line that our view knows of',
  }),
  reasoning: z.string().optional().meta({ description: 'Absent without the tier until the start' }),
  locked: z.literal(true).optional(),
  status: z.enum(['active', 'started', 'settled']),
  score: z.object({ away: z.number(), home: z.number() }).nullable(),
  units: z.number().nullable(),
  closingOdds: z.number().nullable(),
  clv: z
    .number()
    .nullable()
    .meta({ description: 'Expected value of the price taken by the closing ones without margin, at the number taken' }),
  isSimulated: z.boolean(),
  publishedAt: Instant,
  isCorrected: z.boolean(),
  sequence: z.number().meta({ description: 'Its place in the record' }),
  hash: z.string(),
};
