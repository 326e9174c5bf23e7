import { z } from 'zod';
import { Instant } from '../terms.ts';
import { LineScore } from './line-score.ts';

const BatterLine = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  battingOrder: z.number(),
  isStarter: z.boolean(),
  atBats: z.number(),
  runs: z.number(),
  hits: z.number(),
  doubles: z.number(),
  triples: z.number(),
  homeRuns: z.number(),
  runsBattedIn: z.number(),
  walks: z.number(),
  strikeouts: z.number(),
  stolenBases: z.number(),
  totalBases: z.number(),
});
const PitcherLine = z.object({
  playerId: z.string(),
  name: z.string(),
  isStarter: z.boolean(),
  outs: z.number(),
  hits: z.number(),
  runs: z.number(),
  earnedRuns: z.number(),
  walks: z.number(),
  strikeouts: z.number(),
  homeRuns: z.number(),
  pitches: z.number(),
  decision: z.enum(['W', 'L', 'S']).nullable(),
});
const BoxSide = z.object({ batters: z.array(BatterLine), pitchers: z.array(PitcherLine) });
export const BoxScore = z
  .object({ gameId: z.string(), away: BoxSide, home: BoxSide, lineScore: LineScore.nullable(), asOf: Instant })
  .meta({ id: 'BoxScore' });
