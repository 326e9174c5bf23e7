import { z } from 'zod';
import { type BetDetail, eachDetail } from '../../bet-details.ts';
import { PARLAY_BET_TYPES, TRACKED_BET_TYPES } from '../../bet-types.ts';
import { BET_SPORTS } from '../../sports.ts';
import { AmericanOdds, Instant, StakeDollars } from '../../terms.ts';
import { joinWords } from '../../words/join-words.ts';
import { AnySelectionSchema, ContestSelectionSchema } from './selections.ts';

/** Spellings that are read as a place of so many, or as a head to head. */
const OLD_BET_TYPES = ['top5', 'top10', 'top20', 'matchup'] as const;
const GameLabel = z
  .string({ error: 'Say which game the bet is on.' })
  .trim()
  .min(1, 'Say which game the bet is on.')
  .max(120, 'At most 120 characters.');
export const SelectionText = z
  .string({ error: 'Say what you bet on.' })
  .trim()
  .min(1, 'Say what you bet on.')
  .max(160, 'At most 160 characters.');
export const detailText = ({ maxLength }: BetDetail) => z.string().trim().max(maxLength, `At most ${maxLength} characters.`);

export const NewBet = z.object({
  gameId: GameLabel.meta({ description: "A game's id, a tournament's, or its name: away @ home, or the tournament's" }),
  betType: z.enum([...TRACKED_BET_TYPES, 'future', ...OLD_BET_TYPES], { error: 'Choose a bet type from the list.' }),
  selection: SelectionText,
  odds: AmericanOdds,
  stake: StakeDollars,
  potentialWin: z
    .union([z.number(), z.string().max(40)])
    .optional()
    .meta({ description: 'Compared and otherwise ignored: the server computes it' }),
  pick: AnySelectionSchema.nullable()
    .optional()
    .meta({ description: "What the bet is on; without it the text is read, and null leaves the result to the bet's owner" }),
  sport: z
    .enum(BET_SPORTS, { error: `Choose ${joinWords(BET_SPORTS, 'or')}.` })
    .optional()
    .meta({ description: 'For a game that only a name is given of' }),
  ...eachDetail((_name, detail) => detailText(detail).optional()),
  pitcherRule: z.enum(['action', 'listed']).default('action'),
  placedAt: Instant.optional().meta({ description: 'When it was placed at the book; now unless given, never in the future' }),
});

/** A bet on a game or a tournament. */
export const NewContestBet = NewBet.extend({
  betType: z.enum([...TRACKED_BET_TYPES, ...OLD_BET_TYPES], { error: 'Choose a bet type from the list.' }),
  pick: ContestSelectionSchema.nullable().optional(),
});

export const MOST_LEGS = 20;
const NewLeg = NewContestBet.pick({ gameId: true, betType: true, selection: true, pick: true, sport: true }).extend({
  odds: AmericanOdds.optional().meta({ description: 'Its own price, where the ticket prints one' }),
});

/** A parlay, teaser or round robin with the terms that its book gave. */
export const NewParlay = z.object({
  kind: z.enum(PARLAY_BET_TYPES, { error: 'Choose parlay, teaser or round robin.' }),
  legs: z.array(NewLeg).min(2, 'Add at least two legs.').max(MOST_LEGS, `At most ${MOST_LEGS} legs.`),
  odds: AmericanOdds.optional().meta({ description: "The ticket's own price; without it the legs' prices multiplied" }),
  stake: StakeDollars.meta({ description: 'In dollars; of a round robin for each of its parlays' }),
  sizes: z
    .array(z.number().int().min(2, 'At least two legs in each parlay.').max(8, 'At most eight legs in each parlay.'))
    .min(1, 'Choose how many legs each parlay has.')
    .max(7)
    .optional()
    .meta({ description: 'Of a round robin: how many legs each of its parlays has' }),
  teaserPoints: z
    .number()
    .min(0.5)
    .max(20)
    .multipleOf(0.5)
    .optional()
    .meta({ description: 'Of a teaser bought at the usual table: what it moves each number by. A dropped leg is then paid by that table' }),
  boostPercent: z
    .number()
    .int()
    .min(1, 'A boost is at least 1%.')
    .max(300, 'A boost is at most 300%.')
    .optional()
    .meta({ description: 'What the book adds to winnings' }),
  isFreeBet: z.boolean().default(false).meta({ description: "Staked with the book's money: only winnings are paid" }),
  ...eachDetail((_name, detail) => detailText(detail).optional()),
  placedAt: Instant.optional().meta({ description: 'When it was placed at the book; now unless given, never in the future' }),
});
