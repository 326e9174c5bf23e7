import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { AnalysisDriver, FavoredSide } from '../../shapes/analysis.ts';
import { GameWeather, TeamRecord } from '../../shapes/baseball/baseball-game.ts';
import { ContestStatus, PriceCell } from '../../shapes/game-odds.ts';
import { GAME_SPORTS, LEAGUE_SPORTS, PICK_SPORTS, SPORT_KEYS } from '../../sports.ts';
import { GameId, Instant, Ok, SlateDate, Uuid } from '../../terms.ts';
import { MarketRecord } from './picks.ts';
import { RecordCoverage, RecordSummary } from './record.ts';

/** What the three of a sport's shown picks of a day with the highest confidence are called, in this order. */
export const PICK_LABELS = ['Best Value', 'Sharp Play', 'AI Special'] as const;

const teams = { awayTeam: z.string(), homeTeam: z.string(), awayTeamCode: z.string(), homeTeamCode: z.string() };

export const DigestGame = z
  .object({
    gameId: GameId,
    sport: z.enum(SPORT_KEYS),
    ...teams,
    awayRecord: TeamRecord.nullable(),
    homeRecord: TeamRecord.nullable(),
    startsAt: Instant,
    isTimeTentative: z.boolean(),
    venue: z.string(),
    status: ContestStatus,
    statusNote: z.string().nullable(),
    awayScore: z.number().nullable(),
    homeScore: z.number().nullable(),
    awayPitcher: z.string().nullable(),
    homePitcher: z.string().nullable(),
    lineUps: z
      .object({ away: z.boolean(), home: z.boolean() })
      .nullable()
      .meta({ description: 'Which lineups were known when the model last looked' }),
    inPlay: z
      .object({ homeWin: z.number(), meanTotal: z.number(), asOf: Instant })
      .nullable()
      .meta({ description: 'Chance of the home side and runs expected at the end, from the closing prices and where the game stands' }),
    moneyline: z.object({ away: PriceCell, home: PriceCell, bookCount: z.number() }).nullable(),
    total: z.object({ over: PriceCell, under: PriceCell, bookCount: z.number() }).nullable(),
  })
  .meta({ id: 'DigestGame' });

const Stand = z.object({
  line: z.number().nullable(),
  probability: z.number().meta({ description: 'Mean over the books, without their margin' }),
  odds: z.number().meta({ description: 'The American price that probability is fair at' }),
});

export const DigestMover = z
  .object({
    gameId: GameId,
    sport: z.enum(GAME_SPORTS),
    ...teams,
    startsAt: Instant,
    market: z.enum(['moneyline', 'total']),
    selection: z.string().meta({ description: 'The side that became likelier, or the way the total went' }),
    from: Stand,
    to: Stand,
    bookCount: z.number(),
    openedAt: Instant,
    seenAt: Instant.meta({ description: 'When the later price was last confirmed; of a game that has begun, its close' }),
    isClosed: z.boolean(),
  })
  .meta({ id: 'DigestMover' });

const Report = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedAt: Instant,
  source: z.string(),
  url: z.string(),
  category: z.string(),
});

const WeatherNote = z.object({
  gameId: GameId,
  ...teams,
  startsAt: Instant,
  venue: z.string(),
  notes: z.array(z.string()),
  weather: GameWeather,
});

export const DigestPick = z
  .object({
    id: Uuid,
    sport: z.enum(PICK_SPORTS),
    gameKey: GameId,
    slateOn: SlateDate,
    ...teams,
    startsAt: Instant,
    pickType: z.enum(['moneyline', 'spread', 'total']),
    selection: z.string(),
    odds: z.number(),
    bookName: z.string(),
    priceSeenAt: Instant,
    probability: z.number(),
    winProbability: z.number().meta({ description: 'That it wins; a push is no win' }),
    pushProbability: z.number(),
    marketWinProbability: z.number().nullable(),
    breakEvenProbability: z.number(),
    marketRecord: MarketRecord,
    expectedValue: z.number().meta({ description: 'Percent of the stake at the published price' }),
    confidence: z.number().meta({ description: '0 to 100, with a meaning of its own in each sport; not a probability' }),
    label: z.enum(PICK_LABELS).nullable(),
    reasoning: z.string().optional().meta({ description: 'Absent without the tier until the start' }),
    locked: z.literal(true).optional(),
    result: z.enum(['WIN', 'LOSS', 'PUSH', 'VOID']).nullable(),
    score: z.object({ away: z.number(), home: z.number() }).nullable(),
    units: z.number().nullable(),
    closingOdds: z.number().nullable(),
    clv: z.number().nullable(),
    publishedAt: Instant,
    sequence: z.number(),
  })
  .meta({ id: 'DigestPick' });
