import { z } from 'zod';
import { CARD_GAMES, MISSED_PENALTY_MOST } from '../../competition.ts';
import { defineRoutes } from '../../route.ts';
import { SlateDate, Uuid } from '../../terms.ts';
import { GroupGame } from './group-shapes.ts';

const GAMES_ERROR = `A card has from ${CARD_GAMES.least} to ${CARD_GAMES.most} games.`;
const PENALTY_ERROR = `A missed pick costs from 0 to ${MISSED_PENALTY_MOST} points.`;

export const PickemRules = z
  .object({
    cardDay: z.number().int().min(1).max(7).meta({ description: 'Day of the card: 1 for Monday to 7 for Sunday' }),
    cardGames: z
      .number(GAMES_ERROR)
      .int(GAMES_ERROR)
      .min(CARD_GAMES.least, GAMES_ERROR)
      .max(CARD_GAMES.most, GAMES_ERROR)
      .meta({ description: 'How many games of that day, the first to start' }),
    hasWeights: z
      .boolean()
      .meta({ description: 'Each pick carries one of the numbers from 1 to the games on the card, each used once; else 1' }),
    missedPenalty: z.number(PENALTY_ERROR).int(PENALTY_ERROR).min(0, PENALTY_ERROR).max(MISSED_PENALTY_MOST, PENALTY_ERROR),
    dropsWorst: z.boolean().meta({ description: 'The worst finished week of each member does not count, from two on' }),
  })
  .meta({ id: 'PickemRules' });

const who = { rank: z.number(), username: z.string(), isYou: z.boolean(), isSimulated: z.boolean(), points: z.number() };

export const Pickem = z
  .object({
    weekOn: SlateDate,
    isCurrent: z.boolean(),
    rules: PickemRules.nullable().meta({ description: 'In force in this week; null where the group plays no card' }),
    next: z
      .object({ from: SlateDate, rules: PickemRules.nullable() })
      .nullable()
      .meta({ description: 'What was decided for a later week' }),
    card: z
      .object({
        date: SlateDate,
        isFixed: z.boolean().meta({ description: 'The first pick fixes the games' }),
        lastGameId: z.string().meta({ description: 'Its total runs break ties' }),
        games: z.array(GroupGame),
      })
      .nullable(),
    standings: z.array(
      z.object({ ...who, right: z.number(), wrong: z.number(), missed: z.number(), pending: z.number(), runsGuess: z.number().nullable() }),
    ),
    season: z.array(
      z.object({
        ...who,
        weeks: z.number(),
        dropped: z.number().nullable().meta({ description: 'Points of the week that does not count' }),
      }),
    ),
  })
  .meta({ id: 'Pickem' });

const ById = z.object({ groupId: Uuid });

export const pickemRoutes = defineRoutes({
  'GET /api/groups/:groupId/pickem': {
    id: 'getGroupPickem',
    summary: "A week's card of the group with the rules in force, the picks that may be seen, and the standings of the week and the year",
    access: 'member',
    params: ById,
    query: z.object({ week: SlateDate.optional().meta({ description: 'Any day of the week; this week when absent' }) }),
    response: Pickem,
  },
  'PUT /api/groups/:groupId/rules': {
    id: 'setGroupRules',
    summary:
      "Decide the rules of the group's card; its admin alone. They hold from the first week whose card has no pick and has not begun",
    access: 'member',
    perMinute: 30,
    params: ById,
    body: z.object({ rules: PickemRules.nullable() }),
    response: z.object({ from: SlateDate }),
  },
});
