import { z } from 'zod';
import { Instant, Money } from '../../terms.ts';

export const BET_RESULTS = ['win', 'loss', 'push', 'void'] as const;

const GolfEvidence = z.object({
  holesCompleted: z.number(),
  players: z.array(
    z.object({
      playerId: z.string(),
      name: z.string(),
      teedOff: z.boolean(),
      withdrew: z.boolean(),
      madeCut: z.boolean().nullable(),
      position: z.number().nullable(),
      tied: z.number(),
      strokes: z.number().nullable(),
    }),
  ),
});

/** How a bet was graded: the rule, the evidence of its sport, the arithmetic and every posting. */
export const Receipt = z
  .object({
    receiptNumber: z.string(),
    grade: z.enum(BET_RESULTS),
    rule: z.string(),
    ruleTitle: z.string(),
    ruleText: z.string(),
    ruleVersion: z.string(),
    formula: z.string(),
    finalScore: z.object({ away: z.number(), home: z.number() }).nullable(),
    innings: z.number().nullable(),
    minutes: z.number().nullable().meta({ description: 'Of a football game; more than 60 with overtime' }),
    resultSources: z.string().nullable().meta({ description: 'Who told the final and who confirmed it; null where one source is asked' }),
    golf: GolfEvidence.nullable(),
    deadHeat: z
      .object({ rank: z.number(), tied: z.number(), places: z.number(), placesLeft: z.number(), losesMoney: z.boolean() })
      .nullable()
      .meta({ description: 'Of a win that pays only a share of the stake; it can return less than the stake' }),
    stake: Money,
    profit: Money,
    payout: Money,
    payoutFormula: z.string(),
    settledAt: Instant,
    gradedBy: z.string(),
    postings: z.array(
      z.object({
        kind: z.enum(['grade', 'reversal']),
        grade: z.enum(BET_RESULTS),
        profit: Money,
        at: Instant,
        rule: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    closingOdds: z.number().nullable(),
    closingNote: z.string().nullable(),
    mayDispute: z.boolean().meta({ description: 'The selection was read from text, and its owner has not objected yet' }),
    dispute: z
      .object({
        typed: z.string(),
        readAs: z.string(),
        ownerReadAs: z.string().nullable().meta({ description: 'How its owner reads the text; null where not given' }),
        grade: z.enum(BET_RESULTS).meta({ description: 'The grade that was disputed' }),
        reason: z.string(),
        at: Instant,
        decision: z.enum(['upheld', 'regraded']).nullable(),
        decisionReason: z.string().nullable(),
        decidedAt: Instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Receipt' });