const DigestPicks = z.object({
  published: z.number(),
  hidden: z.number().meta({ description: 'Not shown to this reader before their games begin' }),
  noBet: z.object({ at: Instant, reasoning: z.string() }).nullable(),
  noBetNow: z.string().nullable().meta({ description: 'Why nothing is published so far, while games are open' }),
  noBetSport: z.enum(PICK_SPORTS).nullable().meta({ description: 'The sport that the no bet is of; null without one' }),
  list: z.array(DigestPick),
});

const Result = z.object({
  gameId: GameId,
  sport: z.enum(SPORT_KEYS),
  ...teams,
  status: ContestStatus,
  statusNote: z.string().nullable(),
  awayScore: z.number().nullable(),
  homeScore: z.number().nullable(),
  innings: z.number().nullable().meta({ description: 'Where the line score is stored' }),
});

const Yesterday = z.object({
  date: SlateDate,
  games: z.array(Result),
  picks: z.array(DigestPick),
  wins: z.number(),
  losses: z.number(),
  pushes: z.number(),
  voids: z.number(),
  pending: z.number(),
  units: z.number(),
});

const Watch = z.object({
  gameId: GameId,
  sport: z.enum(GAME_SPORTS),
  ...teams,
  startsAt: Instant,
  analyzedAt: Instant,
  verdict: z.string(),
  favored: FavoredSide,
  driverUnit: z
    .enum(['chance', 'margin'])
    .meta({ description: 'What the points of the drivers are of: the home side’s win probability, or its margin in the score' }),
  drivers: z.array(AnalysisDriver),
  changes: z.array(z.string()),
});

export const Digest = z
  .object({
    date: SlateDate,
    /** The moment it speaks of: now, or the end of a day that is over. */
    asOf: Instant,
    isPast: z.boolean(),
    nextSlateOn: SlateDate.nullable().meta({ description: 'Next day with games, of a day without any' }),
    pricesAt: Instant.nullable(),
    isStale: z.boolean().meta({ description: 'Every price of a game that is open to bets is too old' }),
    missing: z
      .object({ prices: z.number(), starters: z.number(), weather: z.number() })
      .meta({ description: 'Games still to be played without them' }),
    games: z.array(DigestGame),
    leagues: z
      .array(z.object({ sport: z.enum(LEAGUE_SPORTS), games: z.number(), firstAt: Instant }))
      .meta({ description: 'How many games each league of teams has on the day; those that are called off are left out' }),
    movers: z.array(DigestMover),
    news: z.array(Report),
    weather: z.array(WeatherNote),
    picks: DigestPicks,
    yesterday: Yesterday,
    record: z.object({
      through: SlateDate,
      since: SlateDate.nullable(),
      isSimulated: z.boolean(),
      sports: RecordCoverage.sports,
      summary: RecordSummary,
    }),
    watch: z.array(Watch).optional().meta({ description: 'Absent without the tier' }),
    locked: z.literal(true).optional(),
  })
  .meta({ id: 'Digest' });

const Day = SlateDate.refine((date) => date >= '2000-01-01' && date <= '2100-12-31', 'Choose a day from 2000 to 2100.');

export const digestRoutes = defineRoutes({
  'GET /api/digest': {
    id: 'getDigest',
    summary: `A day on one page: board, movers, news, weather, picks, yesterday's results; with ${lowestTierName('digest')} the reasons as well`,
    access: 'visitor',
    query: z.object({ date: Day.optional() }),
    response: Digest,
  },
  'POST /api/digest/unsubscribe': {
    id: 'stopDigestMail',
    summary: 'End the daily mail by the link in it, without signing in',
    access: 'visitor',
    acceptsForm: true,
    perMinute: 600,
    query: z.object({
      token: z.string({ error: 'This link is not valid.' }).min(20, 'This link is not valid.').max(200, 'This link is not valid.'),
    }),
    response: Ok,
  },
});
