import { z } from 'zod';

/** A count on the wire: a whole number of at least 0. Anything else is unknown; it costs no other field of its row. */
export const Count = z.number().int().min(0).nullish().catch(null);
