import { tierNames } from '@clearedge/contract/entitlements';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { advance, login, register } from '../accounts.ts';
import { finish, type Visit, visit } from '../browser.ts';
import { leave } from '../leave.ts';
import { listProblemsOfThemes } from '../problems.ts';
import type { Story } from './story.ts';

/** The day that is played, and a game of it that was analyzed. */
export interface Day {
  slateOn: string;
  gameId: string;
}
interface Pick {
  id: string;
  gameKey: string;
  selection: string;
  reasoning?: string;
  result: string | null;
  units: number | null;
  score: { away: number; home: number } | null;
}
interface Game {
  gameId: string;
  slateOn: string;
  status: string;
  aiSummary: { summary?: string } | null;
}

const read = async <T>({ context }: { context: BrowserContext }, path: string): Promise<T> =>
  (await (await context.request.get(path)).json()) as T;

const isComing = ({ status }: Game): boolean => status === 'scheduled';

/** Moves the clock until something is worth its price; on most days that is at once. */
async function toAPick(admin: Visit): Promise<void> {
  const pro = await visit();
  await login(pro.context, { tier: 'pro' });
  for (let tries = 0; tries < 4; tries += 1) {
    await pro.context.request.post('/api/daily-picks/generate', { headers: { 'sec-fetch-site': 'same-origin' } });
    if ((await read<Pick[]>(pro, '/api/daily-picks')).length > 0) break;
    await advance(admin.context, { minutes: 30 });
  }
  await finish(pro);
}

/** The day, once a pick may be published. */
export async function findDay(admin: Visit): Promise<Day> {
  await toAPick(admin);
  const [game] = (await read<Game[]>(admin, '/api/games')).filter((one) => isComing(one) && one.aiSummary);
  return { slateOn: game!.slateOn, gameId: game!.gameId };
}

const section = (page: Page, name: RegExp) => page.locator('article.game').first().getByRole('button', { name });

