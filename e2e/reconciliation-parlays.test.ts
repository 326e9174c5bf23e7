import { rmSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { copyTemplate } from './support/copy-template.ts';
import { frozenAt } from './support/machine-time.ts';
import { openPlainBrowser } from './support/pictures/take.ts';
import { chooseSides, readFrom } from './support/reconciliation/choose.ts';
import { readAiSlip } from './support/reconciliation/read-ai-slip.ts';
import { addQuotes, readPanel, readSameGame, type SameGameLegs, subjectOf } from './support/reconciliation/read-parlays.ts';
import { Sightings } from './support/reconciliation/sightings.ts';
import { withChange } from './support/reconciliation/with-change.ts';
import { openViewers } from './support/screens/viewers.ts';
import { START, startServer } from './support/start-server.ts';

// Prices must not move between the first screen and the last: the clock stands.
const dataDir = copyTemplate('reconciliation-parlays');
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

/** A total with a possible push and a moneyline of its game. */
async function chooseLegs(): Promise<SameGameLegs> {
  const { page } = await viewers.of('elite');
  const [total, moneyline] = await chooseSides(readFrom(page.context().request), new Sightings());
  return [total!, moneyline!];
}

test('legs of one game have one price, win probability, fair price, EV and true cost in the builder, the practice slip and the placed bet', async () => {
  const { page } = await viewers.of('elite');
  const seen = new Sightings();
  const legs = await chooseLegs();
  await readSameGame(page, headers, legs, seen);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
  const screensOf = (figure: string): number => seen.screensOf(subjectOf(legs), figure).length;
  expect(screensOf('price')).toBeGreaterThanOrEqual(9);
  expect(screensOf('true cost')).toBeGreaterThanOrEqual(6);
  for (const figure of ['win', 'EV v. model']) expect(screensOf(figure)).toBeGreaterThanOrEqual(4);
  for (const figure of ['break-even', 'fair price']) expect(screensOf(figure)).toBeGreaterThanOrEqual(3);
});

test('a bet of the AI slip has the price, chances and EV that the builder and the game page give its side', async () => {
  const { page } = await viewers.of('elite');
  const seen = new Sightings();
  expect(await readAiSlip(page, seen)).toBeGreaterThan(0);
  expect(seen.missing).toEqual([]);
  expect(seen.contradictions()).toEqual([]);
});

test('a parlay panel that differs by two points is found and named', async () => {
  const { page } = await viewers.of('elite');
  const seen = new Sightings();
  const legs = await chooseLegs();
  await addQuotes(page.context().request, headers, legs, seen);
  const changed = (quote: { estimatedProbability: number }) => ({ ...quote, estimatedProbability: quote.estimatedProbability + 0.02 });
  await withChange(page, '**/api/parlays/quote', changed, () => readPanel(page, legs, seen));
  expect(seen.contradictions()).toEqual([expect.stringMatching(/, win: Parlay builder, panel .*, parlay quote, API /)]);
});
