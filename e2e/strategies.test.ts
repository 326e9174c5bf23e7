import { can, TIERS } from '@clearedge/contract/entitlements';
import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems, listProblemsOfThemes } from './support/problems.ts';

afterAll(closeBrowser);

test.each(TIERS.filter((each) => !can(each, 'strategies')))('%s is shown the lock, and nothing of it is sent', async (tier) => {
  const seen = await visit();
  await login(seen.context, { tier });
  await seen.page.goto('/strategies');
  await seen.page.getByText('Elite Feature').waitFor();
  expect((await seen.context.request.get('/api/strategies')).status()).toBe(402);
  expect(await listProblems(seen.page, '/strategies', 'dark')).toEqual([]);
  await finish(seen);
});

test('an Elite reader tests an idea, keeps it, turns it off and deletes it', async () => {
  const seen = await visit({ width: 390 });
  await login(seen.context, { tier: 'elite' });
  const { page } = seen;
  await page.goto('/strategies');
  await page.getByText('No strategies yet').waitFor();
  await page.getByRole('button', { name: 'Create from Suggestion' }).first().click();
  const dialog = page.getByRole('form', { name: 'New Strategy' });
  await page.getByRole('region', { name: 'Backtest' }).waitFor();
  await dialog.getByLabel('Name').fill('My dogs');
  expect(await listProblems(page, '/strategies, form', 'dark')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Strategy' }).click();
  const card = page.getByRole('article', { name: 'My dogs' });
  await card.getByText('Active', { exact: true }).waitFor();
  await card.getByRole('tab', { name: 'Performance' }).click();
  await card.getByText(/This test alone ranks a strategy/).waitFor();
  expect(await listProblemsOfThemes(page, '/strategies')).toEqual([]);
  await card.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Strategy deactivated').first().waitFor();
  await page.reload();
  await card.getByText('Inactive').waitFor();
  await card.getByRole('button', { name: 'Delete My dogs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No strategies yet').waitFor();
  await finish(seen);
});
