import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { leave } from './support/leave.ts';
import { listProblems } from './support/problems.ts';
import { openViewers } from './support/screens/viewers.ts';
import { startServer } from './support/start-server.ts';
import { trackFromSlip } from './support/track.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-leagues-journey-'));
// The demo that comes with a past has no seasons to read before its clock can leap. On this Monday evening all three leagues play, and few games.
const server = await startServer(dataDir, { DEMO_SEED: 'clearedge', DEMO_NOW: '2026-12-08T00:40:00Z' });
const { path: executablePath, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } as Record<string, string> });

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Club = readonly [code: string, name: string];
function gameOf(league: string, [code, away]: Club, [hostCode, home]: Club) {
  return { league, code, away, home, path: `/${league.toLowerCase()}/games/20261207_${code}%40${hostCode}_${league}` };
}
type Game = ReturnType<typeof gameOf>;

/** One game of each league; hockey's is decided in overtime. */
const FOOTBALL = gameOf('NFL', ['TB', 'Tampa Bay Buccaneers'], ['ATL', 'Atlanta Falcons']);
const BASKETBALL = gameOf('NBA', ['BOS', 'Boston Celtics'], ['MIN', 'Minnesota Timberwolves']);
const HOCKEY = gameOf('NHL', ['CHI', 'Chicago Blackhawks'], ['COL', 'Colorado Avalanche']);
const GAMES = [HOCKEY, BASKETBALL, FOOTBALL];

const soon = { timeout: 20_000 };
const headers = { 'sec-fetch-site': 'same-origin', origin: server.url };
const post = async (context: BrowserContext, path: string, data: object): Promise<void> => {
  const answer = await context.request.post(path, { data, headers, timeout: 0 });
  expect([path, answer.ok()]).toEqual([path, true]);
};
const get = async <T>(context: BrowserContext, path: string): Promise<T> => (await (await context.request.get(path)).json()) as T;

const heading = (page: Page, { away, home }: Game) => page.getByRole('heading', { level: 1, name: `${away} @ ${home}` });

/** From the week's schedule to the game, and its spread to the tracked bets. */
async function trackSpread(page: Page): Promise<void> {
  const { away, home } = FOOTBALL;
  await page.goto('/nfl/games?week=13');
  await page.getByRole('link', { name: `${away} at ${home}: game details` }).click();
  await heading(page, FOOTBALL).waitFor();
  await page
    .getByRole('region', { name: 'Best prices' })
    .getByRole('button', { name: new RegExp(`^${away} point spread`) })
    .first()
    .click();
  expect(await listProblems(page, 'a game to come')).toEqual([]);
  await trackFromSlip(page);
}

/** A player's points, from the props of his game. */
async function trackProp(page: Page): Promise<void> {
  await page.goto(BASKETBALL.path);
  await heading(page, BASKETBALL).waitFor();
  await page.getByText('Player props', { exact: true }).click();
  await page
    .locator('.g-props .odds:not([disabled])')
    .filter({ hasText: /Points (?:Over|Under) / })
    .first()
    .click();
  expect(await listProblems(page, 'the props of a game')).toEqual([]);
  await trackFromSlip(page, 2);
}

async function trackMoneyline(page: Page): Promise<void> {
  await page.goto(HOCKEY.path);
  await page
    .getByRole('region', { name: 'Best prices' })
    .getByRole('button', { name: new RegExp(`^${HOCKEY.home} moneyline`) })
    .first()
    .click();
  await trackFromSlip(page, 3);
}

const moneyline = (page: Page, { away }: Game) =>
  page
    .locator('.vs-games .vs-game')
    .filter({ hasText: away })
    .locator('.odds:not([disabled])')
    .filter({ hasText: /moneyline/ })
    .first();

/** Places what is on the slip. In the last half hour before a start prices move; the bettor takes the new one. */
async function place(slip: Locator, stake: string, placed: Locator): Promise<void> {
  const accept = slip.getByRole('button', { name: /^Accept / }).first();
  await slip.getByRole('button', { name: `Place 1 Bet, ${stake}` }).click();
  await placed.or(accept).first().waitFor();
  if (await accept.isVisible()) await accept.click();
  await placed.waitFor();
}

/** A single on the game of the NFL, and a parlay of it with one of each other league. */
async function practice(page: Page): Promise<void> {
  await page.goto('/virtual-sportsbook?sport=nfl');
  await moneyline(page, FOOTBALL).click();
  const slip = page.locator('.vs-slip');
  await slip.getByRole('spinbutton').fill('25');
  await place(slip, '$25.00', page.getByText('Your virtual bets have been placed.', { exact: true }));
  for (const game of GAMES) {
    await page.getByRole('button', { name: game.league, exact: true }).click();
    await moneyline(page, game).click();
  }
  await slip.getByRole('checkbox', { name: 'Parlay mode' }).check();
  await place(slip, '$10.00', page.getByText('Pending 2'));
}

async function watch(page: Page, game: Game): Promise<void> {
  await page.goto(game.path);
  await page.getByRole('img', { name: new RegExp(`^${game.code} win probability`) }).waitFor();
  await page.getByRole('region', { name: 'Plays' }).waitFor();
  await page.getByRole('region', { name: 'My bets on this game' }).waitFor();
  expect(await listProblems(page, `a game of the ${game.league} in play`)).toEqual([]);
}

/** From a finished game to the receipt of the bet on it, which quotes the league's rule. */
async function readReceipt(page: Page, rule: string): Promise<void> {
  await page.getByRole('region', { name: 'My bets on this game' }).getByRole('link', { name: 'Receipt' }).click();
  await page.getByText('How it was graded').first().waitFor();
  await page.locator('.rcpt-rule').filter({ hasText: rule }).first().waitFor();
}

test('a bettor tracks a game, a prop and a moneyline of three leagues, practices across them, watches, and sees all settled', async () => {
  const viewers = openViewers(browser, server.url, 1440);
  const { page, complaints } = await viewers.of('newcomer');
  const context = page.context();
  const admin = (await viewers.of('admin')).page.context();
  const { user } = await get<{ user: { id: string } }>(context, '/api/auth/me');
  await post(admin, '/api/admin/update-tier', { userId: user.id, tier: 'pro' });
  await post(context, '/api/responsible-gaming/age', { isOfAge: true });

  await trackSpread(page);
  await trackProp(page);
  await trackMoneyline(page);
  await practice(page);

  await leave(page);
  await post(admin, '/api/admin/demo/advance', { minutes: 120 });
  for (const game of GAMES) await watch(page, game);

  // The page of the last game stays open, and becomes that of its final.
  await post(admin, '/api/admin/demo/advance', { minutes: 145 });
  await page.getByRole('link', { name: 'NFL: final score' }).waitFor();
  await readReceipt(page, 'NFL: final score. Moneyline, spread and total are graded on the final score. Overtime counts.');
  await page.goto(BASKETBALL.path);
  await readReceipt(page, 'NBA: player props. A player prop is graded on the official box score. Overtime counts.');
  await page.goto(HOCKEY.path);
  await page.getByText('Final in overtime').first().waitFor();
  await readReceipt(page, 'NHL: final score. Moneyline, spread and total are graded on the final score. Overtime and the shootout count');
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
