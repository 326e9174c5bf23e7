import './support/own-server.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { advance, login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { leave } from './support/leave.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 20_000 };
const EXCLUDED = /You have excluded yourself from betting until January 7, 2027/;
const OPEN = '.vs-games .vs-game .odds:not([disabled])';

async function exclude(page: Page): Promise<void> {
  await page.goto('/responsible-gaming');
  await page.getByLabel('Type EXCLUDE to confirm').fill('exclude');
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await page.getByText('Type EXCLUDE to confirm.', { exact: true }).waitFor();
  await page.getByLabel('Type EXCLUDE to confirm').fill('EXCLUDE');
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await page.getByText('Self-exclusion started', { exact: true }).waitFor();
}

test('who excludes themselves places nothing, is advised nothing, hears nothing, and cannot take it back', async () => {
  const seen = await visit();
  const { page, context } = seen;
  const headers = { 'sec-fetch-site': 'same-origin', origin: baseUrl };
  const post = (path: string, data: object) => context.request.post(path, { data, headers });
  const news = async () => ((await (await context.request.get('/api/notifications')).json()) as unknown[]).length;
  await login(context, { tier: 'elite' });
  expect((await context.request.patch('/api/settings', { data: { digestMail: true }, headers })).status()).toBe(200);
  await exclude(page);
  const before = await news();

  await page.goto('/virtual-sportsbook');
  await page.locator(OPEN).first().click();
  const slip = page.locator('.vs-slip');
  await slip.getByRole('spinbutton').fill('25');
  await slip.getByRole('button', { name: 'Place 1 Bet, $25.00' }).click();
  await page.getByText(EXCLUDED).first().waitFor();
  expect(await listProblems(page, 'sportsbook of someone who is excluded')).toEqual([]);
  await expect.poll(async () => (await (await context.request.get('/api/virtual/bets')).json()) as unknown[], soon).toEqual([]);

  const stated = await (await post('/api/assistant/messages', { content: 'What are the best bets today?' })).text();
  expect(stated).toMatch(EXCLUDED);
  expect(stated).toContain('1-800-GAMBLER');
  expect(stated).not.toMatch(/[+−-]\d{3}\b(?!-)/);

  // Neither a shorter pause nor a looser limit undoes it.
  await post('/api/responsible-gaming/cool-off', { hours: 24 });
  const limits = (await (await context.request.get('/api/responsible-gaming')).json()) as { excludedUntil: string };
  expect(limits.excludedUntil.slice(0, 10)).toBe('2027-01-07');

  await leave(page);
  const admin = await visit();
  await login(admin.context, { tier: 'admin' });
  await advance(admin.context, { minutes: 90 });
  expect(await news()).toBe(before);
  await finish(admin);
  await finish(seen);
});
