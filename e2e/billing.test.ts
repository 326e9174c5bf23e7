import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

test('a member pays by the test checkout, opens what it bought, and leaves in two clicks', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await register(context, 'payer');
  await page.goto('/hot-trends');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Upgrade/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByText('No money moves here.', { exact: false }).waitFor();
  expect(await listProblems(page, 'the test checkout')).toEqual([]);
  await page.getByRole('button', { name: 'Pay $25.00 with the test card' }).click();
  await page.getByText('Successfully upgraded to Pro tier. Your features are now active.').first().waitFor();
  await page.getByRole('heading', { name: 'Invoices' }).waitFor();
  await page.goto('/odds-comparison');
  await page.getByRole('heading', { level: 1, name: 'Odds Comparison' }).waitFor();
  expect((await context.request.get('/api/odds-comparison')).status()).toBe(200);

  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Yearly, two months free' }).click();
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await page.getByText('From Tuesday, August 11, 2026 Pro costs $250 a year.', { exact: false }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to yearly billing' }).click();
  await page.getByText('Pro at $250 a year follows on Tuesday, August 11, 2026.').waitFor();
  await page.getByRole('button', { name: 'Stay on Pro' }).click();
  await page.getByText('$25 a month. Renews on Tuesday, August 11, 2026.').waitFor();

  await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
  await page.getByText('What closes on Tuesday, August 11, 2026:').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Pro' }).click();
  await page.getByText('Ends on Tuesday, August 11, 2026. You are not charged again.').waitFor();
  await page.getByRole('button', { name: 'Keep Pro' }).waitFor();
  expect((await context.request.get('/api/odds-comparison')).status()).toBe(200);
  await finish(seen);
});

test('payment keys are for admins only', async () => {
  const seen = await visit({ width: 390 });
  const { page, context } = seen;
  await login(context, { tier: 'elite' });
  await page.goto('/admin/stripe-setup');
  await page.getByText('Admin access required').waitFor();
  expect((await context.request.get('/api/admin/stripe-config')).status()).toBe(403);
  await login(context, { tier: 'admin' });
  await page.goto('/admin/stripe-setup');
  await page.getByText('Setup Required').waitFor();
  expect(await listProblems(page, 'payment setup')).toEqual([]);
  await finish(seen);
});
