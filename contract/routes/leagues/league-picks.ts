import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { LEAGUE_SPORTS, type LeagueSport, type PickSport, sportOf } from '../../sports.ts';
import { GameId, Instant, SlateDate } from '../../terms.ts';
import { pickBase } from '../picks/pick-base.ts';

/** A league whose picks are published. */
export type PickLeague = LeagueSport & PickSport;
export const PICK_LEAGUES = LEAGUE_SPORTS.filter((key): key is PickLeague => sportOf(key).hasPicks) as [PickLeague, ...PickLeague[]];

const InLeague = z.object({ league: z.enum(PICK_LEAGUES, { error: 'There are no picks of this league.' }) });
const Day = z.object({ date: SlateDate.optional() });
const Mark = z.enum(['win', 'loss', 'push']);

/** A published opinion on a side of a league's game; `result` is null while it is pending. */
export const LeaguePick = z
  .object({
    ...pickBase,
    gameId: GameId,
    game: z.object({ awayTeam: z.string(), homeTeam: z.string(), gameTime: Instant }),
    gameTime: Instant,
    bookCount: z.number(),
    confidence: z
      .number()
      .meta({ description: 'That the price is on our side if the stated uncertainty is right, in percent; not a chance of winning' }),
    marketProbability: z.number(),
    result: z.enum(['win', 'loss', 'push', 'void']).nullable().meta({ description: 'The official result; null while it is pending' }),
    myResult: Mark.nullable().meta({ description: "The reader's own mark" }),
  })
  .meta({ id: 'LeaguePick' });

const Counted = z.object({ picks: z.number(), wins: z.number(), losses: z.number(), pushes: z.number(), units: z.number() });

export const LeaguePickDay = z
  .object({
    date: SlateDate,
    hasSource: z.boolean().meta({ description: 'Whether the data in use tells of the league at all' }),
    published: z.number(),
    shown: z.number().meta({ description: 'How many of them this reader gets' }),
    games: z.number().meta({ description: 'Games of the day' }),
    openGames: z.number().meta({ description: 'Of them, how many can still be bet on' }),
    previousOn: SlateDate.nullable().meta({ description: 'The day before with games' }),
    nextOn: SlateDate.nullable().meta({ description: 'The next day with games' }),
    record: Counted.meta({ description: 'Every settled pick of the league so far' }),
    leastEv: z.number().meta({ description: 'Expected value per unit that a pick has at least' }),
    model: z.object({
      version: z.string(),
      weight: z
        .number()
        .meta({
          description: "The model's share beside the market where plays on it kept their claims, 0 to 1; 0 where they did in no market",
        }),
      ratedGames: z.number(),
    }),
    judgedPlays: z.number().meta({ description: 'Past plays at such prices whose claims were held against the close' }),
    publishes: z
      .array(z.enum(['moneyline', 'spread', 'total']))
      .meta({ description: 'Markets in which past plays kept their claims, so that picks may be published' }),
  })
  .meta({ id: 'LeaguePickDay' });

export const leaguePickRoutes = defineRoutes({
  'GET /api/:league/daily-picks': {
    id: 'listLeaguePicks',
    summary: `A league's picks of a day; the first three without ${lowestTierName('picks')}`,
    access: 'visitor',
    params: InLeague,
    query: Day,
    response: z.array(LeaguePick),
  },
  'GET /api/:league/daily-picks/day': {
    id: 'getLeaguePickDay',
    summary: "What everyone may see of a day of a league's picks: how many, the games, the days around it, the record so far",
    access: 'visitor',
    params: InLeague,
    query: Day,
    response: LeaguePickDay,
  },
});
