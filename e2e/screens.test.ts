import { afterAll, describe, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { baseUrl, closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

const games = (await (await fetch(`${baseUrl}/api/games`)).json()) as { gameId: string }[];
const game = `/game/${encodeURIComponent(games[0]!.gameId)}`;
const SCREENS = [
  '/',
  '/games',
  game,
  `${game}?tab=trends`,
  `${game}?tab=box`,
  '/my-bets',
  '/my-bets?tab=history',
  '/auth',
  '/settings',
  '/daily-digest',
  '/ai-assistant',
  '/performance',
  '/virtual-sportsbook',
  '/virtual-performance',
  '/weekly-leaderboard',
  '/weekly-leaderboard?tab=how',
  '/groups',
  '/house-rules',
  '/model',
  '/responsible-gaming',
  '/support',
  '/privacy',
  '/terms',
  '/nowhere',
];

describe.each([390, 1440])('at %i px', (width) => {
  test.each(['dark', 'light'] as const)('every screen is accessible and fits, %s', { timeout: 300_000 }, async (theme) => {
    const seen = await visit({ width, theme });
    await login(seen.context, { tier: 'elite' });
    await seen.context.request.fetch('/api/settings', { method: 'PATCH', data: { theme }, headers: { 'sec-fetch-site': 'same-origin' } });
    const problems: string[] = [];
    for (const path of SCREENS) {
      await seen.page.goto(path);
      await seen.page.getByRole('heading', { level: 1 }).first().waitFor();
      await seen.page.waitForLoadState('networkidle');
      expect(await seen.page.locator('html').getAttribute('data-theme')).toBe(theme);
      problems.push(...(await listProblems(seen.page, path)));
    }
    expect(problems).toEqual([]);
    await finish(seen);
  });
});

test('a page that is none says so, with the status of one', async () => {
  const seen = await visit();
  const answer = await seen.page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await seen.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await seen.page.goto('/game/20200101_AAA@BBB');
  await seen.page.getByText('The requested game could not be found.').waitFor();
  await finish(seen);
});
