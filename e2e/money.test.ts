import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

const headers = { 'sec-fetch-site': 'same-origin', origin: baseUrl };
const post = (context: BrowserContext, url: string, data: object) => context.request.post(url, { data, headers });

async function buy(context: BrowserContext, tier: 'pro' | 'elite'): Promise<void> {
  const { checkoutUrl } = (await (await post(context, '/api/subscription/change', { tier })).json()) as { checkoutUrl: string };
  expect((await post(context, `/api${checkoutUrl}`, { card: 'succeeds' })).status()).toBe(200);
}

test('a referral link brings a member who pays; the partner earns, staff give the money back, and the commission with it', async () => {
  const partner = await visit({ width: 390 });
  await register(partner.context, 'partner-of-money');
  const staff = await visit();
  await login(staff.context, { tier: 'admin' });
  const code = { code: 'MONEY1', partner: 'partner-of-money', commissionPercentage: 20 };
  expect((await post(staff.context, '/api/admin/referral-codes', code)).status()).toBe(201);

  const member = await visit();
  const { page, context } = member;
  await page.goto('/auth?ref=MONEY1');
  const form = page.getByRole('form', { name: 'Create an account' });
  for (const [label, words] of [
    ['Username', 'payer-of-money'],
    ['Email', 'payer-of-money@example.com'],
    ['Password', 'correct horse 7'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(words);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await form.waitFor({ state: 'detached' });

  await page.goto('/subscribe');
  await page.getByText('Given to you until Monday, August 10, 2026. Nothing is billed.').waitFor();
  await page.getByRole('button', { name: 'Follows on' }).waitFor();
  expect(await page.getByRole('button', { name: /cancel/i }).count()).toBe(0);
  expect(await listProblems(page, 'a plan that was given')).toEqual([]);
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
  await page.getByRole('button', { name: 'Pay $25.00 with the test card' }).click();
  await page.getByText('A gift of 30 days of Pro waits: it follows when your paid plan ends.').waitFor();
  expect((await context.request.get('/api/odds-comparison')).status()).toBe(200);

  await partner.page.goto('/referrals');
  await partner.page.getByText('+$5.00').first().waitFor();
  expect(await listProblems(partner.page, 'a partner with a commission')).toEqual([]);

  await staff.page.goto('/admin/users');
  await staff.page.getByRole('searchbox', { name: 'Search users' }).fill('payer-of-money');
  await staff.page.getByRole('button', { name: 'Payments of payer-of-money' }).click();
  await staff.page.getByRole('button', { name: /^Refund \$25\.00/ }).click();
  await staff.page.getByLabel('Reason').fill('Asked for within the week.');
  expect(await listProblems(staff.page, 'giving money back')).toEqual([]);
  await staff.page.getByRole('button', { name: 'Give $25.00 back' }).click();
  await staff.page.getByText('$25.00 back', { exact: true }).waitFor();

  await partner.page.reload();
  await partner.page.getByText('−$5.00').first().waitFor();
  // A refund takes no plan away.
  expect((await context.request.get('/api/odds-comparison')).status()).toBe(200);
  for (const seen of [member, staff, partner]) await finish(seen);
});

test('another member leaves in two clicks, and reads when and what', async () => {
  const seen = await visit({ width: 390 });
  const { page, context } = seen;
  await register(context, 'leaver-of-money');
  await buy(context, 'elite');
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('What closes on Tuesday, August 11, 2026:').waitFor();
  await dialog.getByRole('button', { name: 'Cancel Elite' }).click();
  await page.getByText('Ends on Tuesday, August 11, 2026. You are not charged again.').waitFor();
  expect(await listProblems(page, 'a canceled plan at 390')).toEqual([]);
  await finish(seen);
});
