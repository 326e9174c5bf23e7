import { z } from 'zod';
import { MARGIN_METHOD_NAMES } from '../../comparison.ts';
import { BOARD_MARKET_NAMES } from '../../markets/board-markets.ts';
import { defineRoutes } from '../../route.ts';
import { EventStatus } from '../../shapes/event-status.ts';
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
const Side = z.enum(['away', 'home', 'over', 'under']);
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
  })
  .meta({ id: 'ComparedQuote' });
export const BookMarket = z
  .object({
    first: ComparedQuote.nullable().meta({ description: 'Away, or over' }),
    second: ComparedQuote.nullable().meta({ description: 'Home, or under' }),
    hold: z.number().nullable().meta({ description: 'Share of the stakes that this book keeps; null without both sides on one line' }),
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
  .object({ first: z.number(), second: z.number(), firstOdds: z.number(), secondOdds: z.number(), bookCount: z.number(), seenAt: Instant })
  .meta({ id: 'FairMarket', description: "The mean over books of each book's pair with its margin taken out" });

export const MarketComparison = z
  .object({
    market: ComparedMarket,
    line: line.meta({ description: 'The number most books offer, as away or over reads it' }),
    fair: Fair.nullable(),
    hold: z.number().nullable().meta({ description: 'Hold at the two best prices; negative: an arbitrage' }),
    best: z
      .object({ first: BestOffer.nullable(), second: BestOffer.nullable() })
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
    slateOn: SlateDate,
    awayTeam: z.string(),
    homeTeam: z.string(),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    gameTime: Instant,
    venue: z.string(),
    status: EventStatus,
    isClosed: z.boolean().meta({ description: 'Past betting: the prices are closing prices' }),
    bookmakers: z.array(ComparedBook),
    bestOdds: z.object({ awayML: Best, homeML: Best, awaySpread: Best, homeSpread: Best, over: Best, under: Best }),
    method: z.enum(MARGIN_METHOD_NAMES),
    markets: z.array(MarketComparison),
  })
  .meta({ id: 'OddsComparisonGame' });

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
    gameId: GameId,
    awayTeam: z.string(),
    homeTeam: z.string(),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    gameTime: Instant,
    market: ComparedMarket,
    legs: z.array(Leg),
    hold: z.number(),
    leastProfit: Money,
    mostProfit: Money,
    warnings: z.array(z.enum(['stale price', 'different rules', 'rules not known'])),
    middle: z
      .object({
        profit: Money.meta({ description: 'When both sides win' }),
        breakEven: z.number(),
        probability: z.number().nullable().meta({ description: "The model's chance that both win; null while it has no opinion" }),
        expectedReturn: z.number().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Opportunity' });

export const comparisonRoutes = defineRoutes({
  'GET /api/odds-comparison': {
    id: 'compareOdds',
    summary: "Every book's prices of a day's games, best and fair prices",
    access: 'pro',
    query: z.object({ date: SlateDate.optional(), method: z.enum(MARGIN_METHOD_NAMES).optional() }),
    response: z.array(OddsComparisonGame),
  },
  'GET /api/odds-comparison/opportunities': {
    id: 'listOpportunities',
    summary: 'Arbitrages, middles and low-hold pairs of a day with their stakes',
    access: 'pro',
    query: z.object({ date: SlateDate.optional(), bankroll: BankrollDollars.optional(), books: BookCodes.optional() }),
    response: z.object({
      asOf: Instant,
      bankroll: Money,
      booksCompared: z.number(),
      gamesCompared: z.number(),
      items: z.array(Opportunity),
    }),
  },
});
