import { z } from 'zod';
import { FootballPick } from '../football/picks.ts';
import { DailyPick } from './picks.ts';

/** A published pick of any sport; a new sport with picks adds its answer here. */
export const AnyPick = z.union([DailyPick, FootballPick]);
export type AnyPick = z.infer<typeof AnyPick>;
