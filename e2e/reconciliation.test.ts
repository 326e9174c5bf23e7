import { rmSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { copyTemplate } from './support/copy-template.ts';
import { frozenAt } from './support/pictures/frozen.ts';
import { openPlainBrowser } from './support/pictures/take.ts';
import { chooseProp, chooseSides, readFrom } from './support/reconciliation/choose.ts';
import { placeBets } from './support/reconciliation/place-bets.ts';
import { readBets } from './support/reconciliation/read-bets.ts';
import { readPicks } from './support/reconciliation/read-picks.ts';
import { readAgainstMarket, readParlayBuilder, readProp, readSides } from './support/reconciliation/read-selections.ts';
import { Sightings } from './support/reconciliation/sightings.ts';
import { openViewers } from './support/screens/viewers.ts';
import { START, startServer } from './support/start-server.ts';

// Prices must not move between the first screen and the last: the clock stands.
const dataDir = copyTemplate('reconciliation');
const server = await startServer(dataDir, { DEMO_NOW: START, ...frozenAt(inject('filledAt')) });
const browser = await openPlainBrowser();
const viewers = openViewers(browser, server.url, 1440);
/** From noon until the first game of the day is over. */
const UNTIL_FINAL = 330;
const headers = { 'sec-fetch-site': 'same-origin', origin: server.url };

afterAll(async () => {
  await viewers.close();
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('every screen gives one selection the same price, chances, fair price and EV, against the model and against the market', async () => {
  const { page } = await viewers.of('elite');
  const { request } = page.context();
  const read = readFrom(request);
  const seen = new Sightings();
  const sides = await chooseSides(read, seen);
  const prop = await chooseProp(read, seen);
  await readSides(page, sides, seen);
  await readProp(page, prop, seen);
  expect((await request.patch('/api/settings', { data: { evReference: 'market' }, headers })).ok()).toBe(true);
  await readAgainstMarket(page, sides, prop, seen);
  expect((await request.patch('/api/settings', { data: { evReference: 'model' }, headers })).ok()).toBe(true);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
  expect(seen.screensOf(sides[0]!.subject, 'price').length).toBeGreaterThanOrEqual(9);
  expect(seen.screensOf(prop.subject, 'EV v. market').length).toBeGreaterThanOrEqual(5);
});

test('a bet and a pick have one price, result, profit, win rate and drawdown on every screen, in the export and in the answers', async () => {
  const { page } = await viewers.of('elite');
  const { request } = page.context();
  const seen = new Sightings();
  await placeBets(request, headers);
  expect((await request.post('/api/daily-picks/generate', { headers })).ok()).toBe(true);
  expect(await readPicks(page, seen)).toBeGreaterThan(0);
  const admin = (await viewers.of('admin')).page.context().request;
  const moved = await admin.post('/api/admin/demo/advance', { data: { minutes: UNTIL_FINAL }, headers, timeout: 240_000 });
  expect(moved.ok()).toBe(true);
  await readBets(page, 'demo-elite', seen);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
  expect(seen.screensOf('tracked bets', 'profit').length).toBeGreaterThanOrEqual(6);
  expect(seen.screensOf('contest bets', 'profit').length).toBeGreaterThanOrEqual(5);
});

test('one screen that differs by two points is found and named', async () => {
  const { page } = await viewers.of('elite');
  const seen = new Sightings();
  const [side] = await chooseSides(readFrom(page.context().request), seen);
  const path = '**/api/parlay-opportunities*';
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { winProbability: number }[];
    await route.fulfill({ response: answer, json: list.map((one) => ({ ...one, winProbability: one.winProbability + 0.02 })) });
  });
  await readParlayBuilder(page, [side!], seen, 'model');
  await page.unroute(path);
  expect(seen.contradictions()).toEqual([expect.stringMatching(/ win: Parlay builder .*, parlay opportunities, API /)]);
});
