import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GameId, Instant, SlateDate, Uuid } from '../../terms.ts';
import { SelectionSchema } from '../bets/bets.ts';

const Day = z.object({ date: SlateDate.optional() });
const Mark = z.enum(['win', 'loss', 'push']);

/** A published opinion on a side of a CFL game; `result` is null while it is pending. */
export const FootballPick = z
  .object({
    id: Uuid,
    gameId: GameId,
    game: z.object({ awayTeam: z.string(), homeTeam: z.string(), gameTime: Instant }),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    gameTime: Instant,
    venue: z.string(),
    slateOn: SlateDate,
    dayPlace: z.number().meta({ description: '1 for the first pick of the day' }),
    pickType: z.enum(['moneyline', 'spread', 'total']),
    selection: z.string(),
    pick: SelectionSchema,
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    priceSeenAt: Instant,
    bookCount: z.number(),
    fairOdds: z.number(),
    confidence: z
      .number()
      .meta({ description: 'That the price is on our side if the stated uncertainty is right, in percent; not a chance of winning' }),
    probability: z.number().meta({ description: 'That the bet wins, given that the stake does not come back, 0 to 1' }),
    winProbability: z.number().meta({ description: 'That it wins; a push is no win' }),
    pushProbability: z.number(),
    probabilityLow: z.number(),
    probabilityHigh: z.number(),
    marketProbability: z.number(),
    expectedValue: z.number().meta({ description: 'Percent of the stake at the published price' }),
    reasoning: z.string().optional().meta({ description: 'Absent without the tier until the kickoff' }),
    locked: z.literal(true).optional(),
    status: z.enum(['active', 'started', 'settled']),
    result: z.enum(['win', 'loss', 'push', 'void']).nullable().meta({ description: 'The official result; null while it is pending' }),
    myResult: Mark.nullable().meta({ description: "The reader's own mark" }),
    score: z.object({ away: z.number(), home: z.number() }).nullable(),
    units: z.number().nullable(),
    closingOdds: z.number().nullable(),
    clv: z.number().nullable().meta({ description: 'Expected value of the price taken at the closing one, without margin' }),
    isSimulated: z.boolean(),
    publishedAt: Instant,
    isCorrected: z.boolean(),
    sequence: z.number().meta({ description: 'Its place in the record' }),
    hash: z.string(),
  })
  .meta({ id: 'FootballPick' });

const Counted = z.object({ picks: z.number(), wins: z.number(), losses: z.number(), pushes: z.number(), units: z.number() });

export const FootballPickDay = z
  .object({
    date: SlateDate,
    hasSource: z.boolean().meta({ description: 'Whether the data in use tells of the CFL at all' }),
    published: z.number(),
    shown: z.number().meta({ description: 'How many of them this reader gets' }),
    games: z.number().meta({ description: 'Games of the day' }),
    openGames: z.number().meta({ description: 'Of them, how many can still be bet on' }),
    previousOn: SlateDate.nullable().meta({ description: 'The day before with games' }),
    nextOn: SlateDate.nullable().meta({ description: 'The next day with games' }),
    record: Counted.meta({ description: 'Every settled CFL pick so far' }),
    leastEv: z.number().meta({ description: 'Expected value per unit that a pick has at least' }),
    model: z.object({
      version: z.string(),
      weight: z.number().meta({ description: "The model's share beside the market, 0 to 1: a choice, no past prices support one" }),
      ratedGames: z.number(),
    }),
  })
  .meta({ id: 'FootballPickDay' });

export const footballPickRoutes = defineRoutes({
  'GET /api/cfl/daily-picks': {
    id: 'listFootballPicks',
    summary: 'The CFL picks of a day; the first three without Pro',
    access: 'public',
    query: Day,
    response: z.array(FootballPick),
  },
  'GET /api/cfl/daily-picks/day': {
    id: 'getFootballPickDay',
    summary: 'What can be said of a day of CFL picks to everybody: how many, the games, the days around it, the record so far',
    access: 'public',
    query: Day,
    response: FootballPickDay,
  },
});
