import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { registerUnasked } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

const soon = { timeout: 20_000 };
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you 21 or older?' });

test('the first bet of a new account asks for the age once and then goes on', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await registerUnasked(context, 'first-bet');
  await page.goto('/games');
  await page
    .getByRole('button', { name: /moneyline [+−]\d+ at / })
    .first()
    .click();
  await page.goto('/my-bets?tab=slip');
  await page
    .getByLabel(/^Stake/)
    .first()
    .fill('25');
  const place = page.getByRole('button', { name: 'Place 1 Bet' });
  await place.click();
  await question(page).waitFor();
  expect(await listProblems(page, 'age question')).toEqual([]);
  // Closed without an answer: the slip is as it was.
  await question(page).getByRole('button', { name: 'Close' }).click();
  await page.getByText('Confirm that you are 21 or older before you bet.').first().waitFor();
  await place.click();
  await question(page).getByRole('button', { name: 'I am 21 or older' }).click();
  await page.getByText('Your bets have been successfully placed.').first().waitFor();
  const bets = (await (await context.request.get('/api/bets')).json()) as { stake: number }[];
  expect(bets.map(({ stake }) => stake)).toEqual([25]);

  await page.goto('/virtual-sportsbook');
  await page.locator('.vs-games .vs-game .odds:not([disabled])').first().click();
  const slip = page.locator('.vs-slip');
  await slip.getByRole('spinbutton').fill('25');
  await slip.getByRole('button', { name: /^Place 1 Bet/ }).click();
  await page.getByText('Your virtual bets have been placed.', { exact: true }).waitFor();
  await finish(seen);
});

test('on a phone the question comes over the slip; a no closes betting and says so', async () => {
  const seen = await visit({ width: 390, height: 844, theme: 'light' });
  const { page, context } = seen;
  await registerUnasked(context, 'first-bet-phone');
  await page.goto('/virtual-sportsbook');
  await page.locator('.vs-games .vs-game .odds:not([disabled])').first().click();
  await page.getByRole('button', { name: 'View Slip' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').fill('25');
  const place = sheet.getByRole('button', { name: /^Place 1 Bet/ });
  await expect.poll(() => place.isEnabled(), soon).toBe(true);
  await place.click();
  await question(page).getByRole('button', { name: 'I am under 21' }).click();
  const sure = page.getByRole('dialog', { name: 'You are under 21?' });
  await sure.waitFor();
  expect(await listProblems(page, 'age question on a phone')).toEqual([]);
  await sure.getByRole('button', { name: 'Yes, I am under 21' }).click();
  await page
    .getByText(/You told us you are under 21/)
    .first()
    .waitFor();
  expect(await (await context.request.get('/api/virtual/bets')).json()).toEqual([]);
  await finish(seen);
});
