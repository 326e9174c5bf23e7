import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { register } from '../accounts.ts';
import { finish, visit } from '../browser.ts';
import { listProblems } from '../problems.ts';
import { baseUrl } from '../server-address.ts';
import type { Story } from './story.ts';

/** A busy machine takes its time. */
const soon = { timeout: 20_000 };
const WEEK = '2026-07-06';
interface Game {
  gameId: string;
  gameTime: string;
  status: string;
}
interface Entry {
  user: { username: string; isSimulated: boolean };
  totalBets: number;
  points: number;
}

const get = async <T>(context: BrowserContext, path: string): Promise<T> => (await (await context.request.get(path)).json()) as T;
const board = (context: BrowserContext): Promise<Entry[]> => get(context, `/api/weekly-leaderboard/${WEEK}`);

const BETS = 6;
/** A contest bet on the home club of each of the day's first games: some of them win. */
async function betOnHomeTeams(context: BrowserContext): Promise<void> {
  const open = (await get<Game[]>(context, '/api/games')).filter(({ status }) => status === 'scheduled');
  const games = open.toSorted((a, b) => a.gameTime.localeCompare(b.gameTime)).slice(0, BETS);
  expect(games).toHaveLength(BETS);
  for (const { gameId } of games) {
    const pick = { market: 'moneyline', period: 'full', side: 'home' };
    const data = { gameId, betType: 'moneyline', selection: 'home', odds: -100_000, stake: 20, pick, bankroll: 'contest' };
    const answer = await context.request.post('/api/virtual/bets', { data, headers: { 'sec-fetch-site': 'same-origin', origin: baseUrl } });
    expect(answer.status()).toBe(201);
  }
}

/** The points board moves when games end, and who leaves it is no longer named. */
export async function competitorStory(): Promise<Story> {
  const seen = await visit();
  const { page, context } = seen;
  const problems: string[] = [];

  async function before(): Promise<void> {
    await register(context, 'board-newcomer');
    await betOnHomeTeams(context);
  }

  async function after(): Promise<void> {
    expect(await get<unknown[]>(context, '/api/virtual/bets?status=pending')).toEqual([]);
    await page.goto('/weekly-leaderboard');
    const table = page.getByRole('table', { name: 'Leaderboard by points' });
    const own = table.getByRole('row', { name: /board-newcomer/ });
    await own.waitFor();
    const entries = await board(context);
    const { points, totalBets } = entries.find(({ user }) => user.username === 'board-newcomer')!;
    expect(totalBets).toBe(BETS);
    expect(points).toBeGreaterThan(0);
    expect(await own.locator('.lb-key').textContent()).toBe(String(points));
    // The community plays by the same rules, and says what it is.
    const simulated = entries.filter(({ user }) => user.isSimulated);
    expect(simulated.length).toBeGreaterThan(0);
    expect(await table.getByText('Simulated').count()).toBe(simulated.length);
    problems.push(...(await listProblems(page, 'leaderboard')));

    await page.goto('/weekly-leaderboard?tab=mine');
    await expect.poll(() => page.locator('.tile', { hasText: 'Points' }).locator('b').first().textContent(), soon).toBe(String(points));
    await page.getByRole('checkbox', { name: 'Show me on public boards' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('you are not on public boards', { exact: true }).waitFor();
    problems.push(...(await listProblems(page, 'my stats')));
    const other = await visit();
    await expect.poll(async () => JSON.stringify(await board(other.context)), soon).not.toContain('board-newcomer');
    expect(problems).toEqual([]);
    await finish(other);
    await finish(seen);
  }

  return { before, after };
}
