import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GAME_SPORTS, sportOf } from '../../sports.ts';
import { keyOfLeague, STRATEGY_LIMITS, STRATEGY_MARKETS, STRATEGY_SIDES, STRATEGY_SPORTS } from '../../strategy-terms.ts';
import { GameId, Instant, Money, Ok, SlateDate, Uuid } from '../../terms.ts';

const { aUser, name, description, leastOdds, mostOdds, confidence, bankroll, movement, restDays } = STRATEGY_LIMITS;
const isStep = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-6;
const ODDS_ERROR = `Decimal odds from ${leastOdds} to ${mostOdds}, in steps of 0.01.`;
const DecimalOdds = z
  .number({ error: ODDS_ERROR })
  .min(leastOdds, ODDS_ERROR)
  .max(mostOdds, ODDS_ERROR)
  .refine((odds) => isStep(odds, 0.01), ODDS_ERROR);
const CONFIDENCE_ERROR = `A whole number from ${confidence.least} to ${confidence.most}.`;
const BANKROLL_ERROR = `From ${bankroll.least} to ${bankroll.most} percent, in steps of ${bankroll.step}.`;
const MOVEMENT_ERROR = `From ${movement.least} to ${movement.most} points.`;
const Temperature = z.number().int('Whole degrees.').min(0, 'At least 0 °F.').max(120, 'At most 120 °F.');
const SPORT_ERROR = `Choose ${STRATEGY_SPORTS.slice(0, -1).join(', ')} or ${STRATEGY_SPORTS.at(-1)}.`;
const NAME_ERROR = 'Give your strategy a name.';

const Weather = z.strictObject({
  minTemperature: Temperature.optional(),
  maxTemperature: Temperature.optional(),
  minWind: z.number().int('Whole miles per hour.').min(0).max(60, 'At most 60 mph.').optional(),
  wind: z.enum(['out', 'in']).optional(),
  roof: z.enum(['open', 'indoors']).optional(),
});

export const StrategyConditions = z
  .strictObject({
    sport: z.enum(STRATEGY_SPORTS, { error: SPORT_ERROR }),
    market: z.enum(STRATEGY_MARKETS, { error: 'Choose Moneyline, Spread, Total or Props.' }),
    minOdds: DecimalOdds,
    maxOdds: DecimalOdds,
    confidenceThreshold: z
      .number({ error: CONFIDENCE_ERROR })
      .int(CONFIDENCE_ERROR)
      .min(confidence.least, CONFIDENCE_ERROR)
      .max(confidence.most, CONFIDENCE_ERROR)
      .meta({ description: '1 sets no minimum' }),
    bankrollPercentage: z
      .number({ error: BANKROLL_ERROR })
      .min(bankroll.least, BANKROLL_ERROR)
      .max(bankroll.most, BANKROLL_ERROR)
      .refine((percent) => isStep(percent, bankroll.step), BANKROLL_ERROR),
    team: z
      .string()
      .regex(/^[A-Z]{2,3}$/, 'Choose a team.')
      .optional()
      .meta({ description: 'Bets on this club; totals of its games' }),
    side: z.enum(STRATEGY_SIDES).optional(),
    role: z.enum(['favorite', 'underdog']).optional(),
    movement: z
      .strictObject({
        direction: z.enum(['toward', 'against']),
        points: z.number().min(movement.least, MOVEMENT_ERROR).max(movement.most, MOVEMENT_ERROR),
      })
      .optional()
      .meta({ description: 'Percentage points of probability without margin since the opening' }),
    weather: Weather.optional().meta({ description: 'Of sports whose past games are stored with their weather' }),
    rest: z
      .strictObject({ minDays: z.number().int().min(0).max(restDays).optional(), edge: z.enum(['more', 'less']).optional() })
      .optional()
      .meta({ description: 'Days without a game before this one, of the club that is bet on, or of both for totals' }),
  })
  .superRefine((conditions, check) => {
    const refuse = (path: string, message: string): void => check.addIssue({ code: 'custom', path: [path], message });
    if (conditions.minOdds > conditions.maxOdds) refuse('maxOdds', 'The highest odds are below the lowest.');
    const isTotal = conditions.market === 'Total';
    if (conditions.side && isTotal !== ['over', 'under'].includes(conditions.side))
      refuse('side', isTotal ? 'A total is over or under.' : 'Choose home or away.');
    if (isTotal && conditions.role) refuse('role', 'A total has no favorite.');
    if (conditions.weather && !sportOf(keyOfLeague(conditions.sport)).hasHistory)
      refuse('weather', `No weather of past ${conditions.sport} games is stored.`);
    if (isTotal && conditions.rest?.edge) refuse('rest', 'A total backs no club that could be better rested.');
  })
  .meta({ id: 'StrategyConditions' });

const Interval = z.object({ low: z.number(), high: z.number() });

export const StrategyFigures = z
  .object({
    totalBets: z.number(),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    winRate: z.number().nullable().meta({ description: 'Wins over wins and losses' }),
    winInterval: Interval.nullable().meta({ description: '95%, Wilson' }),
    neededRate: z.number().nullable().meta({ description: 'Mean break-even rate of the prices' }),
    averageOdds: z.number().nullable().meta({ description: 'American price of the mean decimal price' }),
    profit: Money.meta({ description: 'Dollars at flat stakes of the percentage of $1,000' }),
    staked: Money,
    roi: z.number().nullable(),
    roiInterval: Interval.nullable().meta({ description: '95%, bootstrap over Eastern days; null below five days' }),
    drawdown: Money,
    longestLosingRun: z.number(),
    chance: z.number().nullable().meta({ description: 'Probability that bets without an edge do as well or better' }),
    atClose: z
      .object({ mean: z.number(), bets: z.number() })
      .nullable()
      .meta({
        description: 'Mean worth per unit of the prices taken by the closing ones without margin, on the same number; null without any',
      }),
  })
  .meta({ id: 'StrategyFigures' });

