import { isThreeWay, PERIODS, PROP_KINDS } from '@clearedge/quant/grading';
import { z } from 'zod';
import { type LinedMarket, maxLineOf } from '../../sports.ts';

/** Of a game of two teams. */
export const BET_TYPES = ['moneyline', 'spread', 'total', 'prop'] as const;
/** Of a golf tournament; a place pays 5, 10 or 20 of them. */
export const GOLF_BET_TYPES = ['outright', 'place', 'make_cut', 'head_to_head'] as const;
/** Every kind of bet that can be tracked. */
export const TRACKED_BET_TYPES = [...BET_TYPES, ...GOLF_BET_TYPES] as const;
/** Bets of several legs, as a book prints them on one ticket. */
export const PARLAY_BET_TYPES = ['parlay', 'teaser', 'round_robin'] as const;
export const LISTED_BET_TYPES = [...TRACKED_BET_TYPES, ...PARLAY_BET_TYPES] as const;
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
/** What a bet is on, in any sport. */
export const AnySelectionSchema = z.union([SelectionSchema, GolfSelectionSchema]);
