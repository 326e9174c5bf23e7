import { z } from 'zod';
import { LeaguePick } from '../leagues/league-picks.ts';
import { DailyPick } from './picks.ts';

/** A published pick of any sport; a new sport with picks adds its answer here. */
export const AnyPick = z.union([DailyPick, LeaguePick]);
export type AnyPick = z.infer<typeof AnyPick>;