const PastBet = z.object({
  gameId: GameId,
  date: SlateDate,
  matchup: z.string(),
  selection: z.string(),
  odds: z.number(),
  book: z.string(),
  result: z.enum(['win', 'loss', 'push', 'void']),
  profit: Money,
});

const CurvePoint = z.object({ on: SlateDate, bets: z.number(), profit: Money, total: Money });

export const Backtest = z
  .object({
    label: z.literal('backtest'),
    conditions: StrategyConditions,
    stake: Money,
    figures: StrategyFigures,
    curve: z.array(CurvePoint),
    seasons: z.array(z.object({ season: z.number(), figures: StrategyFigures })),
    bets: z.array(PastBet).meta({ description: 'The newest 20' }),
    history: z.object({
      games: z.number(),
      from: SlateDate.nullable(),
      to: SlateDate.nullable(),
      withoutProjection: z
        .number()
        .meta({ description: 'Games that the model has no opinion of; they count only where confidence asks nothing' }),
      isReading: z.boolean(),
    }),
  })
  .meta({ id: 'Backtest' });

const Summary = z.object({
  id: Uuid,
  name: z.string(),
  description: z.string(),
  conditions: StrategyConditions,
  performance: StrategyFigures.meta({ description: 'Backtest: games before the conditions were saved' }),
  forward: StrategyFigures.meta({ description: 'Forward test: what the strategy fired on since, at the price of that moment' }),
  waiting: z.number().meta({ description: 'Fired on games that are not settled yet' }),
  rank: z.number().nullable().meta({ description: 'By forward return among the own strategies; null below ten settled forward bets' }),
  isActive: z.boolean(),
  createdAt: Instant,
  conditionsSince: Instant,
});
export const Strategy = Summary.meta({ id: 'Strategy' });

const Match = z
  .object({
    strategyId: Uuid,
    name: z.string(),
    sport: z.enum(GAME_SPORTS),
    gameId: GameId,
    matchup: z.string(),
    startsAt: Instant,
    selection: z.string(),
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    confidence: z.number().nullable(),
    firedAt: Instant.nullable().meta({ description: 'Null while the match stands but has not fired' }),
  })
  .meta({ id: 'StrategyMatch' });

const ById = z.object({ strategyId: Uuid });
const Name = z.string({ error: NAME_ERROR }).trim().min(1, NAME_ERROR).max(name, `At most ${name} characters.`);
const Description = z.string().trim().max(description, `At most ${description} characters.`);

export const strategyRoutes = defineRoutes({
  'GET /api/strategies': {
    id: 'listStrategies',
    summary: "One's own strategies, best forward test first",
    access: 'strategies',
    response: z.array(Strategy),
  },
  'POST /api/strategies': {
    id: 'createStrategy',
    summary: `Keep a strategy; at most ${aUser}`,
    access: 'strategies',
    status: 201,
    perMinute: 30,
    body: z.object({
      name: Name,
      description: Description.default(''),
      conditions: StrategyConditions,
      isActive: z.boolean().default(true),
    }),
    response: Strategy,
  },
  'POST /api/strategies/backtest': {
    id: 'backtestStrategy',
    summary: 'Test conditions on past games before keeping them',
    access: 'strategies',
    perMinute: 60,
    body: z.object({ conditions: StrategyConditions }),
    response: Backtest,
  },
  'GET /api/strategies/suggestions': {
    id: 'listStrategySuggestions',
    summary: 'Ideas to begin with in a sport, each with its own backtest',
    access: 'strategies',
    query: z.object({ sport: z.enum(GAME_SPORTS, { error: 'No such sport.' }).optional().meta({ description: 'Baseball without one' }) }),
    response: z.array(z.object({ key: z.string(), name: z.string(), description: z.string(), backtest: Backtest })),
  },
  'GET /api/strategies/matches': {
    id: 'listStrategyMatches',
    summary: "Today's games that the own active strategies bet on",
    access: 'strategies',
    response: z.array(Match),
  },
  'GET /api/strategies/:strategyId': {
    id: 'getStrategy',
    summary: 'One strategy with its whole backtest and every forward bet',
    access: 'strategies',
    params: ById,
    response: Summary.extend({ backtest: Backtest, forwardCurve: z.array(CurvePoint), forwardBets: z.array(PastBet) }).meta({
      id: 'StrategyDetail',
    }),
  },
  'PATCH /api/strategies/:strategyId': {
    id: 'editStrategy',
    summary: 'Rename, activate or change conditions; new conditions begin a new forward test',
    access: 'strategies',
    params: ById,
    body: z
      .object({ name: Name, description: Description, conditions: StrategyConditions, isActive: z.boolean() })
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'Nothing to change.'),
    response: Strategy,
  },
  'DELETE /api/strategies/:strategyId': {
    id: 'deleteStrategy',
    summary: 'Delete a strategy with its forward test',
    access: 'strategies',
    params: ById,
    response: Ok,
  },
});
