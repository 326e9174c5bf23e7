import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, type Visit, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

interface Listed {
  id: string;
  playerName: string;
  expectedValue: number | null;
  bestSide: 'over' | 'under' | null;
}

afterAll(closeBrowser);

const LIST = '/api/prop-finder';
const props = ({ page }: Visit): Locator => page.getByRole('list', { name: 'Props' });
const readList = async ({ context }: Visit, query = ''): Promise<Listed[]> =>
  (await (await context.request.get(LIST + query)).json()) as Listed[];

test('without Elite the page says what it would give, and gives nothing of it', async () => {
  const [free, pro] = [await visit({ width: 390, height: 844 }), await visit()];
  await register(free.context, 'freefinder');
  await login(pro.context, { tier: 'pro' });
  for (const reader of [free, pro]) {
    await reader.page.goto('/prop-finder');
    await reader.page.getByText('Elite Feature').waitFor();
    expect(await reader.page.getByRole('link', { name: 'Upgrade to Elite - $40/month' }).getAttribute('href')).toBe('/subscribe');
    for (const path of [LIST, `${LIST}/any`]) expect([path, (await reader.context.request.get(path)).status()]).toEqual([path, 402]);
  }
  expect(await listProblems(free.page, 'locked prop finder')).toEqual([]);
  for (const reader of [free, pro]) await finish(reader);
});

test('Elite filters, sorts, opens the bars of a prop, and takes it to the slip and the parlay', async () => {
  const finder = await visit();
  const { page, context } = finder;
  await login(context, { tier: 'elite' });
  const measureAgainst = (evReference: 'market' | 'model') =>
    context.request.patch('/api/settings', { data: { evReference }, headers: { 'sec-fetch-site': 'same-origin', origin: baseUrl } });
  // The filters of the answer are measured against the market; the page follows its reader's choice.
  expect((await measureAgainst('market')).status()).toBe(200);
  await page.goto('/prop-finder');
  await props(finder).getByRole('listitem').first().waitFor();
  const all = await readList(finder);
  expect(all.length).toBeGreaterThan(100);
  expect(await props(finder).getByRole('listitem').count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Hitting' }).click();
  await page.getByRole('combobox', { name: /^Prop/ }).selectOption('total_bases');
  const isPositiveOnly = page.getByLabel('Positive EV only');
  await isPositiveOnly.click();
  await expect.poll(() => isPositiveOnly.isChecked()).toBe(true);
  await expect.poll(() => page.url()).toContain('category=hitting&propType=total_bases&positiveEVOnly=true');
  // Prices move meanwhile: the page and the list are loaded again until both tell of the same prices.
  let wanted: Listed[] = [];
  const isSame = async () => {
    await page.reload();
    await props(finder).getByRole('listitem').first().waitFor();
    wanted = await readList(finder, '?category=hitting&propType=total_bases&positiveEVOnly=true');
    const isCounted = await page.getByText(new RegExp(`^${wanted.length.toLocaleString('en-US')} props? of `)).isVisible();
    return isCounted && (await props(finder).getByRole('listitem').first().textContent())?.includes(wanted[0]!.playerName);
  };
  await expect.poll(isSame, { interval: 500 }).toBe(true);

  await page.getByRole('combobox', { name: /^Sort/ }).selectOption('player');
  const first = [...wanted].sort((a, b) => (a.playerName < b.playerName ? -1 : 1))[0]!;
  await expect.poll(() => props(finder).getByRole('listitem').first().textContent()).toContain(first.playerName);
  await page.reload();
  await expect.poll(() => props(finder).getByRole('listitem').first().textContent()).toContain(first.playerName);
  expect(await listProblems(page, 'prop finder')).toEqual([]);

  const row = props(finder).getByRole('listitem').first();
  await row.locator('.pf-side.best').click();
  await page.getByText('Added to betting slip').first().waitFor();
  await row.getByRole('button', { name: /^Add to parlay/ }).click();
  await page.getByText('Added to parlay').first().waitFor();
  await row
    .getByRole('button', { name: new RegExp(first.playerName) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/against each day’s own line|has not started a game/)
    .first()
    .waitFor();
  await dialog.getByRole('row', { name: /^Shin/ }).waitFor();
  expect(await listProblems(page, 'a prop')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/player-prop-builder');
  await page.getByText('Your Parlay (1/6)').first().waitFor();
  await measureAgainst('model');
  await finish(finder);
});
