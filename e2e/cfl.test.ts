import { afterAll, expect, test } from 'vitest';
import { advance, login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

interface Listed {
  gameId: string;
  gameTime: string;
  awayTeam: string;
  homeTeam: string;
}
const LONGEST_GAME_MINUTES = 210;
const minutesUntil = (from: string, to: string): number => Math.ceil((Date.parse(to) - Date.parse(from)) / 60_000);

test('a free user finds a CFL game by its team, tracks the spread and sees it settled', { timeout: 180_000 }, async () => {
  const bettor = await visit();
  const { page, context } = bettor;
  await register(context, 'gridiron');
  const { now } = (await (await context.request.get('/api/status')).json()) as { now: string };
  const [game] = (await (await context.request.get('/api/cfl/games?date=2026-07-11')).json()) as [Listed];

  await page.goto('/cfl');
  await page.getByRole('link', { name: 'CFL Games' }).first().click();
  await page.getByRole('searchbox', { name: 'Search teams or venue' }).fill(game.awayTeam);
  await page.getByRole('heading', { level: 2, name: `${game.awayTeam} at ${game.homeTeam}` }).waitFor();
  await expect.poll(() => page.locator('article.game').count()).toBe(1);
  const price = page.getByRole('button', { name: new RegExp(`^${game.awayTeam} point spread`) });
  await price.click();
  expect(await price.getAttribute('aria-pressed')).toBe('true');
  expect(await listProblems(page, 'CFL games')).toEqual([]);

  await page.goto('/my-bets?tab=slip');
  await page
    .getByLabel(/^Stake/)
    .first()
    .fill('25');
  await page.getByRole('button', { name: 'Place 1 Bet' }).click();
  await page.getByRole('tab', { name: 'Pending Bets (1)' }).waitFor();

  const admin = await visit();
  await login(admin.context, { tier: 'admin' });
  await advance(admin.context, { minutes: minutesUntil(now, game.gameTime) + LONGEST_GAME_MINUTES });
  await page.goto('/cfl/games');
  await page
    .getByText(/^Final/)
    .first()
    .waitFor();
  await page.getByRole('table', { name: 'Points by quarter' }).first().waitFor();

  await page.goto('/my-bets?tab=history');
  await page.getByRole('tab', { name: 'Betting History (1)' }).waitFor();
  await page.locator('.hist > button').first().click();
  await page.getByText('How it was graded').waitFor();
  const receipt = (await page.locator('.hist').first().textContent()) ?? '';
  expect(receipt).toMatch(/Won|Lost|Push/);
  expect(receipt).toContain('$25.00');
  await finish(admin);
  await finish(bettor);
});
