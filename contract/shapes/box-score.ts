import { z } from 'zod';
import { Instant } from '../terms.ts';
import { LineScore } from './line-score.ts';

/** Null where the source leaves a figure out: unknown is never zero. */
const Figure = z.number().nullable();
const BatterLine = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  battingOrder: z.number(),
  isStarter: z.boolean(),
  atBats: Figure,
  runs: Figure,
  hits: Figure,
  doubles: Figure,
  triples: Figure,
  homeRuns: Figure,
  runsBattedIn: Figure,
  walks: Figure,
  strikeouts: Figure,
  stolenBases: Figure,
  totalBases: Figure,
});
const PitcherLine = z.object({
  playerId: z.string(),
  name: z.string(),
  isStarter: z.boolean(),
  outs: Figure,
  hits: Figure,
  runs: Figure,
  earnedRuns: Figure,
  walks: Figure,
  strikeouts: Figure,
  homeRuns: Figure,
  pitches: Figure,
  decision: z.enum(['W', 'L', 'S']).nullable(),
});
const BoxSide = z.object({ batters: z.array(BatterLine), pitchers: z.array(PitcherLine) });
export const BoxScore = z
  .object({ gameId: z.string(), away: BoxSide, home: BoxSide, lineScore: LineScore.nullable(), asOf: Instant })
  .meta({ id: 'BoxScore' });
