import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, SlateDate } from '../../terms.ts';

export const GOLF_MARKETS = ['outright', 'top5', 'top10', 'top20', 'make_cut', 'head_to_head'] as const;
const TournamentId = z
  .string()
  .max(80)
  .regex(/^golf-\d{4}-[a-z0-9-]+$/, 'Not a tournament.');
const PlayerId = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/, 'Not a player.');
const probability = z.number().meta({ description: 'A fraction, 0 to 1' });

export const GolfWinnerOdds = z
  .object({
    playerId: z.string(),
    player: z.string(),
    odds: z.number().meta({ description: 'Best American price; of a finished tournament the last before the start' }),
    book: z.string(),
    bookName: z.string(),
    seenAt: Instant,
    isStale: z.boolean(),
    position: z.number().nullable(),
    positionText: z.string().nullable().meta({ description: '"1", "T8", "CUT", "WD"; null before the start' }),
  })
  .meta({ id: 'GolfWinnerOdds' });

export const GolfTournament = z
  .object({
    id: z.string(),
    name: z.string(),
    tour: z.string(),
    venue: z.string(),
    location: z.string(),
    startDate: SlateDate,
    endDate: SlateDate,
    startsAt: Instant,
    purse: Money,
    field: z.number().nullable().meta({ description: 'Players or teams entered; null while not known' }),
    status: z.enum(['upcoming', 'in-progress', 'completed']),
    statusNote: z.string().nullable(),
    round: z.number(),
    major: z.boolean(),
    featured: z.boolean(),
    team: z.boolean(),
    odds: z.object({ winner: z.array(GolfWinnerOdds) }),
  })
  .meta({ id: 'GolfTournament' });

const GolfRoundScore = z.object({
  round: z.number(),
  strokes: z.number(),
  toPar: z.number(),
  thru: z.number(),
  holes: z.array(z.number()),
});

export const GolfPlayerLine = z
  .object({
    playerId: z.string(),
    name: z.string(),
    isAmateur: z.boolean(),
    status: z.enum(['entered', 'playing', 'finished', 'cut', 'withdrawn', 'disqualified']),
    position: z.number().nullable(),
    positionText: z.string().nullable(),
    toPar: z.number().nullable(),
    strokes: z.number().nullable(),
    today: z.number().nullable().meta({ description: 'Against par in the round in play' }),
    thru: z.number().nullable().meta({ description: 'Holes of the round in play; 18 when it is done' }),
    teeTime: Instant.nullable(),
    inPlayOff: z.boolean(),
    rounds: z.array(GolfRoundScore),
  })
  .meta({ id: 'GolfPlayerLine' });

export const GolfTournamentDetail = GolfTournament.extend({
  par: z.number(),
  yards: z.number().nullable(),
  scheduledRounds: z.number(),
  cut: z.object({ afterRound: z.number(), places: z.number() }).nullable(),
  cutLine: z.object({ toPar: z.number(), count: z.number(), isProjected: z.boolean() }).nullable(),
  playOff: z.object({ players: z.array(z.string()), winner: z.string().nullable(), holes: z.number() }).nullable(),
  boardAsOf: Instant.nullable(),
  source: z.string(),
  players: z.array(GolfPlayerLine),
}).meta({ id: 'GolfTournamentDetail' });

export const GolfOddsRow = z
  .object({
    playerId: z.string(),
    player: z.string(),
    opponentId: z.string().nullable(),
    opponent: z.string().nullable(),
    side: z.enum(['yes', 'no']).nullable(),
    positionText: z.string().nullable(),
    prices: z.record(z.string(), z.number()).meta({ description: 'American prices by book code' }),
    best: z.object({ odds: z.number(), book: z.string(), bookName: z.string(), seenAt: Instant }).nullable(),
    fair: z
      .object({
        probability,
        odds: z.number(),
        books: z.number(),
        evPct: z.number().nullable().meta({ description: 'Expected value of the best price at this probability, percent of the stake' }),
      })
      .nullable()
      .meta({ description: 'The mean of the books, each with its margin taken out over the whole field' }),
    model: z
      .object({ probability, odds: z.number() })
      .nullable()
      .optional()
      .meta({ description: "Pro; absent otherwise. The model's own view, not mixed with the market" }),
  })
  .meta({ id: 'GolfOddsRow' });

export const GolfOdds = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    market: z.enum(GOLF_MARKETS),
    markets: z.array(z.enum(GOLF_MARKETS)).meta({ description: 'Those that any book offers' }),
    asOf: Instant,
    status: z.enum(['upcoming', 'in-progress', 'completed']),
    isClosing: z.boolean().meta({ description: 'The last prices before the start of a finished tournament' }),
    source: z.string(),
    books: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        hold: z.number().nullable().meta({ description: 'Share of the stakes that this book keeps' }),
        quotedAt: Instant,
        seenAt: Instant,
        isStale: z.boolean(),
      }),
    ),
    hold: z.number().nullable().meta({ description: 'Hold at the best prices of all books' }),
    modelLocked: z.boolean().meta({ description: "The model's chances are for Pro" }),
    modelAsOf: Instant.nullable(),
    players: z.array(GolfOddsRow),
  })
  .meta({ id: 'GolfOdds' });

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
        rounds: z.array(z.number()),
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
      .meta({ description: 'Pro; absent otherwise' }),
  })
  .meta({ id: 'GolfHeadToHead' });

export const golfRoutes = defineRoutes({
  'GET /api/golf/tournaments': {
    id: 'listGolfTournaments',
    summary: "The season's golf tournaments with the best outright prices",
    access: 'public',
    response: z.array(GolfTournament),
  },
  'GET /api/golf/tournaments/:tournamentId': {
    id: 'getGolfTournament',
    summary: 'A golf tournament with its leaderboard',
    access: 'public',
    params: z.object({ tournamentId: TournamentId }),
    response: GolfTournamentDetail,
  },
  'GET /api/golf/tournaments/:tournamentId/forecast': {
    id: 'getGolfForecast',
    summary: "The model's chances of every player in a tournament",
    access: 'pro',
    params: z.object({ tournamentId: TournamentId }),
    response: GolfForecast,
  },
  'GET /api/golf/odds': {
    id: 'getGolfOdds',
    summary: "Every book's prices of one market of a tournament, with the best and the fair one",
    access: 'public',
    query: z.object({ tournamentId: TournamentId, market: z.enum(GOLF_MARKETS).optional() }),
    response: GolfOdds,
  },
  'GET /api/golf/players/:playerId': {
    id: 'getGolfPlayer',
    summary: "A golfer's past results",
    access: 'public',
    params: z.object({ playerId: PlayerId }),
    response: GolfPlayerForm,
  },
  'GET /api/golf/head-to-head': {
    id: 'getGolfHeadToHead',
    summary: 'Two golfers side by side: form, meetings and, with Pro, the chance in a tournament',
    access: 'public',
    query: z.object({ player: PlayerId, opponent: PlayerId, tournamentId: TournamentId.optional() }),
    response: GolfHeadToHead,
  },
});
