import { z } from 'zod';
import { ALTERNATES_SHOWN, MARGIN_METHOD_NAMES, VALUE_SHOWN } from '../../comparison.ts';
import { BOARD_MARKET_NAMES, BOARD_SIDES } from '../../markets/board-markets.ts';
import { defineRoutes } from '../../route.ts';
import { ContestStatus, LikelyError } from '../../shapes/game-odds.ts';
import { GAME_SPORTS, SPORT_KEYS } from '../../sports.ts';
import { Dollars, GameId, Instant, Money, SlateDate, STAKE_MAX_DOLLARS } from '../../terms.ts';

const BookCodes = z
  .string()
  .max(520, 'Too many books.')
  .regex(/^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12})*$/, 'Choose books by their codes.')
  .transform((text) => [...new Set(text.split(','))]);
const BankrollDollars = Dollars.refine(
  (value) => value >= 1 && value <= STAKE_MAX_DOLLARS,
  `Enter from $1 to $${STAKE_MAX_DOLLARS.toLocaleString('en-US')}.`,
);

export const ComparedMarket = z.enum(BOARD_MARKET_NAMES);
const Side = z.enum(BOARD_SIDES);
const odds = z.number().nullable();
const line = z.number().nullable();

/** One book's price of one side, where it opened and what it was before. Null odds: taken down. */
export const ComparedQuote = z
  .object({
    odds,
    line,
    seenAt: Instant,
    isStale: z.boolean(),
    openOdds: odds,
    openLine: line,
    openedAt: Instant.nullable(),
    previousOdds: odds,
    previousLine: line,
    movedAt: Instant.nullable(),
    likelyError: LikelyError.optional(),
  })
  .meta({ id: 'ComparedQuote' });
export const BookMarket = z
  .object({
    first: ComparedQuote.nullable().meta({ description: 'Away, or over' }),
    second: ComparedQuote.nullable().meta({ description: 'Home, or under' }),
    third: ComparedQuote.nullable().optional().meta({ description: 'The draw, of a three-way market' }),
    hold: z.number().nullable().meta({ description: 'Share of the stakes that this book keeps; null without every side on one line' }),
  })
  .meta({ id: 'BookMarket' });
export const ComparedBook = z
  .object({
    code: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    moneyline: z.object({ away: odds, home: odds }),
    spread: z.object({ line, awayOdds: odds, homeOdds: odds }),
    total: z.object({ line, overOdds: odds, underOdds: odds }),
    lastUpdated: Instant.nullable(),
    markets: z.partialRecord(ComparedMarket, BookMarket),
  })
  .meta({ id: 'ComparedBook' });

const Best = z.object({ bookmaker: z.string(), odds: z.number() }).nullable();
const BestOffer = z
  .object({
    book: z.string(),
    bookName: z.string(),
    odds: z.number(),
    line,
    seenAt: Instant,
    evPct: z.number().nullable().meta({ description: 'Expected value in percent of the stake at the fair probability' }),
  })
  .meta({ id: 'BestOffer' });
const Fair = z
  .object({
    first: z.number(),
    second: z.number(),
    third: z.number().optional().meta({ description: 'The draw, of a three-way market' }),
    firstOdds: z.number(),
    secondOdds: z.number(),
    thirdOdds: z.number().optional(),
    bookCount: z.number(),
    seenAt: Instant,
  })
  .meta({ id: 'FairMarket', description: "The average over books, on the log odds, of each book's prices with their margin taken out" });

export const MarketComparison = z
  .object({
    market: ComparedMarket,
    line: line.meta({ description: 'The number most books offer, as away or over reads it' }),
    fair: Fair.nullable(),
    hold: z.number().nullable().meta({ description: 'Hold at the best prices of its sides; negative: an arbitrage' }),
    best: z
      .object({ first: BestOffer.nullable(), second: BestOffer.nullable(), third: BestOffer.nullable().optional() })
      .meta({ description: 'Best price on that line, fresh only' }),
    bestLine: z
      .object({ first: BestOffer.nullable(), second: BestOffer.nullable() })
      .meta({ description: 'Best number, whatever it costs' }),
    bookCount: z.number(),
  })
  .meta({ id: 'MarketComparison' });

export const OddsComparisonGame = z
  .object({
    gameId: z.string(),
    sport: z.enum(SPORT_KEYS),
    slateOn: SlateDate,
    awayTeam: z.string(),
    homeTeam: z.string(),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    gameTime: Instant,
    venue: z.string(),
    status: ContestStatus,
    isClosed: z.boolean().meta({ description: 'Past betting: the prices are closing prices' }),
    bookmakers: z.array(ComparedBook),
    bestOdds: z.object({ awayML: Best, homeML: Best, awaySpread: Best, homeSpread: Best, over: Best, under: Best }),
    method: z.enum(MARGIN_METHOD_NAMES),
    markets: z.array(MarketComparison),
  })
  .meta({ id: 'OddsComparisonGame' });

/** Of a price or a pair: whose game it is. */
const GameTeams = {
  gameId: GameId,
  sport: z.enum(SPORT_KEYS),
  awayTeam: z.string(),
  homeTeam: z.string(),
  awayTeamCode: z.string(),
  homeTeamCode: z.string(),
  gameTime: Instant,
};

