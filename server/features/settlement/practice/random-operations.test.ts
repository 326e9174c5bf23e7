import { expect, test } from 'vitest';
import { withTestCtx } from '../../../testing/index.ts';
import { verbCounter } from './testing/counters.ts';
import { playRandomly } from './testing/random-play.ts';

/** PRACTICE_SEEDS=20 PRACTICE_OPERATIONS=10000 is the full run. */
const SEEDS = Number(process.env.PRACTICE_SEEDS ?? 1);
const OPERATIONS = Number(process.env.PRACTICE_OPERATIONS ?? 200);
const FIRST_SEED = Number(process.env.PRACTICE_FIRST_SEED ?? 1);

test.each(Array.from({ length: SEEDS }, (_, at) => FIRST_SEED + at))(
  'on the embedded database seed %i loses and makes no cent',
  { timeout: 60_000 + 200 * OPERATIONS },
  async (seed) => {
    await withTestCtx({}, async (ctx, world) => {
      expect(world.container.database.kind).toBe('embedded');
      expect(await playRandomly(ctx, world, verbCounter(world), seed, OPERATIONS)).toBeGreaterThan(OPERATIONS / 20);
    });
  },
);
