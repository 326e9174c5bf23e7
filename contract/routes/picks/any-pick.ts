import type { z } from 'zod';
import type { FootballPick } from '../football/picks.ts';
import type { DailyPick } from './picks.ts';

/** A published pick of any sport; a new sport with picks adds its answer here. */
export type AnyPick = z.infer<typeof DailyPick> | z.infer<typeof FootballPick>;
