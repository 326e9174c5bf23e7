import './support/own-server.ts';
import { afterAll, expect, test } from 'vitest';
import { advance, login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

test('without Pro the page says what it would give, and gives nothing of it', async () => {
  const reader = await visit({ width: 390, height: 844 });
  const { page, context } = reader;
  await register(context, 'freeshopper');
  await page.goto('/odds-comparison');
  await page.getByText('Pro Feature Required').waitFor();
  expect(await page.getByRole('link', { name: 'Upgrade to Pro for $25/month' }).getAttribute('href')).toBe('/subscribe');
  for (const path of ['/api/odds-comparison', '/api/odds-comparison/opportunities', '/api/price-alerts'])
    expect([path, (await context.request.get(path)).status()]).toEqual([path, 402]);
  expect(await listProblems(page, 'locked odds comparison')).toEqual([]);
  await finish(reader);
});

test('Pro compares the books, reads a line, takes a price and is told of another', async () => {
  const shopper = await visit();
  const admin = await visit();
  const { page } = shopper;
  await login(shopper.context, { tier: 'pro' });
  await login(admin.context, { tier: 'admin' });
  await page.goto('/odds-comparison');
  const board = page.getByRole('table');
  await board.getByRole('columnheader', { name: /Summit/ }).waitFor();

  await page.getByRole('button', { name: /^Books/ }).click();
  await page.getByRole('checkbox', { name: 'Summit' }).check();
  await page.getByRole('checkbox', { name: 'Harbor' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => board.getByRole('columnheader').count(), { timeout: 15_000 }).toBe(5);
  await page.reload();
  await expect.poll(() => board.getByRole('columnheader').count(), { timeout: 15_000 }).toBe(5);

  await page.getByLabel('Fair price').selectOption('multiplicative');
  await board.getByRole('columnheader', { name: /Fair multiplicative/ }).waitFor();
  expect(page.url()).toContain('method=multiplicative');

  await board
    .getByRole('button', { name: /best price/ })
    .first()
    .click();
  await page.getByText('Added to betting slip').first().waitFor();
  expect(await listProblems(page, 'odds comparison')).toEqual([]);

  await board
    .getByRole('button', { name: /Lines and alerts/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Opened/).waitFor();
  await dialog.getByLabel('Price, or better').fill('-5000');
  await dialog.getByRole('button', { name: 'Set alert' }).click();
  await dialog.getByText('Waiting').waitFor();
  expect(await listProblems(page, 'line history')).toEqual([]);
  await page.keyboard.press('Escape');

  // A minute at a time: an alert is only sent on a price that was confirmed in the last two.
  for (let minute = 0; minute < 3; minute++) await advance(admin.context, { minutes: 1 });
  await page.goto('/odds-comparison?view=alerts');
  await page.getByText('Sent', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByText(/You asked for −5000 or better/).waitFor();
  await finish(shopper);
  await finish(admin);
});
