import { rmSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { copyTemplate } from './support/copy-template.ts';
import { leave } from './support/leave.ts';
import { frozenAt } from './support/machine-time.ts';
import { openPlainBrowser } from './support/pictures/take.ts';
import { chooseProp, chooseSides, readFrom } from './support/reconciliation/choose.ts';
import { placeBets, settleBets } from './support/reconciliation/place-bets.ts';
import { readBets, readExport, readHistory, readOpenBets } from './support/reconciliation/read-bets.ts';
import { readLeagues } from './support/reconciliation/read-leagues.ts';
import { addAnswer, type PublishedPick, readGames, readHome, readPicks, readRecord } from './support/reconciliation/read-picks.ts';
import { readProp } from './support/reconciliation/read-props.ts';
import { readParlayBuilder, readSides, readSidesAgainstMarket } from './support/reconciliation/read-sides.ts';
import { Sightings } from './support/reconciliation/sightings.ts';
import { withChange } from './support/reconciliation/with-change.ts';
import { openViewers } from './support/screens/viewers.ts';
import { START, startServer } from './support/start-server.ts';

// Prices must not move between the first screen and the last: the clock stands.
const dataDir = copyTemplate('reconciliation');
const server = await startServer(dataDir, { DEMO_NOW: START, ...frozenAt(inject('filledAt')) });
const browser = await openPlainBrowser();
const viewers = openViewers(browser, server.url, 1440);
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
  await readSidesAgainstMarket(page, sides, seen);
  await readProp(page, prop, seen, 'market');
  expect((await request.patch('/api/settings', { data: { evReference: 'model' }, headers })).ok()).toBe(true);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
  expect(seen.screensOf(sides[0]!.subject, 'price').length).toBeGreaterThanOrEqual(9);
  expect(seen.screensOf(prop.subject, 'EV v. market').length).toBeGreaterThanOrEqual(5);
});

test('a pick has one price, EV, chance and confidence, and a bet one price, result, profit, win rate and drawdown, wherever they are shown', async () => {
  const { page } = await viewers.of('elite');
  const { request } = page.context();
  const seen = new Sightings();
  await placeBets(request, headers);
  expect((await request.post('/api/daily-picks/generate', { headers })).ok()).toBe(true);
  const picks = await readPicks(page, seen);
  expect(await readHome('Landing page', (await viewers.of('visitor')).page, seen)).toBeGreaterThan(0);
  await readOpenBets(page, seen);
  for (const who of ['elite', 'visitor'] as const) await leave((await viewers.of(who)).page);
  await settleBets((await viewers.of('admin')).page.context().request, request, headers);
  expect(await readRecord(page, picks, seen)).toBeGreaterThan(0);
  await readBets(page, 'demo-elite', seen);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
  const screensOf = (subject: string, figure: string): string[] =>
    seen.screensOf(seen.all.find((one) => one.subject.startsWith(subject) && one.screen === 'Record')?.subject ?? subject, figure);
  expect(screensOf('pick ', 'price').length).toBeGreaterThanOrEqual(8);
  expect(screensOf('pick ', 'win').length).toBeGreaterThanOrEqual(7);
  expect(screensOf('tracked bets', 'profit').length).toBeGreaterThanOrEqual(7);
  expect(screensOf('contest bets', 'profit').length).toBeGreaterThanOrEqual(5);
});

test('a side of each league that plays has one price, chance, fair price and EV in the parlay builder and on its game page', async () => {
  const { page } = await viewers.of('elite');
  const seen = new Sightings();
  const leagues = await readLeagues(page, seen);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
  expect([...leagues.keys()]).toContain('cfl');
  for (const subjects of leagues.values()) {
    expect(subjects).toHaveLength(3);
    for (const subject of subjects)
      for (const figure of ['price', 'win', 'EV v. model']) expect(seen.screensOf(subject, figure).length).toBeGreaterThanOrEqual(3);
  }
});

test('one screen that differs by two points is found and named', async () => {
  const { page } = await viewers.of('elite');
  const seen = new Sightings();
  const [side] = await chooseSides(readFrom(page.context().request), seen);
  const changed = (list: { winProbability: number }[]) => list.map((one) => ({ ...one, winProbability: one.winProbability + 0.02 }));
  await withChange(page, '**/api/parlay-opportunities*', changed, () => readParlayBuilder(page, [side!], seen, 'model'));
  expect(seen.contradictions()).toEqual([expect.stringMatching(/ win: Parlay builder .*, parlay opportunities, API /)]);
});

test('one screen that gives a pick another price, or a bet another profit, is found and named', async () => {
  const { page } = await viewers.of('elite');
  const read = readFrom(page.context().request);
  const seen = new Sightings();
  const [pick] = await read<PublishedPick[]>('/api/daily-picks');
  addAnswer([pick!], seen);
  type Shown = { picks: { pick: PublishedPick }[] };
  const dearer = (shown: Shown) => ({
    ...shown,
    picks: shown.picks.map((one) => ({ ...one, pick: { ...one.pick, odds: one.pick.odds + 5 } })),
  });
  await withChange(page, '**/api/games/*/picks', dearer, () => readGames(page, [pick!], seen));
  type History = { bets: { actualWin: number }[] };
  const richer = (shown: History) => ({ ...shown, bets: shown.bets.map((bet) => ({ ...bet, actualWin: bet.actualWin + 0.05 })) });
  await readExport(page.context().request, seen);
  await withChange(page, '**/api/bets/history*', richer, () => readHistory(page, seen));
  expect(seen.contradictions()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^pick .*, price: Game page, our pick .*, daily picks, API /),
      expect.stringMatching(/^bet .*, profit: Export .*, My Bets, history /),
    ]),
  );
  expect(
    seen
      .contradictions()
      .filter((found) => !/, price: Game page|, profit: Export .*, My Bets, history|, profit: My Bets, history .*, Receipt/.test(found)),
  ).toEqual([]);
});
