import { z } from 'zod';

/** Three times the most that a club has ever scored, or won in a season, in any sport here. */
const MOST = 500;

/** A count on the wire: a whole number of 0 to 500. Anything else is unknown; it costs no other field of its row. */
export const Count = z.number().int().min(0).max(MOST).nullish().catch(null);