const Leg = z.object({
  side: Side,
  line,
  odds: z.number(),
  book: z.string(),
  bookName: z.string(),
  seenAt: Instant,
  rules: z.string().nullable().meta({ description: 'What this book says of a shortened game; null: not known' }),
  stake: Money,
  payout: Money,
});
export const Opportunity = z
  .object({
    kind: z.enum(['arbitrage', 'middle', 'low hold']),
    ...GameTeams,
    market: ComparedMarket,
    legs: z.array(Leg),
    hold: z.number(),
    leastProfit: Money,
    mostProfit: Money,
    warnings: z.array(z.enum(['stale price', 'different rules', 'rules not known'])),
    middle: z
      .object({
        outcomes: z
          .array(
            z.object({
              result: z
                .enum(['both win', 'one wins, one pushes'])
                .meta({ description: 'Lines half a run apart can only win one side and push the other' }),
              at: z.number().nullable().meta({ description: 'The total or margin of the push; null where both win' }),
              profit: Money,
              probability: z.number().nullable().meta({ description: "The model's chance; null while it has no opinion" }),
            }),
          )
          .meta({ description: 'What pays more than one side alone; every other result wins one side and loses the other' }),
        loss: Money.meta({ description: 'When one side wins and the other loses, at worst; 0 where that is no loss' }),
        probability: z.number().nullable().meta({ description: 'Of these outcomes together' }),
        breakEven: z
          .number()
          .nullable()
          .meta({
            description:
              'Their probability at which the pair is worth nothing; null where it depends on how they divide and the model has no opinion',
          }),
        expectedProfit: z.number().nullable().meta({ description: 'In dollars, from the profits, chances and loss given here' }),
        expectedReturn: z.number().nullable().meta({ description: 'The same per dollar staked' }),
      })
      .nullable(),
  })
  .meta({ id: 'Opportunity' });

const GamePrice = {
  ...GameTeams,
  market: ComparedMarket,
  side: Side,
  line,
  odds: z.number(),
  book: z.string(),
  bookName: z.string(),
  seenAt: Instant,
  isAlternate: z.boolean().meta({ description: 'At a number beside the one that its book has on the board' }),
};
export const ValuePrice = z
  .object({
    ...GamePrice,
    fairProbability: z.number().meta({ description: 'That it wins, given that the stake does not come back' }),
    fairOdds: z.number(),
    evPct: z.number().meta({ description: 'Expected value in percent of the stake; a push brings nothing' }),
    pushProbability: z
      .number()
      .nullable()
      .meta({ description: 'That the stake comes back, by our forecast; null: it can, there is no forecast, and EV counts decided bets' }),
    bookCount: z.number().meta({ description: 'Other books whose pair on this number the fair price is taken from' }),
    agreeing: z.number().meta({ description: 'How many of them alone put this price above fair' }),
    referenceHold: z.number().meta({ description: 'Median share that these books keep on the pair' }),
    referenceSeenAt: Instant.meta({ description: 'When the least recent of their prices was confirmed' }),
  })
  .meta({ id: 'ValuePrice' });
export const DoubtedPrice = z
  .object({
    ...GamePrice,
    reason: z.enum([...LikelyError.shape.reason.options, 'too far above fair']),
    evPct: z.number().nullable().meta({ description: 'Only of a price that is left out for being too far above the fair one' }),
  })
  .meta({ id: 'DoubtedPrice' });

export const comparisonRoutes = defineRoutes({
  'GET /api/odds-comparison': {
    id: 'compareOdds',
    summary: "Every book's prices of a day's games, best and fair prices",
    access: 'comparison',
    query: z.object({ date: SlateDate.optional(), sport: z.enum(GAME_SPORTS).optional(), method: z.enum(MARGIN_METHOD_NAMES).optional() }),
    response: z.array(OddsComparisonGame),
  },
  'GET /api/odds-comparison/opportunities': {
    id: 'listOpportunities',
    summary: 'Arbitrages, middles and low-hold pairs of a day with their stakes',
    access: 'comparison',
    query: z.object({ date: SlateDate.optional(), bankroll: BankrollDollars.optional(), books: BookCodes.optional() }),
    response: z.object({
      asOf: Instant,
      bankroll: Money,
      booksCompared: z.number(),
      gamesCompared: z.number(),
      items: z.array(Opportunity),
    }),
  },
  'GET /api/odds-comparison/value': {
    id: 'listValuePrices',
    summary: "Single prices of a day's games, alternate lines among them, above the fair price of the other books, or of one book",
    access: 'evBoard',
    query: z.object({
      date: SlateDate.optional(),
      reference: z
        .string()
        .regex(/^(market|[A-Z0-9]{2,12})$/, 'Choose the market, or a book by its code.')
        .optional()
        .meta({
          description:
            'market: the average of the other books without margin; the code of one book; MODEL: ours, where it has earned a weight',
        }),
      method: z.enum(MARGIN_METHOD_NAMES).optional(),
    }),
    response: z.object({
      asOf: Instant,
      reference: z.string(),
      method: z.enum(MARGIN_METHOD_NAMES),
      books: z.array(z.object({ code: z.string(), name: z.string(), isSharp: z.boolean() })),
      modelMarkets: z
        .array(ComparedMarket)
        .meta({ description: 'Where past plays on the model kept their claims, so that it may be the reference' }),
      gamesCompared: z.number(),
      pricesJudged: z.number().meta({ description: 'Prices that the reference has a fair price for' }),
      pricesAlone: z.number().meta({ description: 'Prices on a number that too few others offer: not judged' }),
      items: z
        .array(ValuePrice)
        .meta({
          description: `The highest EV first, at most ${VALUE_SHOWN} main lines and ${ALTERNATES_SHOWN} alternate ones, of each book and side of a game the best`,
        }),
      doubted: z.array(DoubtedPrice).meta({ description: 'Likely errors, which are not ranked' }),
    }),
  },
});
