import { z } from 'zod';
import { Instant } from '../terms.ts';
import { BandRecord, FavouredSide, ValuePlay } from './analysis.ts';

export const LockedSummary = z
  .object({ confidence: z.number(), valuePlayCount: z.number(), locked: z.literal(true) })
  .meta({ id: 'LockedSummary' });

export const OpenSummary = z
  .object({
    summary: z.string(),
    confidence: z.number(),
    band: BandRecord,
    favoured: FavouredSide,
    analyzedAt: Instant,
    valuePlays: z.array(ValuePlay),
  })
  .meta({ id: 'OpenSummary' });

/** What a tier may see of the model's view; without pro only the confidence and the number of value plays. */
export const AiSummary = z.union([LockedSummary, OpenSummary]);