/** A free member sees what is locked, and the way up, on card, game page and daily picks. */
export async function freeMemberReads(day: Day): Promise<void> {
  const reader = await visit();
  const { page } = reader;
  await register(reader.context, 'freereader');
  await page.goto('/games');
  for (const [button, feature] of [
    [/AI Game Analysis/, `AI Game Analysis is available to ${tierNames('analysis')} subscribers.`],
    [/AI Player Props/, `AI Player Props is available to ${tierNames('props')} subscribers.`],
  ] as const) {
    await section(page, button).click();
    await page.getByText(feature).waitFor();
  }
  expect(await page.getByRole('link', { name: 'Upgrade to Pro' }).count()).toBeGreaterThanOrEqual(2);
  await page.goto(`/game/${encodeURIComponent(day.gameId)}`);
  await page.getByText('Premium Feature').first().waitFor();
  await page.goto('/daily-picks');
  await page.getByText('Pro Feature Required').waitFor();
  await page.getByRole('link', { name: 'Upgrade to Pro for $25/month' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/subscribe');
  await finish(reader);
}

async function placeFirstPick(page: Page): Promise<string> {
  const card = page.locator('article.pk').filter({ has: page.getByRole('button', { name: 'Add to Slip' }) });
  await card.first().waitFor();
  const selection = (await card.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
  await card.first().getByRole('button', { name: 'Add to Slip' }).click();
  await page.getByText('Added to betting slip').first().waitFor();
  await page
    .getByLabel(/^Stake/)
    .first()
    .fill('10');
  await page.getByRole('button', { name: /^Place 1 Bet/ }).click();
  await page.getByText('Your bets have been successfully placed.').first().waitFor();
  return selection;
}

/** Pages as the server sends them, drawn or not, to those who have not paid: nothing of what was paid for is in them. */
async function keepSecrets(day: Day, published: readonly Pick[]): Promise<void> {
  const [pro, visitor, free] = [await visit(), await visit(), await visit()];
  await login(pro.context, { tier: 'pro' });
  await login(free.context, { tier: 'free' });
  const games = await read<Game[]>(pro, '/api/games');
  const secrets = [
    ...published.map(({ reasoning }) => reasoning!),
    ...published.slice(3).map(({ id }) => id),
    ...games.flatMap(({ aiSummary }) => aiSummary?.summary ?? []),
  ].map((text) => text.slice(0, 80));
  expect(secrets.length).toBeGreaterThan(published.length);
  for (const { context } of [visitor, free])
    for (const path of [
      '/',
      '/games',
      `/game/${encodeURIComponent(day.gameId)}`,
      '/daily-picks',
      '/record',
      '/performance-tracking',
      '/daily-digest',
    ]) {
      const page = await (await context.request.get(path)).text();
      expect([path, secrets.filter((secret) => page.includes(secret))]).toEqual([path, []]);
    }
  for (const one of [pro, visitor, free]) await finish(one);
}

async function resultsAgree(page: Page, day: Day, settled: readonly Pick[]): Promise<void> {
  const count = (result: string): number => settled.filter((pick) => pick.result === result).length;
  await page.goto(`/daily-picks?date=${day.slateOn}`);
  await page.locator('article.pk').first().waitFor();
  const badges = await page.locator('article.pk .pk-badges').allTextContents();
  expect(badges.map((text) => /WIN|LOSS|PUSH|VOID/.exec(text)?.[0])).toEqual(settled.map(({ result }) => result));

  await page.goto('/record');
  await page.locator('.rec-tbl').waitFor();
  const record = await read<{ summary: { wins: number; losses: number }; entries: { selection: string; result: string }[] }>(
    { context: page.context() },
    '/api/record',
  );
  const rows = await page
    .locator('.rec-tbl tbody tr')
    .evaluateAll((found) =>
      found.map((row) => ({ pick: row.querySelector('[data-p="name"] a')?.textContent, text: row.textContent ?? '' })),
    );
  expect(rows).toHaveLength(record.entries.length);
  for (const pick of settled) {
    const score = pick.score ? `${pick.score.away}–${pick.score.home}` : '';
    // A day may have a club to win and on its run line.
    const row = rows.find((one) => one.pick === selectionLabel(pick.selection) && one.text.includes(score));
    expect([pick.selection, row?.text.includes(pick.result!)]).toEqual([pick.selection, true]);
  }
  await page.getByText(new RegExp(`^${record.summary.wins} won, ${record.summary.losses} lost`)).waitFor();

  await page.goto(`/performance-tracking?date=${day.slateOn}&sport=mlb`);
  await page.getByText(`${count('WIN')} of ${count('WIN') + count('LOSS')}`, { exact: true }).waitFor();
  expect(await page.locator('.trk').count()).toBe(settled.length);
}

/** A pro reads the analysis, generates picks and places one; after the games everything agrees with the record. */
export async function subscriberStory(day: Day): Promise<Story> {
  const reader = await visit();
  const { page } = reader;
  let published: Pick[] = [];

  async function before(): Promise<void> {
    await login(reader.context, { tier: 'pro' });
    await page.goto('/games');
    await section(page, /AI Game Analysis/).click();
    await page.getByRole('heading', { name: 'Value plays' }).first().waitFor();
    await section(page, /AI Player Props/).click();
    await page.goto(`/game/${encodeURIComponent(day.gameId)}`);
    await page.getByRole('heading', { name: 'AI Game Analysis' }).waitFor();

    await page.goto('/daily-picks');
    await page
      .getByRole('button', { name: /Generate (New|Daily) Picks/ })
      .first()
      .click();
    await page
      .getByText(/^(Daily picks generated|No new picks)$/)
      .first()
      .waitFor();
    const selection = await placeFirstPick(page);
    await page.goto('/my-bets?tab=pending');
    await page.getByText(selection).first().waitFor();
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.getByText('Picks published').first().waitFor();

    published = await read<Pick[]>(reader, `/api/daily-picks?date=${day.slateOn}`);
    expect(published.length).toBeGreaterThan(0);
    await keepSecrets(day, published);
    await leave(page);
  }

  async function after(): Promise<void> {
    const settled = await read<Pick[]>(reader, `/api/daily-picks?date=${day.slateOn}`);
    expect(settled.length).toBeGreaterThanOrEqual(published.length);
    expect(settled.filter(({ result }) => result === null)).toEqual([]);
    await resultsAgree(page, day, settled);
    await finish(reader);
  }

  return { before, after };
}

/** With results, every screen is accessible and fits, dark and light. */
export async function screensFit(day: Day, width: number): Promise<void> {
  const seen = await visit({ width });
  await login(seen.context, { tier: 'pro' });
  const problems: string[] = [];
  for (const path of [
    `/daily-picks?date=${day.slateOn}`,
    '/daily-picks',
    '/record',
    `/performance-tracking?date=${day.slateOn}`,
    '/performance-tracking?tab=monthly',
    `/game/${encodeURIComponent(day.gameId)}?tab=props`,
  ]) {
    await seen.page.goto(path);
    await seen.page.getByRole('heading', { level: 1 }).first().waitFor();
    await seen.page.waitForLoadState('networkidle');
    problems.push(...(await listProblemsOfThemes(seen.page, path)));
  }
  expect(problems).toEqual([]);
  await finish(seen);
}
