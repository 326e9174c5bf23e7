import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { LEAGUE_RATES } from '@clearedge/quant/sports/baseball/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../platform/place.ts';
import { memoryLog } from '../testing/index.ts';
import { openSimulator } from './open-simulator.ts';

const { simulator, close } = openSimulator(memoryLog());
beforeAll(() => {
  execFileSync(process.execPath, [join(repositoryRoot, 'tools', 'build.mjs'), '--threads', 'simulation-thread']);
});
afterAll(close);

const side = (team: string) => ({
  batters: Array.from({ length: 9 }, (_, place) => ({ playerId: `${team}-${place}`, rates: LEAGUE_RATES, bats: 'R' as const })),
  starter: { playerId: `${team}-starter`, rates: LEAGUE_RATES, throws: 'R' as const, pitchBudget: 90 },
  bullpen: LEAGUE_RATES,
});
const inputs = { away: side('NYY'), home: side('BOS') };

test('a simulation on the thread repeats for its seed and differs for another', async () => {
  const [first, again, other] = await Promise.all([
    simulator.simulate(inputs, { games: 500, seed: 7 }),
    simulator.simulate(inputs, { games: 500, seed: 7 }),
    simulator.simulate(inputs, { games: 500, seed: 8 }),
  ]);
  expect(first).toMatchObject({ games: 500, isComplete: true });
  expect(again.histograms).toEqual(first.histograms);
  expect(other.histograms).not.toEqual(first.histograms);
});

test('one that is aborted ends with what has been played', async () => {
  const control = new AbortController();
  const running = simulator.simulate(inputs, { games: 10_000_000, seed: 7, signal: control.signal });
  control.abort();
  const { games, isComplete } = await running;
  expect(isComplete).toBe(false);
  expect(games).toBeLessThan(10_000_000);
});

test('impossible inputs are refused, and the thread goes on', async () => {
  await expect(simulator.simulate(inputs, { games: -1, seed: 7 })).rejects.toMatchObject({ name: 'RangeError' });
  expect((await simulator.simulate(inputs, { games: 1, seed: 7 })).games).toBe(1);
});

test('a thread without work ends, and the next simulation has one again', async () => {
  let ring = (): void => undefined;
  const timers = {
    nowMs: () => 0,
    after: (_delayMs: number, work: () => void) => {
      ring = work;
      return () => undefined;
    },
  };
  const own = openSimulator(memoryLog(), timers);
  const played = async (): Promise<unknown> => (await own.simulator.simulate(inputs, { games: 50, seed: 7 })).histograms;
  const before = await played();
  ring();
  expect(await played()).toEqual(before);
  await own.close();
});
