import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { FootballGame, FootballGameDetail } from '../../shapes/football/football-game.ts';
import { OddsShape } from '../../shapes/football/football-odds.ts';
import { FootballSchedule, FootballStandings, FootballTeamPage, FootballTeams } from '../../shapes/football/football-table.ts';
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

export const footballRoutes = defineRoutes({
  'GET /api/cfl/games': {
    id: 'listFootballGames',
    summary: 'CFL games of a day or a week with the best price across books; of the current week when neither is asked for',
    access: 'visitor',
    query: z.object({ date: SlateDate.optional(), week: Week.optional(), season: Season.optional(), shape: OddsShape.optional() }),
    response: z.array(FootballGame),
  },
  'GET /api/cfl/games/:gameId': {
    id: 'getFootballGame',
    summary: 'One CFL game with every book, quarters, plays, form and earlier meetings',
    access: 'visitor',
    params: z.object({ gameId: GameId }),
    query: z.object({ shape: OddsShape.optional() }),
    response: FootballGameDetail,
  },
  'GET /api/cfl/schedule': {
    id: 'getFootballSchedule',
    summary: 'A week of the CFL season, with all its weeks',
    access: 'visitor',
    query: z.object({ season: Season.optional(), week: Week.optional() }),
    response: FootballSchedule,
  },
  'GET /api/cfl/standings': {
    id: 'getFootballStandings',
    summary: 'Both divisions, tie-breaks, cross-over and what is clinched',
    access: 'visitor',
    query: z.object({ season: Season.optional() }),
    response: FootballStandings,
  },
  'GET /api/cfl/teams': {
    id: 'listFootballTeams',
    summary: 'The nine clubs with record and next game',
    access: 'visitor',
    response: FootballTeams,
  },
  'GET /api/cfl/teams/:code': {
    id: 'getFootballTeam',
    summary: 'One club: form, splits, results, next games, head to head',
    access: 'visitor',
    params: z.object({ code: TeamCode }),
    response: FootballTeamPage,
  },
});
