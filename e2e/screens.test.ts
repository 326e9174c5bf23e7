import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { baseUrl, closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems, THEMES } from './support/problems.ts';

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
  '/odds-comparison',
  '/odds-comparison?view=finder',
  '/odds-comparison?view=alerts',
  '/ai-assistant',
  '/performance',
  '/prop-finder',
  '/kelly-calculator',
  '/analytics',
  '/analytics?tab=insights',
  '/hot-trends',
  '/strategies',
  '/parlay-builder',
  '/player-prop-builder',
  '/virtual-sportsbook',
  '/virtual-performance',
  '/weekly-leaderboard',
  '/weekly-leaderboard?tab=how',
  '/groups',
  '/subscribe',
  '/admin',
  '/admin/users',
  '/admin/operations',
  '/admin/stripe-setup',
  '/admin/referrals',
  '/admin/ticket-dashboard',
  '/referrals',
  '/cfl',
  '/cfl?tab=schedule',
  '/cfl/standings',
  '/cfl/betting',
  '/cfl/games',
  '/cfl/picks',
  '/cfl/teams/HAM',
  '/help',
  '/house-rules',
  '/model',
  '/golf/tournaments',
  '/golf/tournaments?tab=odds',
  '/golf/tournaments/golf-2026-great-lakes-open',
  '/responsible-gaming',
  '/support',
  '/privacy',
  '/terms',
  '/nowhere',
];

test.each([390, 1440])('every screen is accessible and fits at %i px, dark and light', { timeout: 400_000 }, async (width) => {
  const seen = await visit({ width });
  await login(seen.context, { tier: 'elite' });
  const problems: string[] = [];
  for (const path of SCREENS) {
    await seen.page.goto(path);
    await seen.page.getByRole('heading', { level: 1 }).first().waitFor();
    await seen.page.waitForLoadState('networkidle');
    for (const theme of THEMES) problems.push(...(await listProblems(seen.page, path, theme)));
  }
  expect(problems).toEqual([]);
  await finish(seen);
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
