import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { leave } from './support/leave.ts';
import { listProblems } from './support/problems.ts';
import { openViewers } from './support/screens/viewers.ts';
import { startServer } from './support/start-server.ts';
import { trackFromSlip } from './support/track.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-nfl-journey-'));
// The first Sunday of a season, half an hour before its games; baseball is played the same day.
const server = await startServer(dataDir, { DEMO_NOW: '2026-09-13T16:30:00Z' });
const { path: executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } as Record<string, string> });

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const soon = { timeout: 20_000 };
const headers = { 'sec-fetch-site': 'same-origin', origin: server.url };
const post = async (context: BrowserContext, path: string, data: object): Promise<void> => {
  const answer = await context.request.post(path, { data, headers, timeout: 0 });
  expect([path, answer.ok()]).toEqual([path, true]);
};
const get = async <T>(context: BrowserContext, path: string): Promise<T> => (await (await context.request.get(path)).json()) as T;

const moneyline = (page: Page) =>
  page
    .locator('.vs-games .vs-game .odds:not([disabled])')
    .filter({ hasText: /moneyline/ })
    .first();

/** A single on the first game of the NFL, and a parlay of it with the first of baseball. */
async function practice(page: Page): Promise<void> {
  await page.goto('/virtual-sportsbook?sport=nfl');
  await moneyline(page).click();
  const slip = page.locator('.vs-slip');
  await slip.getByRole('spinbutton').fill('25');
  await slip.getByRole('button', { name: 'Place 1 Bet, $25.00' }).click();
  await page.getByText('Your virtual bets have been placed.', { exact: true }).waitFor();
  await moneyline(page).click();
  await page.getByRole('button', { name: 'MLB', exact: true }).click();
  await page.getByText('Runs', { exact: true }).waitFor();
  await moneyline(page).click();
  await slip.getByRole('checkbox', { name: 'Parlay mode' }).check();
  await slip.getByRole('button', { name: 'Place 1 Bet, $10.00' }).click();
  await page.getByText('Pending 2').waitFor();
}

test('a bettor opens a game of the week, tracks it, practices on it and across sports, and sees all settled', async () => {
  const viewers = openViewers(browser, server.url, 1440);
  const { page, complaints } = await viewers.of('newcomer');
  const context = page.context();
  await post(context, '/api/responsible-gaming/age', { isOfAge: true });

  await page.goto('/nfl/games?week=1');
  await page.getByRole('link', { name: 'Buffalo Bills at New York Jets: game details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buffalo Bills @ New York Jets' }).waitFor();
  await page
    .getByRole('region', { name: 'Best prices' })
    .getByRole('button', { name: /^Buffalo Bills point spread/ })
    .click();
  expect(await listProblems(page, 'a game to come')).toEqual([]);
  await trackFromSlip(page);
  await practice(page);

  await leave(page);
  const admin = (await viewers.of('admin')).page.context();
  await post(admin, '/api/admin/demo/advance', { minutes: 125 });
  await page.goto('/nfl/games/20260913_BUF%40NYJ_NFL');
  await page.getByRole('img', { name: /^BUF win probability/ }).waitFor();
  await page.getByRole('region', { name: 'Plays' }).waitFor();
  await page.getByRole('region', { name: 'My bets on this game' }).waitFor();
  expect(await listProblems(page, 'a game in play')).toEqual([]);

  await post(admin, '/api/admin/demo/advance', { minutes: 130 });
  await page.getByRole('link', { name: 'NFL: final score' }).waitFor();
  await page.getByRole('region', { name: 'My bets on this game' }).getByRole('link', { name: 'Receipt' }).click();
  await page.getByText('How it was graded').first().waitFor();
  expect(await get<unknown[]>(context, '/api/virtual/bets?status=pending')).toEqual([]);
  const { balance, totalWinnings, totalLosses } = await get<Record<string, number>>(context, '/api/user/balance');
  expect(balance).toBeCloseTo(1000 + totalWinnings! - totalLosses!, 2);
  await page.goto('/virtual-performance?status=settled');
  await expect.poll(() => page.locator('.vs-bet').count(), soon).toBe(2);
  await page.locator('.vs-bet > button').first().click();
  await page.getByText('Payout breakdown').waitFor();
  expect(complaints).toEqual([]);
  await viewers.close();
});
