import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { register } from '../accounts.ts';
import { finish, visit } from '../browser.ts';
import { listProblems } from '../problems.ts';
import type { Story } from './story.ts';

/** A busy machine takes its time. */
const soon = { timeout: 20_000 };
const OPEN = '.vs-games .vs-game .odds:not([disabled])';

const get = async <T>(context: BrowserContext, path: string): Promise<T> => (await (await context.request.get(path)).json()) as T;

const slip = (page: Page) => page.locator('.vs-slip');
const tile = (page: Page, label: string) => page.locator('.tile', { hasText: label }).locator('b').first();
const moneyline = (page: Page, at: number) =>
  page
    .locator(OPEN)
    .filter({ hasText: /moneyline/ })
    .nth(at);

/** A single of $25 on the first game, then a parlay of $10 over the first three. */
async function placeBoth(page: Page): Promise<void> {
  await moneyline(page, 0).click();
  await moneyline(page, 0).click();
  await slip(page).getByText('Your slip is empty', { exact: true }).waitFor();
  await moneyline(page, 0).click();
  await slip(page).getByRole('spinbutton').fill('25');
  await slip(page).getByRole('button', { name: 'Place 1 Bet, $25.00' }).click();
  await page.getByText('Your virtual bets have been placed.', { exact: true }).waitFor();
  await expect.poll(() => tile(page, 'Virtual Balance').textContent(), soon).toBe('$975.00');
  for (const at of [0, 2, 4]) await moneyline(page, at).click();
  await slip(page).getByRole('checkbox', { name: 'Parlay mode' }).check();
  await slip(page).getByRole('button', { name: 'Place 1 Bet, $10.00' }).click();
  await expect.poll(() => tile(page, 'Virtual Balance').textContent(), soon).toBe('$965.00');
}

/** A newcomer practices: first bet, a parlay, the games end, balance and history move, reset. */
export async function newcomerStory(): Promise<Story> {
  const seen = await visit();
  const { page, context } = seen;
  const problems: string[] = [];

  async function before(): Promise<void> {
    await register(context, 'practice-newcomer');
    await page.goto('/virtual-sportsbook');
    await page.getByText('No virtual bets yet.').waitFor();
    await expect.poll(() => tile(page, 'Virtual Balance').textContent(), soon).toBe('$1,000.00');
    await placeBoth(page);
    await page.getByText('Pending 2').waitFor();
    await page.locator('.vs-bet > button').first().click();
    await page.getByText(/Cash-out offer|No cash-out/).waitFor();
    problems.push(...(await listProblems(page, 'sportsbook')));
  }

  async function after(): Promise<void> {
    expect(await get<unknown[]>(context, '/api/virtual/bets?status=pending')).toEqual([]);
    await page.getByText('Settled 2').waitFor();
    const { balance, totalWinnings, totalLosses, cashOutProfit, openStake } = await get<Record<string, number>>(
      context,
      '/api/user/balance',
    );
    expect(openStake).toBe(0);
    expect(balance).toBeCloseTo(1000 + totalWinnings! - totalLosses! + cashOutProfit!, 2);

    await page.goto('/virtual-performance?status=settled');
    await expect.poll(() => page.locator('.vs-bet').count(), soon).toBe(2);
    await page.locator('.vs-bet > button').first().click();
    await page.getByText('Payout breakdown').waitFor();
    problems.push(...(await listProblems(page, 'performance')));

    await page.goto('/virtual-sportsbook');
    await page.getByRole('button', { name: 'Reset Balance to $1,000' }).click();
    await page.getByText('Are you sure you want to reset your balance to $1,000? This will clear all your statistics.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset Balance', exact: true }).click();
    await page.getByText('No virtual bets yet.').waitFor();
    await expect.poll(() => tile(page, 'Virtual Balance').textContent(), soon).toBe('$1,000.00');
    expect(problems).toEqual([]);
    await finish(seen);
  }

  return { before, after };
}

/** On a phone the practice slip is a sheet within reach of a thumb. */
export async function practiceOnAPhone(): Promise<void> {
  const seen = await visit({ width: 390, height: 844, theme: 'light' });
  const { page, context } = seen;
  await register(context, 'practice-phone');
  await page.goto('/virtual-sportsbook');
  await moneyline(page, 0).click();
  await moneyline(page, 2).click();
  await page.getByRole('button', { name: 'View Slip' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Parlay mode' }).check();
  const place = sheet.getByRole('button', { name: 'Place 1 Bet, $10.00' });
  await expect.poll(() => place.isEnabled(), soon).toBe(true);
  const box = (await place.boundingBox())!;
  expect(box.y).toBeGreaterThan(844 / 2);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  expect(await listProblems(page, 'practice slip on a phone')).toEqual([]);
  await place.click();
  await sheet.getByText('Placed with practice money').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('2-leg parlay').waitFor();
  await finish(seen);
}
