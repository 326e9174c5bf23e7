import { z } from 'zod';
import { defineRoutes } from '../route.ts';
import { GameId, Instant, SlateDate } from '../terms.ts';

export const EVENT_STATUSES = ['scheduled', 'delayed', 'live', 'completed', 'postponed', 'suspended', 'cancelled'] as const;
export const EventStatus = z.enum(EVENT_STATUSES);
const Grade = z.enum(['win', 'loss', 'push', 'void']);

/** The best price for one side of a market, and where it stands. Null price: no book offers it now. */
export const PriceCell = z
  .object({
    odds: z.number().nullable(),
    line: z.number().nullable(),
    book: z.string().nullable(),
    bookName: z.string().nullable(),
    seenAt: Instant.nullable(),
    state: z.enum(['open', 'stale', 'off', 'closed']),
    move: z
      .enum(['up', 'down'])
      .nullable()
      .meta({ description: 'Direction of the last change, from the bettor’s side; null after 60 s or without one' }),
    movedAt: Instant.nullable(),
    openOdds: z.number().nullable(),
    openLine: z.number().nullable(),
    grade: Grade.nullable().meta({ description: 'How this side was graded, once the game is final' }),
  })
  .meta({ id: 'PriceCell' });

const Cells = { bookCount: z.number() };
export const MoneylineOdds = z.object({
  market: z.literal('moneyline'),
  awayOdds: z.number().nullable(),
  homeOdds: z.number().nullable(),
  away: PriceCell,
  home: PriceCell,
  ...Cells,
});
export const SpreadOdds = z.object({
  market: z.literal('spreads'),
  awaySpread: z.number().nullable(),
  homeSpread: z.number().nullable(),
  awaySpreadOdds: z.number().nullable(),
  homeSpreadOdds: z.number().nullable(),
  away: PriceCell,
  home: PriceCell,
  ...Cells,
});
export const TotalOdds = z.object({
  market: z.literal('totals'),
  total: z.number().nullable(),
  overOdds: z.number().nullable(),
  underOdds: z.number().nullable(),
  over: PriceCell,
  under: PriceCell,
  ...Cells,
});
export const GameOdds = z.discriminatedUnion('market', [MoneylineOdds, SpreadOdds, TotalOdds]).meta({ id: 'GameOdds' });

export const PitcherStats = z
  .object({
    playerId: z.string(),
    throws: z.enum(['L', 'R']),
    wins: z.number(),
    losses: z.number(),
    era: z.number().nullable(),
    inningsPitched: z.number(),
    strikeouts: z.number(),
    walks: z.number(),
    strikeoutRate: z.number().nullable(),
    starts: z.number(),
  })
  .meta({ id: 'PitcherStats' });

export const RunnersOn = z.object({ first: z.boolean(), second: z.boolean(), third: z.boolean() });
export const LiveBrief = z
  .object({
    inning: z.number(),
    inningHalf: z.enum(['top', 'bottom']),
    isBetweenInnings: z.boolean(),
    balls: z.number(),
    strikes: z.number(),
    outs: z.number(),
    lastPlay: z.string().nullable(),
    runnersOn: RunnersOn,
    asOf: Instant,
  })
  .meta({ id: 'LiveBrief' });
const Record_ = z.object({ wins: z.number(), losses: z.number() });

export const GameWeather = z
  .object({
    temperatureF: z.number(),
    windMph: z.number(),
    windDirection: z.string(),
    precipitationChance: z.number().nullable(),
    humidity: z.number().nullable(),
    sky: z.string(),
    isIndoors: z.boolean(),
    asOf: Instant,
  })
  .meta({ id: 'GameWeather' });

/** What a tier may see of the model's view; without pro only the confidence and the number of value plays. */
export const AiSummary = z.union([
  z.object({ confidence: z.number(), valuePlayCount: z.number(), locked: z.literal(true) }),
  z.object({
    summary: z.string(),
    confidence: z.number(),
    valuePlays: z.array(z.object({ selection: z.string(), expectedValue: z.number(), reasoning: z.string() })),
  }),
]);

