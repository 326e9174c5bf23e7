import { afterAll, expect, test } from 'vitest';
import { advance, login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

interface Saved {
  kind: string;
  status: string;
  result: string | null;
  estimatedProbability: number | null;
  independentProbability: number | null;
  legs: { gameId: string; result: string | null }[];
}

/** The first quote of a fresh server reads every table of scores. */
const PATIENT = { timeout: 60_000 };

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

test('an Elite member builds both kinds of parlay, saves them, and finds them settled when the games are over', {
  timeout: 240_000,
}, async () => {
  const reader = await visit();
  const { page, context } = reader;
  await login(context, { tier: 'elite' });
  const panel = page.getByRole('region', { name: 'Your parlay' });

  await page.goto('/parlay-builder?tab=all&type=moneyline');
  const add = page.getByRole('button', { name: /^Add:/ });
  await add.first().waitFor(PATIENT);
  await add.first().click();
  await add.first().click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('total');
  await add.first().waitFor();
  await add.first().click();
  await panel.getByText('All legs win, as they hang together').waitFor(PATIENT);
  await panel.getByText('If they were independent').waitFor();
  await panel.getByText(/^Pays \$/).waitFor(PATIENT);
  expect(await listProblems(page, '/parlay-builder with three legs')).toEqual([]);
  await panel.getByRole('button', { name: 'Save Parlay' }).click();
  await panel.getByText('Your parlay is empty').waitFor(PATIENT);

  await page.goto('/player-prop-builder');
  const over = page.getByRole('button', { name: /Over .*, [+−]/ }).and(page.locator(':enabled'));
  await over.first().waitFor(PATIENT);
  await over.nth(0).click();
  await over.nth(5).click();
  await panel.getByRole('heading', { name: 'Your Parlay (2/6)' }).waitFor();
  await panel.getByText(/^Pays \$/).waitFor(PATIENT);
  expect(await listProblems(page, '/player-prop-builder with two legs')).toEqual([]);
  await panel.getByRole('button', { name: 'Save Parlay' }).click();
  await panel.getByText('Your parlay is empty').waitFor(PATIENT);

  const saved = async (): Promise<Saved[]> => (await (await context.request.get('/api/my-parlays')).json()) as Saved[];
  const before = await saved();
  expect(before.map(({ kind, status, legs }) => [kind, status, legs.length])).toEqual([
    ['player_prop', 'pending', 2],
    ['parlay', 'pending', 3],
  ]);
  expect(before[1]!.estimatedProbability).not.toBeNull();
  expect(before[1]!.independentProbability).not.toBeNull();

  const admin = await visit();
  await login(admin.context, { tier: 'admin' });
  await advance(admin.context, { to: 'slate-final' });
  await finish(admin);
  expect((await saved()).map(({ status, result }) => [status, result !== null])).toEqual([
    ['settled', true],
    ['settled', true],
  ]);
  await page.goto('/parlay-builder?tab=saved');
  const list = page.getByRole('list', { name: 'Saved parlays' });
  await list
    .getByText(/^(Won|Lost|Pushed|Void)$/)
    .first()
    .waitFor();
  expect(await list.getByText('Pending', { exact: true }).count()).toBe(0);
  expect(await listProblems(page, '/parlay-builder?tab=saved, settled')).toEqual([]);
  await finish(reader);
});
