import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

test('a Pro reader sees the lock and the way up, and no answer', async () => {
  const reader = await visit({ width: 390 });
  const { page, context } = reader;
  await login(context, { tier: 'pro' });
  for (const path of ['/parlay-builder', '/player-prop-builder']) {
    await page.goto(path);
    await page.getByText('Elite Feature').waitFor();
    expect(await page.getByRole('button', { name: /^Add/ }).count()).toBe(0);
    expect(await listProblems(page, `${path}, locked, at 390`)).toEqual([]);
  }
  for (const url of ['/api/parlay-opportunities', '/api/player-props', '/api/my-parlays'])
    expect([url, (await context.request.get(url)).status()]).toEqual([url, 402]);
  await page.getByRole('link', { name: 'Upgrade to Elite - $40/month' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/subscribe');
  await finish(reader);
});

test('a free reader is asked to go up as well', async () => {
  const reader = await visit();
  await register(reader.context, 'parlayfan');
  expect((await reader.context.request.get('/api/parlay-opportunities')).status()).toBe(402);
  await reader.page.goto('/parlay-builder');
  await reader.page.getByText('Elite Feature').waitFor();
  await finish(reader);
});
