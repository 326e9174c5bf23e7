import { z } from 'zod';
import { PLACES } from '../places.ts';

export const INDEX_FILE = 'index.jsonl';
export const BODIES_FOLDER = 'bodies';

/** A line of a recording's index: one answer. The body lies beside, gzipped, named by its content: the same answer twice is one file. */
export const Recorded = z.object({
  place: z.enum(PLACES),
  at: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  method: z.string(),
  /** Path and query, keys removed. */
  asked: z.string(),
  /** What was sent along, as a fingerprint only; null for a plain question. */
  sent: z.string().nullable(),
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  /** `bodies/1f….gz`, or a plain file of somebody's own hand. */
  body: z.string().regex(/^bodies\/[\w-][\w.-]*$/),
});
export type Recorded = z.output<typeof Recorded>;
