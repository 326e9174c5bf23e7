import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { GameId, SlateDate } from '../../terms.ts';

const Team = z.object({ code: z.string(), name: z.string() });

/** A final, with the stage it was played in where the sport names its stages. */
const PastGame = z
  .object({
    gameId: GameId,
    slateOn: SlateDate,
    stage: z.string().nullable(),
    away: Team,
    home: Team,
    awayScore: z.number(),
    homeScore: z.number(),
  })
  .meta({ id: 'OffSeasonGame' });

const Review = z
  .object({
    picks: z.number(),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    units: z.number(),
    claimedEv: z.number().nullable().meta({ description: 'Mean EV that was claimed, 0.02 being 2%' }),
    clv: z.number().nullable().meta({ description: 'Mean closing line value of the picks with a close' }),
    clvPicks: z.number().meta({ description: 'Picks with a close' }),
  })
  .meta({ id: 'OffSeasonReview' });

export const OffSeason = z
  .object({
    asOf: z.iso.datetime(),
    isOff: z.boolean().meta({ description: 'Whether the season is over, or has not begun' }),
    season: z.number().nullable().meta({ description: 'The last season that is stored' }),
    next: z
      .object({ gameId: GameId, startsAt: z.iso.datetime(), isTentative: z.boolean(), away: Team, home: Team })
      .nullable()
      .meta({ description: 'The first game of the next season; null while no schedule has it' }),
    usualStart: z.string().nullable().meta({ description: 'When seasons usually begin: "early September"' }),
    champion: Team.nullable().meta({ description: 'Null where the last final decided no season' }),
    last: PastGame.nullable(),
    review: z
      .object({ total: Review, months: z.array(Review.extend({ month: z.string() })), isSimulated: z.boolean() })
      .nullable()
      .meta({ description: 'Graded picks of that season by month; null without one' }),
    onThisDay: z
      .object({ on: SlateDate, games: z.array(PastGame) })
      .nullable()
      .meta({ description: 'Finals of the same date a year ago' }),
  })
  .meta({ id: 'OffSeason' });

export const offSeasonRoutes = defineRoutes({
  'GET /api/off-season/:sport': {
    id: 'getOffSeason',
    summary: 'Between two seasons of a sport: when the next begins, how the last ended, and how our picks did',
    access: 'visitor',
    params: z.object({ sport: z.enum(GAME_SPORTS, { error: 'There is no such sport of games.' }) }),
    response: OffSeason,
  },
});
