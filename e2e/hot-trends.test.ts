import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems, listProblemsOfThemes } from './support/problems.ts';

afterAll(closeBrowser);

const LOOKED = /No trends found|Updated /;

test('a free user is shown the lock, and the browser asks for no trend', async () => {
  const seen = await visit();
  await login(seen.context, { tier: 'free' });
  const requested: string[] = [];
  seen.page.on('request', (request) => requested.push(request.url()));
  await seen.page.goto('/hot-trends');
  await seen.page.getByText('Pro Feature Required').waitFor();
  expect(requested.filter((url) => url.includes('/api/hot-trends'))).toEqual([]);
  expect((await seen.context.request.get('/api/hot-trends')).status()).toBe(402);
  expect(await listProblems(seen.page, '/hot-trends', 'dark')).toEqual([]);
  await finish(seen);
});

test('a Pro reader goes through the categories, and finds back to the one in the address', async () => {
  const seen = await visit({ width: 390 });
  await login(seen.context, { tier: 'pro' });
  const { page } = seen;
  await page.goto('/hot-trends');
  await page.getByText(LOOKED).first().waitFor();
  expect(await page.getByRole('tab').count()).toBe(6);
  await page.getByRole('tab', { name: 'Streaks' }).click();
  await page.waitForURL(/category=streak/);
  await page.reload();
  await page.getByRole('tab', { name: 'Streaks', selected: true }).waitFor();
  await page.getByText(LOOKED).first().waitFor();
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/hot-trends?category=streak'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await refreshed).status()).toBe(200);
  expect(await listProblemsOfThemes(page, '/hot-trends')).toEqual([]);
  await finish(seen);
});
