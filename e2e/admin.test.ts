import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

test('an admin gives a plan, settles a bet by hand, grades it again in two steps, and finds it all written down', async () => {
  const member = await visit();
  await register(member.context, 'regraded');
  const bet = { gameId: 'Local derby', betType: 'prop', selection: 'First goal', odds: 150, stake: 10 };
  const headers = { 'sec-fetch-site': 'same-origin', origin: baseUrl };
  expect((await member.context.request.post('/api/bets', { data: bet, headers })).status()).toBe(201);
  expect((await member.context.request.get('/api/admin/users')).status()).toBe(403);

  const seen = await visit({ width: 390 });
  const { page, context } = seen;
  await login(context, { tier: 'admin' });
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('regraded@');
  const card = page.getByRole('article', { name: 'regraded' });
  await card.getByRole('combobox').selectOption('pro');
  await card.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Tier Updated').first().waitFor();
  expect((await member.context.request.get('/api/odds-comparison')).status()).toBe(200);
  expect(await listProblems(page, 'the admin panel')).toEqual([]);
  await page.goto('/admin/users');
  await page.getByRole('table').waitFor();
  expect(await listProblems(page, 'user management')).toEqual([]);

  await page.goto('/admin/operations?tab=bets');
  await page.getByRole('button', { name: 'Mark Won: First goal of regraded' }).click();
  await page.getByRole('button', { name: 'Grade First goal of regraded again' }).click();
  await page.getByRole('combobox', { name: 'New result' }).selectOption('push');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByRole('dialog').getByText('+$15.00').waitFor();
  await page.getByLabel('Reason').fill('The book gave the stake back.');
  expect(await listProblems(page, 'grading again')).toEqual([]);
  await page.getByRole('button', { name: 'Grade again', exact: true }).click();
  await page.getByText('Both gradings stay on its receipt.', { exact: false }).first().waitFor();
  const [own] = (await (await member.context.request.get('/api/bets')).json()) as { result: string; actualWin: number }[];
  expect([own?.result, own?.actualWin]).toEqual(['push', 0]);

  await page.goto('/admin/operations?tab=audit');
  for (const action of ['bet.regraded', 'bet.resolved', 'user.plan-given'])
    await page.getByRole('rowheader', { name: action }).first().waitFor();
  expect(await listProblems(page, 'the audit log')).toEqual([]);
  await finish(seen);
  await finish(member);
});
