import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { fakeTimers, memoryLog } from '../testing/index.ts';
import { repositoryRoot } from './place.ts';
import { openSourceThread } from './threads.ts';

interface Sample {
  source: { kind: string; label: string };
  events: {
    dayAfter: (day: Date) => Promise<Date>;
    fail: () => Promise<never>;
    crash: () => Promise<never>;
    missing?: () => Promise<never>;
  };
  league: { games: { count: () => Promise<number> }; prices: { count: () => Promise<number> } };
  absent: null;
}

const folder = join(repositoryRoot, '.tmp', 'sample-source');
const entry = pathToFileURL(join(folder, 'sample-source.js'));
beforeAll(() => {
  const call = `(await import('./tools/lib/bundle.mjs')).bundle({ 'sample-source': 'server/testing/programs/sample-source.ts' }, ${JSON.stringify(folder)})`;
  execFileSync(process.execPath, ['--input-type=module', '-e', `await ${call}`], { cwd: repositoryRoot });
});

test('the stand-in has the plain values and the methods of the source, dates and errors included', async () => {
  const { source, close } = await openSourceThread<Sample>(entry, {}, fakeTimers(), memoryLog());
  expect(source.source).toEqual({ kind: 'demo', label: 'Sample' });
  expect(await source.events.dayAfter(new Date('2026-07-11T00:00:00Z'))).toEqual(new Date('2026-07-12T00:00:00Z'));
  await expect(source.events.fail()).rejects.toMatchObject({ name: 'RangeError', message: 'no such day' });
  expect(source.events.missing).toBeUndefined();
  expect(await source.league.games.count()).toBe(4);
  expect(await source.league.prices.count()).toBe(12);
  expect(source.absent).toBeNull();
  await close();
});

test('a thread that dies fails what waits for it and is started again', async () => {
  const timers = fakeTimers();
  const log = memoryLog();
  const { source, close } = await openSourceThread<Sample>(entry, {}, timers, log);
  await expect(source.events.crash()).rejects.toThrow('thread ended');
  expect(log.lines.map(({ message }) => message)).toEqual(['the data source stopped and is started again']);
  timers.pass(1000);
  expect(await source.events.dayAfter(new Date(0))).toEqual(new Date(86_400_000));
  await close();
});

test('a source that cannot start says why', async () => {
  await expect(openSourceThread(pathToFileURL('/nowhere.js'), {}, fakeTimers(), memoryLog())).rejects.toThrow(/nowhere/);
});
