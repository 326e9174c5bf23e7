import { tierNames } from '@clearedge/contract/entitlements';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, type Visit, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { START } from './support/start-server.ts';

interface Digest {
  games: { awayTeam: string; homeTeam: string }[];
  watch?: { awayTeamCode: string; homeTeamCode: string; drivers: { title: string; detail: string; points: number }[] }[];
  picks: { published: number; hidden: number; list: { selection: string }[] };
  locked?: true;
}

const LOCK = `What moves each game’s number, and what would change it, is available to ${tierNames('digest')} subscribers.`;

afterAll(closeBrowser);

const readDigest = async ({ context }: Visit): Promise<Digest> => (await (await context.request.get('/api/digest')).json()) as Digest;

/** The board of the page; on a phone it is folded at first. */
async function showBoard(page: Page): Promise<Locator> {
  const board = page.getByRole('region', { name: 'MLB board' });
  await board.waitFor();
  const unfold = page.getByRole('button', { name: 'The board' });
  if (await unfold.isVisible()) await unfold.click();
  await board.locator('.dg-row').first().waitFor();
  return board;
}

/** The page of this reader, who sees the whole board whatever the tier. */
async function openDigest(reader: Visit): Promise<Digest> {
  const { page } = reader;
  let digest = await readDigest(reader);
  await page.goto('/daily-digest');
  const [first] = digest.games;
  const name = `${first!.awayTeam} at ${first!.homeTeam}: game details`;
  let board = await showBoard(page);
  await board.locator('.dg-row').first().getByRole('link', { name }).waitFor();
  // Picks are published while the test runs, and an open page asks once a minute: both are asked anew until they agree.
  const isAgreed = async (): Promise<boolean> => {
    digest = await readDigest(reader);
    if ((await page.getByText(`${digest.picks.published} published`).count()) > 0) return true;
    await page.reload();
    board = await showBoard(page);
    return false;
  };
  await expect.poll(isAgreed, { timeout: 50_000, interval: 1_000 }).toBe(true);
  expect(await board.locator('.dg-row').count()).toBe(digest.games.length);
  return digest;
}

test('a visitor and a free reader get the board and the lock; what is locked is nowhere on their page', async () => {
  const [pro, visitor, free] = [await visit(), await visit(), await visit({ width: 390 })];
  await login(pro.context, { tier: 'pro' });
  await register(free.context, 'digester');
  const { watch } = await readDigest(pro);
  const drivers = (watch ?? []).flatMap((one) => one.drivers);
  const secrets = [...drivers.map(({ detail }) => detail).filter(Boolean), ...drivers.map(({ points }) => String(points))];
  expect(secrets.length).toBeGreaterThan(drivers.length);
  for (const reader of [visitor, free]) {
    const digest = await openDigest(reader);
    expect([digest.locked, digest.watch]).toEqual([true, undefined]);
    await reader.page.getByText(LOCK).waitFor();
    const text = `${JSON.stringify(digest)} ${await reader.page.content()}`;
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  await visitor.page.getByRole('button', { name: 'Sign in to get it by email' }).click();
  await visitor.page.getByRole('dialog').waitFor();
  await free.page.getByRole('button', { name: 'Get it by email' }).click();
  await free.page.getByText('Daily digest on').first().waitFor();
  await free.page.getByRole('button', { name: 'Stop the email' }).waitFor();
  expect(await listProblems(free.page, '/daily-digest, free, at 390')).toEqual([]);
  for (const one of [pro, visitor, free]) await finish(one);
});

test('a pro reader is told what moves each game’s number, and turns back to the day before', async () => {
  const reader = await visit();
  const { page, context } = reader;
  await login(context, { tier: 'pro' });
  const digest = await openDigest(reader);
  const [watched] = digest.watch!;
  await page.getByText(`${watched!.drivers[0]!.title}: ${watched!.drivers[0]!.detail}`).first().waitFor();
  expect([digest.locked, digest.picks.hidden, await page.getByText(LOCK).count()]).toEqual([undefined, 0, 0]);
  expect(await listProblems(page, '/daily-digest, pro')).toEqual([]);

  const dayBefore = new Date(Date.parse(START) - DAY_MS).toISOString().slice(0, 10);
  await page.goto(`/daily-digest?date=${dayBefore}`);
  await page.getByText('as the day ended', { exact: false }).waitFor();
  await finish(reader);
});
