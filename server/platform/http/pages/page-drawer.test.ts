import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hastyTimers } from '../../../testing/index.ts';
import { repositoryRoot } from '../../place.ts';
import { openPageDrawer, type PageDrawer } from './page-drawer.ts';

const PROGRAM = `export async function drawPage(path) {
  if (path === '/hung') await new Promise((resolve) => globalThis.release = resolve);
  if (path === '/release') globalThis.release();
  if (path === '/broken') throw new Error('a broken screen');
  if (path === '/fatal') process.exit(3);
  return { html: path, css: '', drawnAtMs: 1 };
}`;
let folder = '';
beforeAll(() => {
  execFileSync(process.execPath, [join(repositoryRoot, 'tools', 'build.mjs'), '--threads', 'draw-thread']);
  folder = mkdtempSync(join(tmpdir(), 'clearedge-drawer-'));
  mkdirSync(join(folder, '.server'));
  writeFileSync(join(folder, '.server', 'draw-page.mjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Say = (fields: object, words: string) => void;
const quietLog = () => ({ debug: vi.fn<Say>(), info: vi.fn<Say>(), warn: vi.fn<Say>(), error: vi.fn<Say>() });

async function withDrawer(run: (drawer: PageDrawer, log: ReturnType<typeof quietLog>) => Promise<void>, timers?: typeof hastyTimers) {
  const log = quietLog();
  const drawer = openPageDrawer(folder, log as never, timers);
  if (!drawer) throw new Error('there is a program to draw with');
  await run(drawer, log);
  await drawer.close();
}

test('a screen that throws leaves the others to be drawn', async () => {
  await withDrawer(async (drawer, log) => {
    expect(await drawer.draw('/broken', '{}')).toEqual({ drawing: null });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect((await drawer.draw('/fine', '{}')).drawing).toEqual({ html: '/fine', css: '', drawnAtMs: 1 });
  });
});

test('a program that ends is said once, and pages go on undrawn', async () => {
  await withDrawer(async (drawer, log) => {
    expect(await drawer.draw('/fatal', '{}')).toEqual({ drawing: null });
    expect(await drawer.draw('/fine', '{}')).toEqual({ drawing: null });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

test('no one waits for a screen that hangs; what comes of it at last is still there to be had', async () => {
  await withDrawer(async (drawer) => {
    const { drawing, late } = await drawer.draw('/hung', '{}');
    expect(drawing).toBeNull();
    await drawer.draw('/release', '{}');
    expect(await late).toMatchObject({ html: '/hung' });
  }, hastyTimers);
});

test('a build without such a program draws nothing', () => {
  expect(openPageDrawer(join(folder, 'none'), quietLog() as never)).toBeNull();
});
