import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { GolfForecast, GolfHeadToHead, GolfPlayerForm } from '../../shapes/golf/golf-form.ts';
import { GOLF_MARKETS, GolfOdds } from '../../shapes/golf/golf-odds.ts';
import { GolfTournament, GolfTournamentDetail } from '../../shapes/golf/golf-tournament.ts';

const TournamentId = z
  .string()
  .max(80)
  .regex(/^golf-\d{4}-[a-z0-9-]+$/, 'Not a tournament.');
const PlayerId = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/, 'Not a player.');

export const golfRoutes = defineRoutes({
  'GET /api/golf/tournaments': {
    id: 'listGolfTournaments',
    summary: "The season's golf tournaments with the best outright prices",
    access: 'visitor',
    response: z.array(GolfTournament),
  },
  'GET /api/golf/tournaments/:tournamentId': {
    id: 'getGolfTournament',
    summary: 'A golf tournament with its leaderboard',
    access: 'visitor',
    params: z.object({ tournamentId: TournamentId }),
    response: GolfTournamentDetail,
  },
  'GET /api/golf/tournaments/:tournamentId/forecast': {
    id: 'getGolfForecast',
    summary: "The model's chances of every player in a tournament",
    access: 'golfModel',
    params: z.object({ tournamentId: TournamentId }),
    response: GolfForecast,
  },
  'GET /api/golf/odds': {
    id: 'getGolfOdds',
    summary: "Every book's prices of one market of a tournament, with the best and the fair one",
    access: 'visitor',
    query: z.object({ tournamentId: TournamentId, market: z.enum(GOLF_MARKETS).optional() }),
    response: GolfOdds,
  },
  'GET /api/golf/players/:playerId': {
    id: 'getGolfPlayer',
    summary: "A golfer's past results",
    access: 'visitor',
    params: z.object({ playerId: PlayerId }),
    response: GolfPlayerForm,
  },
  'GET /api/golf/head-to-head': {
    id: 'getGolfHeadToHead',
    summary: `Two golfers side by side: form, meetings and, with ${lowestTierName('golfModel')}, the chance in a tournament`,
    access: 'visitor',
    query: z.object({ player: PlayerId, opponent: PlayerId, tournamentId: TournamentId.optional() }),
    response: GolfHeadToHead,
  },
});