const gameShape = {
  id: z.string(),
  gameId: z.string(),
  sport: z.literal('mlb'),
  slateOn: SlateDate,
  awayTeam: z.string(),
  homeTeam: z.string(),
  awayTeamCode: z.string(),
  homeTeamCode: z.string(),
  awayRecord: Record_,
  homeRecord: Record_,
  gameTime: Instant,
  isTimeTentative: z.boolean(),
  gameNumber: z.number(),
  isDoubleheader: z.boolean(),
  scheduledInnings: z.number(),
  venue: z.string(),
  city: z.string(),
  roof: z.enum(['open', 'retractable', 'dome']),
  dayNight: z.enum(['day', 'night']),
  status: EventStatus,
  statusNote: z.string().nullable(),
  isCompleted: z.boolean(),
  awayScore: z.number().nullable(),
  homeScore: z.number().nullable(),
  awayPitcher: z.string().nullable(),
  homePitcher: z.string().nullable(),
  awayPitcherStats: PitcherStats.nullable(),
  homePitcherStats: PitcherStats.nullable(),
  weather: GameWeather.nullable(),
  live: LiveBrief.nullable(),
  endedAt: Instant.nullable(),
  odds: z.array(GameOdds),
  aiSummary: AiSummary.nullable(),
};
export const Game = z.object(gameShape).meta({ id: 'Game' });

const Rhe = z.object({ runs: z.number(), hits: z.number(), errors: z.number() });
export const LineScore = z
  .object({ away: z.array(z.number()), home: z.array(z.number()), totals: z.object({ away: Rhe, home: Rhe }) })
  .meta({ id: 'LineScore' });

export const TeamForm = z
  .object({
    lastTen: Record_,
    streak: z.string().meta({ description: 'W3, L1, or – before the first game' }),
    home: Record_,
    away: Record_,
    runsPerGame: z.number().nullable(),
    runsAllowedPerGame: z.number().nullable(),
    games: z.number(),
    overUnder: z
      .object({ overs: z.number(), unders: z.number(), pushes: z.number() })
      .meta({ description: 'Against the closing total, where one was stored' }),
    runLine: z.object({ covered: z.number(), lost: z.number(), pushes: z.number() }),
    recent: z
      .array(
        z.object({
          gameId: z.string(),
          slateOn: SlateDate,
          opponent: z.string(),
          isHome: z.boolean(),
          runs: z.number(),
          runsAllowed: z.number(),
        }),
      )
      .meta({ description: 'Latest first, at most ten' }),
  })
  .meta({ id: 'TeamForm' });
export const HeadToHead = z
  .object({
    seasonYear: z.number(),
    awayWins: z.number(),
    homeWins: z.number(),
    averageTotal: z.number().nullable(),
    meetings: z.array(
      z.object({
        gameId: z.string(),
        slateOn: SlateDate,
        awayCode: z.string(),
        homeCode: z.string(),
        awayScore: z.number(),
        homeScore: z.number(),
      }),
    ),
  })
  .meta({ id: 'HeadToHead' });
const Side = z.object({ bets: z.number(), betShare: z.number().nullable(), moneyShare: z.number().nullable() });
/** How ClearEdge users' own bets on this game are divided; shares are null below ten bets. */
export const PublicSplit = z
  .object({
    moneyline: z.object({ sample: z.number(), away: Side, home: Side }),
    total: z.object({ sample: z.number(), over: Side, under: Side }),
    minimum: z.number(),
  })
  .meta({ id: 'PublicSplit' });
export const MatchupRow = z
  .object({
    label: z.string(),
    away: z.string(),
    home: z.string(),
    better: z.enum(['away', 'home']).nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'MatchupRow' });
const LineUpPlayer = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  battingOrder: z.number(),
  bats: z.enum(['L', 'R', 'S']),
});
const LineUp = z.object({ confirmed: z.boolean(), batters: z.array(LineUpPlayer) });
/** Every book's current price for both sides of the main markets. */
export const BookRow = z
  .object({
    market: z.enum(['moneyline', 'spread', 'total', 'first5_moneyline', 'first5_total']),
    book: z.string(),
    bookName: z.string(),
    first: z.object({ line: z.number().nullable(), odds: z.number().nullable() }).meta({ description: 'Away, or over' }),
    second: z.object({ line: z.number().nullable(), odds: z.number().nullable() }).meta({ description: 'Home, or under' }),
    seenAt: Instant,
    isStale: z.boolean(),
  })
  .meta({ id: 'BookRow' });

