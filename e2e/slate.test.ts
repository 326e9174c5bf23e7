import { tierNames } from '@clearedge/contract/entitlements';
import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';

afterAll(closeBrowser);

test('search, sort and date live in the address: back and reload keep them', async () => {
  const seen = await visit();
  const { page } = seen;
  await page.goto('/games');
  await page.locator('article.game').first().waitFor();
  const all = ((await (await page.request.get('/api/games')).json()) as unknown[]).length;
  await expect.poll(() => page.locator('article.game').count()).toBe(all);
  await page.getByPlaceholder('Search teams...').fill('Yankees');
  await expect.poll(() => page.locator('article.game').count()).toBeLessThan(all);
  expect(page.url()).toContain('Yankees');
  await page.reload();
  expect(await page.getByPlaceholder('Search teams...').inputValue()).toBe('Yankees');
  await page.getByPlaceholder('Search teams...').fill('zzzz');
  await page.getByText('No games found').waitFor();
  await page.getByText('Try adjusting your search or filters').waitFor();
  await page.goto('/games');
  await page.getByRole('button', { name: /Next/ }).first().click();
  await page.getByRole('button', { name: "View Today's Games" }).waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('article.game').count()).toBe(all);
  await finish(seen);
});

test('what a tier hides is not in the page, nor in the answers', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await page.goto('/games');
  const card = page.locator('article.game').first();
  await card.getByText('AI Player Props').first().click();
  await page.getByText('Premium Feature').first().waitFor();
  await page
    .getByText(`available to ${tierNames('picks')} subscribers`)
    .first()
    .waitFor();
  const games = (await (await context.request.get('/api/games')).json()) as { gameId: string }[];
  const props = `/api/games/${encodeURIComponent(games[0]!.gameId)}/player-props`;
  expect((await context.request.get(props)).status()).toBe(401);
  await login(context, { tier: 'free' });
  const refused = await context.request.get(props);
  expect([refused.status(), ((await refused.json()) as { requiredTier: string }).requiredTier]).toEqual([402, 'pro']);
  await login(context, { tier: 'pro' });
  expect((await context.request.get(props)).status()).toBe(200);
  await finish(seen);
});

test('the slip survives a reload; the keyboard reaches search; Escape leaves', async () => {
  const seen = await visit();
  const { page } = seen;
  await page.goto('/games');
  await page
    .getByRole('button', { name: /moneyline [+−]\d+ at / })
    .first()
    .click();
  // A press before the app has taken the drawn page over is kept and given to it then.
  await page.locator('.odds.sel').first().waitFor();
  await page.reload();
  await page.getByText('Betting slip').first().waitFor();
  await page.locator('.odds.sel').first().waitFor();
  expect(await page.locator('.odds.sel').count()).toBe(1);
  const focused = () => page.evaluate('document.activeElement?.tagName');
  // The keys are listened to a moment after the screen can be read.
  const openSearch = async (): Promise<unknown> => {
    if ((await focused()) !== 'INPUT') await page.keyboard.press('/');
    return focused();
  };
  await expect.poll(openSearch).toBe('INPUT');
  await page.keyboard.type('yank');
  await page.getByText('New York Yankees').first().waitFor();
  await page.keyboard.press('Escape');
  await finish(seen);
});

test('odds format and theme reach every price', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await login(context, { tier: 'free' });
  await page.goto('/settings');
  await page
    .getByRole('group', { name: /Odds format/i })
    .first()
    .waitFor();
  await context.request.fetch('/api/settings', {
    method: 'PATCH',
    data: { oddsFormat: 'decimal' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/games');
  await page.locator('.odds .pr').first().waitFor();
  await expect.poll(async () => (await page.locator('.odds:not(.off) .pr').first().textContent()) ?? '').toMatch(/^\d+\.\d\d/);
  await context.request.fetch('/api/settings', {
    method: 'PATCH',
    data: { oddsFormat: 'american' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await finish(seen);
});

test('on a phone the navigation is a sheet that closes on a choice', async () => {
  const seen = await visit({ width: 390, height: 844 });
  const { page } = seen;
  await page.goto('/');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page
    .getByRole('link', { name: /^Games/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'MLB Games' }).waitFor();
  await page
    .getByRole('button', { name: /moneyline [+−]\d+ at / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /View Slip/ })
    .first()
    .waitFor();
  await finish(seen);
});
