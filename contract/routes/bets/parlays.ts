import { z } from 'zod';
import { MOST_PROP_LEGS, PARLAY_STAKE, PROP_PARLAY_STAKE } from '../../parlay-limits.ts';
import { defineRoutes } from '../../route.ts';
import { SelectionSchema } from '../../shapes/bets/selections.ts';
import { BuilderProp, ParlayOpportunity, ParlayQuote, SavedParlay } from '../../shapes/parlay.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { AmericanOdds, Ok, SlateDate, StakeDollars, Uuid } from '../../terms.ts';
import { MOST_LEGS, NewLeg } from '../practice/practice.ts';

const between = ({ least, most }: { least: number; most: number }) =>
  StakeDollars.refine((stake) => stake >= least && stake <= most, `A stake is between $${least} and $${most}.`);
const SportDay = z.object({
  date: SlateDate.optional(),
  sport: z.enum(GAME_SPORTS).optional().meta({ description: 'Whose games and players; baseball’s where it is left out' }),
});
const Words = z.string().trim().min(1).max(80);

/** A leg that says what it is, not only how it reads. */
const Leg = NewLeg.extend({ pick: SelectionSchema });

const PropChoice = z.object({
  propId: z.string().trim().min(1).max(160),
  selection: z.enum(['over', 'under'], { error: 'Choose over or under.' }),
  odds: AmericanOdds.meta({ description: 'The price seen; a worse one now answers 409 PRICE_MOVED' }),
  playerName: Words,
  propType: Words.optional(),
  line: z.number().optional(),
  team: z.string().max(10).optional(),
});

export const parlayRoutes = defineRoutes({
  'GET /api/parlay-opportunities': {
    id: 'listParlayOpportunities',
    summary:
      'What can be a leg on a sport’s day: every side of its board that has a forecast and the props that are worth their price, by expected value',
    access: 'parlays',
    query: SportDay,
    response: z.array(ParlayOpportunity),
  },
  'GET /api/player-props': {
    id: 'listBuilderProps',
    summary: "A day's player props at their best prices with what they are worth",
    access: 'parlays',
    query: SportDay,
    response: z.array(BuilderProp),
  },
  'POST /api/parlays/quote': {
    id: 'quoteParlay',
    summary: 'Price, joint and independent probability, true cost and what-ifs of any legs; places nothing',
    access: 'parlays',
    perMinute: 240,
    body: z.object({
      legs: z.array(Leg).min(1, 'Add a leg.').max(MOST_LEGS, `At most ${MOST_LEGS} legs.`),
      stake: StakeDollars.optional(),
    }),
    response: ParlayQuote,
  },
  'POST /api/parlays': {
    id: 'saveParlay',
    summary: 'Save a parlay to follow; idempotent by Idempotency-Key',
    access: 'parlays',
    asksAge: true,
    perMinute: 60,
    body: z.object({
      legs: z.array(Leg).min(2, 'A parlay has at least two legs.').max(MOST_LEGS, `A parlay has at most ${MOST_LEGS} legs.`),
      stake: between(PARLAY_STAKE),
    }),
    status: 201,
    response: SavedParlay,
  },
  'POST /api/player-prop-parlays': {
    id: 'savePropParlay',
    summary: 'Save a parlay of player props to follow; idempotent by Idempotency-Key',
    access: 'parlays',
    asksAge: true,
    perMinute: 60,
    body: z.object({
      selections: z
        .array(PropChoice)
        .min(1, 'Add a prop first.')
        .max(MOST_PROP_LEGS, `You can add up to ${MOST_PROP_LEGS} props per parlay`),
      analysis: z.unknown().optional().meta({ description: 'Ignored: the server computes it' }),
      stake: between(PROP_PARLAY_STAKE),
      potentialPayout: z
        .union([z.number(), z.string().max(40)])
        .optional()
        .meta({ description: 'Ignored: the server computes it' }),
    }),
    status: 201,
    response: SavedParlay,
  },
  'GET /api/my-parlays': {
    id: 'listMyParlays',
    summary: "One's own saved parlays with how they ended, newest first",
    access: 'parlays',
    response: z.array(SavedParlay),
  },
  'DELETE /api/my-parlays/:parlayId': {
    id: 'deleteMyParlay',
    summary: 'Take a saved parlay off the list',
    access: 'parlays',
    params: z.object({ parlayId: Uuid }),
    response: Ok,
  },
});
