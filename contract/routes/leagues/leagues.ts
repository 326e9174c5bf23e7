import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GameInjuries } from '../../shapes/injuries.ts';
import { LeagueAnalysisAnswer } from '../../shapes/league/league-analysis.ts';
import { LeagueBoxScore } from '../../shapes/league/league-box.ts';
import { LeagueFutures } from '../../shapes/league/league-futures.ts';
import { LeagueGame, LeagueGameDetail } from '../../shapes/league/league-game.ts';
import { OddsShape } from '../../shapes/league/league-odds.ts';
import { LeaguePlayByPlay } from '../../shapes/league/league-plays.ts';
import { LeagueInjuries, LeagueSchedule, LeagueStandings, LeagueTeamPage, LeagueTeams } from '../../shapes/league/league-table.ts';
import { LEAGUE_SPORTS } from '../../sports.ts';
import { GameId, SlateDate } from '../../terms.ts';

/** A whole number, or its text, within bounds. */
const whole = (least: number, most: number, error: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,4}$/, error)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.number({ error }).int(error).min(least, error).max(most, error));
const Week = whole(-9, 30, 'The week is a whole number from -9 to 30.');
const Season = whole(2000, 2100, 'The season is a year like 2026.');
const TeamCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,3}$/, 'A club has a code of two or three letters, like HAM.');

/** Parameters of an address that names a league. */
export const InLeague = z.object({ league: z.enum(LEAGUE_SPORTS, { error: 'There is no such league.' }) });

export const leagueRoutes = defineRoutes({
  'GET /api/:league/games': {
    id: 'listLeagueGames',
    summary: 'Games of a league on a day or a week with the best price across books; of the current one when neither is asked for',
    access: 'visitor',
    params: InLeague,
    query: z.object({ date: SlateDate.optional(), week: Week.optional(), season: Season.optional(), shape: OddsShape.optional() }),
    response: z.array(LeagueGame),
  },
  'GET /api/:league/games/:gameId': {
    id: 'getLeagueGame',
    summary: 'One game with every book, periods, plays, form and earlier meetings',
    access: 'visitor',
    params: InLeague.extend({ gameId: GameId }),
    query: z.object({ shape: OddsShape.optional() }),
    response: LeagueGameDetail,
  },
  'GET /api/:league/games/:gameId/plays': {
    id: 'getLeaguePlays',
    summary: 'One game play by play, with the chances after each from the closing prices',
    access: 'visitor',
    params: InLeague.extend({ gameId: GameId }),
    response: LeaguePlayByPlay,
  },
  'GET /api/:league/games/:gameId/box-score': {
    id: 'getLeagueBoxScore',
    summary: "What each player of a game has done, in the sport's own tables",
    access: 'visitor',
    params: InLeague.extend({ gameId: GameId }),
    response: LeagueBoxScore,
  },
  'GET /api/:league/games/:gameId/injuries': {
    id: 'getLeagueInjuries',
    summary: 'Who of both clubs is out or may not play',
    access: 'visitor',
    params: InLeague.extend({ gameId: GameId }),
    response: GameInjuries,
  },
  'GET /api/:league/games/:gameId/analysis': {
    id: 'getLeagueAnalysis',
    summary: 'What the model makes of a game, and what each best price is worth by it',
    access: 'analysis',
    params: InLeague.extend({ gameId: GameId }),
    response: LeagueAnalysisAnswer,
  },
  'GET /api/:league/schedule': {
    id: 'getLeagueSchedule',
    summary: "A week of a league's season with all its weeks, or a day of one that is listed by the day",
    access: 'visitor',
    params: InLeague,
    query: z.object({ season: Season.optional(), week: Week.optional(), date: SlateDate.optional() }),
    response: LeagueSchedule,
  },
  'GET /api/:league/standings': {
    id: 'getLeagueStandings',
    summary: 'The divisions, tie-breaks and what is clinched',
    access: 'visitor',
    params: InLeague,
    query: z.object({ season: Season.optional() }),
    response: LeagueStandings,
  },
  'GET /api/:league/futures': {
    id: 'getLeagueFutures',
    summary: 'Champion, finalists, playoffs, divisions and wins of each club: the rest of the season simulated from our ratings',
    access: 'visitor',
    params: InLeague,
    response: LeagueFutures,
  },
  'GET /api/:league/injuries': {
    id: 'listLeagueInjuries',
    summary: 'Who of each club is out or may not play, by the next games',
    access: 'visitor',
    params: InLeague,
    response: LeagueInjuries,
  },
  'GET /api/:league/teams': {
    id: 'listLeagueTeams',
    summary: 'The clubs with record and next game',
    access: 'visitor',
    params: InLeague,
    response: LeagueTeams,
  },
  'GET /api/:league/teams/:code': {
    id: 'getLeagueTeam',
    summary: 'One club: form, splits, results, next games, head to head',
    access: 'visitor',
    params: InLeague.extend({ code: TeamCode }),
    response: LeagueTeamPage,
  },
});
