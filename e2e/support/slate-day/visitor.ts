import { expect } from 'vitest';
import { finish, visit } from '../browser.ts';
import { leave } from '../leave.ts';
import type { Story } from './story.ts';

const firstOpenPrice = /moneyline [+−]\d+ at /;

/** A visitor sees prices, signs up, bets, watches the game and reads the receipt. */
export async function visitorStory(): Promise<Required<Story>> {
  const bettor = await visit();
  const { page } = bettor;
  let stated = '';

  async function before(): Promise<void> {
    await page.goto('/games');
    await page.getByRole('heading', { level: 1, name: 'MLB Games' }).waitFor();
    await expect.poll(() => page.locator('article.game').count()).toBeGreaterThanOrEqual(12);
    const books = await page.locator('.odds .bk').allTextContents();
    expect(new Set(books.filter((code) => /^[A-Z]{3}$/.test(code))).size).toBeGreaterThanOrEqual(4);
    await page.getByText('Simulated league').first().waitFor();

    await page
      .getByRole('link', { name: /game details/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Best prices' }).waitFor();
    await page.goBack();

    const price = page.getByRole('button', { name: firstOpenPrice }).first();
    stated = (await price.textContent()) ?? '';
    await price.click();
    await page.getByText('Added to betting slip').first().waitFor();
    expect(await price.getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('button', { name: 'Get Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join ClearEdge' });
    await dialog.getByLabel('Username').fill('maria');
    await dialog.getByLabel('Email').fill('maria@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse 7');
    await dialog.getByLabel('Confirm Password').fill('correct horse 8');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Passwords do not match. Please try again.').first().waitFor();
    await dialog.getByLabel('Confirm Password').fill('correct horse 7');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Your account has been created successfully.').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.goto('/my-bets?tab=slip');
    await page.getByRole('tab', { name: 'Betting Slip (1)' }).waitFor();
    await page
      .getByLabel(/^Stake/)
      .first()
      .fill('25');
    await page.getByRole('button', { name: 'Place 1 Bet' }).click();
    await page.getByRole('dialog', { name: 'Are you 21 or older?' }).getByRole('button', { name: 'I am 21 or older' }).click();
    await page.getByText('Your bets have been successfully placed.').first().waitFor();
    await page.getByRole('tab', { name: 'Pending Bets (1)' }).click();
    await leave(page);
  }

  async function live(): Promise<void> {
    await page.goto('/games');
    await page.getByText('Live', { exact: true }).first().waitFor();
    await page.locator('.live-p').first().waitFor();
    await leave(page);
  }

  async function after(): Promise<void> {
    await page.goto('/my-bets?tab=history');
    await page.getByRole('tab', { name: 'Betting History (1)' }).waitFor();
    await page.locator('.hist > button').first().click();
    await page.getByText('How it was graded').waitFor();
    const receipt = (await page.locator('.hist').first().textContent()) ?? '';
    expect(receipt).toMatch(/Moneyline|official|Final/i);
    expect(receipt).toContain('$25.00');
    expect(stated).not.toBe('');

    await page.getByRole('button', { name: /Notifications/ }).click();
    await page
      .getByText(/Bet (won|lost|pushed|void)/)
      .first()
      .waitFor();
    await finish(bettor);
  }

  return { before, live, after };
}
