import { expect, test } from 'vitest';
import { withTestCtx } from '../testing/index.ts';
import { fetchFrom } from './ask-source.ts';

const failing = (message: string) => () => Promise.reject(new Error(message));

test('a repeated failure is logged once, then summed up every ten minutes, whatever the game', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const lines = (): string[] => world.logged.filter(({ level }) => level === 'warn').map(({ message }) => message);
    for (let second = 0; second < 600; second += 20) {
      expect(await fetchFrom(ctx, `props of 20260711_NYY@BOS${second}`, failing(`HTTP 503 after ${second} ms`))).toBeNull();
      world.clock.advanceMinutes(1 / 3);
    }
    expect(lines()).toEqual(['a source did not answer']);
    await fetchFrom(ctx, 'props of 20260711_DET@CLE', failing('HTTP 503 after 1 ms'));
    expect(lines().slice(1)).toEqual(['same failure 30 times in 10 min']);
    expect(world.logged.at(-1)!.fields).toMatchObject({ repeated: 30, minutes: 10, source: 'props of 20260711_DET@CLE' });
    await fetchFrom(ctx, 'props of 20260711_DET@CLE', failing('HTTP 503 after 1 ms'));
    expect(lines()).toHaveLength(2);
  });
});

test('another source, another failure and a failure after a quiet time are lines of their own; an answer is none', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const count = (): number => world.logged.filter(({ message }) => message === 'a source did not answer').length;
    await fetchFrom(ctx, 'props of A1', failing('down'));
    await fetchFrom(ctx, 'weather of A1', failing('down'));
    await fetchFrom(ctx, 'props of A1', failing('wrong shape'));
    expect(await fetchFrom(ctx, 'props of A1', () => Promise.resolve(7))).toBe(7);
    expect(count()).toBe(3);
    world.clock.advanceMinutes(11);
    await fetchFrom(ctx, 'props of A1', failing('down'));
    expect(count()).toBe(4);
  });
});
