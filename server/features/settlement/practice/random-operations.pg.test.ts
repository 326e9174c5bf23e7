import { describe, expect, test } from 'vitest';
import { withPostgres } from '../../../testing/index.ts';
import { runProgram } from '../../../testing/run-program.ts';
import { httpCounter, verbCounter } from './testing/counters.ts';
import { playRandomly } from './testing/random-play.ts';

/** PRACTICE_SEEDS=20 PRACTICE_OPERATIONS=10000 is the full run. */
const SEEDS = Number(process.env.PRACTICE_SEEDS ?? 2);
const OPERATIONS = Number(process.env.PRACTICE_OPERATIONS ?? 1000);
const FIRST_SEED = Number(process.env.PRACTICE_FIRST_SEED ?? 1);
/** For the servers in processes of their own. */
const HTTP_SEEDS = Number(process.env.PRACTICE_HTTP_SEEDS ?? 1);
const PATIENCE_MS = 60_000 + 200 * OPERATIONS;

const seeds = (count: number): number[] => Array.from({ length: count }, (_, at) => FIRST_SEED + at);
const PROGRAM = 'server/features/settlement/practice/testing/serve-practice.ts';

describe('random operations, fifty in flight', () => {
  test.each(seeds(SEEDS))('seed %i loses and makes no cent', { timeout: PATIENCE_MS }, async (seed) => {
    await withPostgres({}, async (ctx, world) => {
      expect(await playRandomly(ctx, world, verbCounter(world), seed, OPERATIONS)).toBeGreaterThan(OPERATIONS / 20);
    });
  });

  test.each(seeds(HTTP_SEEDS))('seed %i neither, by two servers and a settler, each a process', { timeout: PATIENCE_MS }, async (seed) => {
    await withPostgres({}, async (ctx, world) => {
      const programs = [0, 1].map(() => runProgram(PROGRAM, [world.container.database.url!]));
      try {
        const lines = await Promise.all(programs.map(({ line }) => line(/^ready at /)));
        const urls = lines.map((line) => line.replace('ready at ', '').trim());
        expect(new Set(urls).size).toBe(2);
        expect(await playRandomly(ctx, world, httpCounter(ctx, urls), seed, OPERATIONS)).toBeGreaterThan(OPERATIONS / 20);
      } finally {
        for (const { kill } of programs) kill('SIGKILL');
        await Promise.all(programs.map(({ ended }) => ended));
      }
    });
  });
});