export const GameDetail = z
  .object({
    ...gameShape,
    lineScore: LineScore.nullable(),
    books: z.array(BookRow),
    firstFive: z.object({ away: PriceCell, home: PriceCell, over: PriceCell, under: PriceCell }).nullable(),
    market: z
      .object({ awayNoVig: z.number(), homeNoVig: z.number(), bookCount: z.number(), seenAt: Instant, method: z.literal('power') })
      .nullable(),
    form: z.object({ away: TeamForm, home: TeamForm }),
    headToHead: HeadToHead,
    matchup: z.array(MatchupRow),
    lineUps: z.object({ away: LineUp, home: LineUp }).nullable(),
    injuries: z.array(
      z.object({
        name: z.string(),
        teamCode: z.string(),
        position: z.string(),
        description: z.string(),
        since: z.string(),
        expectedReturn: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'GameDetail' });

const Score = z.object({ away: z.number(), home: z.number() });
export const LiveGame = z
  .object({
    gameId: z.string(),
    status: z.enum(['live', 'final', 'scheduled']),
    awayScore: z.number(),
    homeScore: z.number(),
    inning: z.number(),
    inningHalf: z.enum(['top', 'bottom']),
    balls: z.number(),
    strikes: z.number(),
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
        score: Score,
      }),
    ),
    asOf: Instant,
  })
  .meta({ id: 'LiveGame' });

const BatterLine = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  battingOrder: z.number(),
  isStarter: z.boolean(),
  atBats: z.number(),
  runs: z.number(),
  hits: z.number(),
  doubles: z.number(),
  triples: z.number(),
  homeRuns: z.number(),
  runsBattedIn: z.number(),
  walks: z.number(),
  strikeouts: z.number(),
  stolenBases: z.number(),
  totalBases: z.number(),
});
const PitcherLine = z.object({
  playerId: z.string(),
  name: z.string(),
  isStarter: z.boolean(),
  outs: z.number(),
  hits: z.number(),
  runs: z.number(),
  earnedRuns: z.number(),
  walks: z.number(),
  strikeouts: z.number(),
  homeRuns: z.number(),
  pitches: z.number(),
  decision: z.enum(['W', 'L', 'S']).nullable(),
});
const BoxSide = z.object({ batters: z.array(BatterLine), pitchers: z.array(PitcherLine) });
export const BoxScore = z
  .object({ gameId: z.string(), away: BoxSide, home: BoxSide, lineScore: LineScore.nullable(), asOf: Instant })
  .meta({ id: 'BoxScore' });

export const NewsItem = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    publishedAt: Instant,
    source: z.string(),
    url: z.string(),
    category: z.string(),
  })
  .meta({ id: 'NewsItem' });

const ByGame = z.object({ gameId: GameId });
const SearchHit = z.object({ kind: z.enum(['team', 'game', 'player']), title: z.string(), detail: z.string(), href: z.string() });

export const eventRoutes = defineRoutes({
  'GET /api/games': {
    id: 'listGames',
    summary: 'The slate of a day (today by default), best price across books',
    access: 'public',
    query: z.object({ date: SlateDate.optional() }),
    response: z.array(Game),
  },
  'GET /api/mlb/games/:date': {
    id: 'listMlbGames',
    summary: 'The slate of a day',
    access: 'public',
    params: z.object({ date: SlateDate }),
    response: z.array(Game),
  },
  'GET /api/games/:gameId': {
    id: 'getGame',
    summary: 'One game with every book, form, head to head and matchup',
    access: 'public',
    params: ByGame,
    response: GameDetail,
  },
  'GET /api/games/:gameId/box-score': {
    id: 'getBoxScore',
    summary: 'Batting and pitching lines',
    access: 'public',
    params: ByGame,
    response: BoxScore,
  },
  'GET /api/games/:gameId/public': {
    id: 'getPublicSplit',
    summary: "How ClearEdge users' bets are divided",
    access: 'public',
    params: ByGame,
    response: PublicSplit,
  },
  'GET /api/live-game/:gameId': {
    id: 'getLiveGame',
    summary: 'What is happening in a game',
    access: 'public',
    params: ByGame,
    response: LiveGame,
  },
  'GET /api/mlb/news': { id: 'listNews', summary: 'Latest baseball news', access: 'public', response: z.array(NewsItem) },
  'GET /api/search': {
    id: 'search',
    summary: 'Teams, games and players by name',
    access: 'public',
    query: z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(60) }),
    response: z.array(SearchHit),
  },
});
