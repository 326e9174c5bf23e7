import { z } from 'zod';
import { Instant } from '../terms.ts';
import { BandRecord, FavoredSide, ValuePlay } from './analysis.ts';

const noConfidence = z
  .enum(['one_book', 'no_results'])
  .optional()
  .meta({
    description:
      'Why the confidence says nothing: one book alone prices the game, or the model has no results of its teams; absent: it does',
  });

export const LockedSummary = z
  .object({ confidence: z.number(), valuePlayCount: z.number(), locked: z.literal(true), noConfidence })
  .meta({ id: 'LockedSummary' });

export const OpenSummary = z
  .object({
    summary: z.string(),
    confidence: z.number(),
    band: BandRecord,
    favored: FavoredSide,
    analyzedAt: Instant,
    valuePlays: z.array(ValuePlay),
    noConfidence,
  })
  .meta({ id: 'OpenSummary' });

/** What a tier may see of the model's view; without pro only the confidence and the number of value plays. */
export const AiSummary = z.union([LockedSummary, OpenSummary]);
