import { isThreeWay, PERIODS, PROP_KINDS } from '@clearedge/quant/grading';
import { z } from 'zod';
import { type LinedMarket, maxLineOf } from '../../sports.ts';

/** More games no club of any league plays in a regular season. */
const MOST_WINS = 199.5;
const HALVES = 'Lines move in halves.';
/** A line in halves that some sport could have; which sport it is decides further (`lineFault`). */
const Line = (market: LinedMarket, least: number) => z.number().min(least).max(maxLineOf(market)).multipleOf(0.5, HALVES);
const Period = z.enum(PERIODS).default('full');

const PlayerId = z.string().min(1).max(80);

/** A selection on a game of two teams that the product can grade. Without it the selection's text is read, and if that says nothing gradable the owner resolves the bet. */
export const SelectionSchema = z.discriminatedUnion('market', [
  z
    .object({ market: z.literal('moneyline'), period: Period, side: z.enum(['away', 'home', 'draw']) })
    .refine(({ period, side }) => side !== 'draw' || isThreeWay(period), {
      path: ['side'],
      error: 'Only regulation has a draw as a side.',
    }),
  z.object({ market: z.literal('spread'), period: Period, side: z.enum(['away', 'home']), line: Line('spread', -maxLineOf('spread')) }),
  z.object({
    market: z.literal('total'),
    period: Period,
    side: z.enum(['over', 'under']),
    line: Line('total', 0),
    team: z.enum(['away', 'home']).optional(),
  }),
  z.object({
    market: z.literal('prop'),
    playerId: PlayerId,
    prop: z.enum(PROP_KINDS),
    side: z.enum(['over', 'under']),
    line: Line('prop', 0),
  }),
]);

export const GolfSelectionSchema = z.discriminatedUnion('market', [
  z.object({ market: z.literal('outright'), playerId: PlayerId }),
  z.object({ market: z.literal('place'), playerId: PlayerId, places: z.literal([5, 10, 20]) }),
  z.object({ market: z.literal('make_cut'), playerId: PlayerId, side: z.enum(['yes', 'no']) }),
  z.object({ market: z.literal('head_to_head'), playerId: PlayerId, opponentId: PlayerId }),
]);
const onClub = {
  market: z.literal('future'),
  season: z.number().int().min(2000).max(2100).meta({ description: "As the league's futures name it" }),
  team: z.string().min(1).max(8),
};
/** A bet on a club's season. */
const FutureSelectionSchema = z.discriminatedUnion('future', [
  z.object({ ...onClub, future: z.literal('champion') }),
  z.object({ ...onClub, future: z.literal('division') }),
  z.object({
    ...onClub,
    future: z.literal('wins'),
    side: z.enum(['over', 'under']),
    line: z.number().min(0.5).max(MOST_WINS).multipleOf(0.5, HALVES),
  }),
]);
/** What a bet on a game or a tournament is on; a leg is always that. */
export const ContestSelectionSchema = z.union([SelectionSchema, GolfSelectionSchema]);
/** What a bet is on, in any sport. */
export const AnySelectionSchema = z.union([SelectionSchema, GolfSelectionSchema, FutureSelectionSchema]);
