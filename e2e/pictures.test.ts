import { rmSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { copyTemplate } from './support/copy-template.ts';
import { frozenAt } from './support/machine-time.ts';
import { compareWithStored } from './support/pictures/keep.ts';
import { openPlainBrowser, prepare, takePicture } from './support/pictures/take.ts';
import { DESKTOP, listSights, PHONE, type View } from './support/pictures/views.ts';
import type { Who } from './support/screens/list.ts';
import { openViewers } from './support/screens/viewers.ts';
import { START, startServer } from './support/start-server.ts';

const SETTLED_MINUTES = 5;
const filledAt = inject('filledAt');
const dataDir = copyTemplate('pictures');
const server = await startServer(dataDir, { DEMO_NOW: START, ...frozenAt(filledAt) });
const browser = await openPlainBrowser();

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The template ends at whatever minute its analyses were there; pictures want one minute for all. */
async function settle(view: View): Promise<void> {
  const viewers = openViewers(browser, server.url, view.width);
  const { page } = await viewers.of('admin');
  const headers = { 'sec-fetch-site': 'same-origin', origin: server.url };
  const minute = async (): Promise<string> => {
    const answer = await page.context().request.post('/api/admin/demo/advance', { data: { minutes: 1 }, headers, timeout: 0 });
    return ((await answer.json()) as { now: string }).now;
  };
  const until = Date.parse(START) + SETTLED_MINUTES * 60_000;
  while (Date.parse(await minute()) < until);
  await viewers.close();
}

async function listStrayed(view: View, name: string): Promise<string[]> {
  const viewers = openViewers(browser, server.url, view.width);
  const games = (await (await fetch(`${server.url}/api/games`)).json()) as { gameId: string }[];
  const prepared = new Set<Who>();
  const strayed: (string | null)[] = [];
  for (const sight of listSights(`/game/${encodeURIComponent(games[0]!.gameId)}`)) {
    const viewer = await viewers.of(sight.who);
    if (!prepared.has(sight.who)) await prepare(viewer.page, view, filledAt);
    prepared.add(sight.who);
    strayed.push(compareWithStored(`${sight.name}-${name}`, await takePicture(viewer, sight, view)));
  }
  await viewers.close();
  return strayed.filter((words) => words !== null);
}

test('the main screens look as they did, wide and dark', async () => {
  await settle(DESKTOP);
  expect(await listStrayed(DESKTOP, 'desktop')).toEqual([]);
});

test('the main screens look as they did, on a phone and light', async () => {
  expect(await listStrayed(PHONE, 'phone')).toEqual([]);
});
