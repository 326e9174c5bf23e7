import { z } from 'zod';
import { Instant } from '../../terms.ts';
import { Division, TeamRecord } from './league-game.ts';
import { LeagueSource } from './league-table.ts';

const Chance = z
  .object({
    probability: z.number(),
    error: z.number().meta({ description: 'Standard error of counting so many simulated seasons alone' }),
    fairOdds: z.number().nullable().meta({ description: 'American; null where fewer than ten simulated seasons were on one side' }),
  })
  .meta({ id: 'FuturesChance' });

const Club = z.object({
  code: z.string(),
  name: z.string(),
  division: Division,
  divisionName: z.string(),
  record: TeamRecord,
  firstInDivision: Chance,
  playoffs: Chance,
  finalist: Chance.meta({ description: 'Reaches the game or series that decides the season' }),
  champion: Chance,
  meanWins: z.number(),
  winTotal: z
    .object({ line: z.number(), over: Chance })
    .meta({ description: 'The half number of wins next to what is expected, and the chance of more' }),
});

export const LeagueFutures = z
  .object({
    source: LeagueSource,
    season: z.number().nullable(),
    played: z.number(),
    games: z.number().meta({ description: 'Of the regular season' }),
    reason: z.string().nullable().meta({ description: 'Why the season is not simulated; null where it is' }),
    simulations: z.number(),
    ratedGames: z.number().meta({ description: 'Games behind the ratings' }),
    clubs: z.array(Club).meta({ description: 'The likeliest champion first' }),
    asOf: Instant,
  })
  .meta({ id: 'LeagueFutures' });
