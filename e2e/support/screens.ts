import { expect } from 'vitest';
import { login } from './accounts.ts';
import { baseUrl, finish, visit } from './browser.ts';
import { listProblemsOfThemes } from './problems.ts';

const listScreens = (game: string): string[] => [
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
  '/white-label',
  '/consultation',
  '/early-access',
  '/admin/consultation',
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

/** Opens every screen at one width, in both themes: none may be inaccessible, wider than the window, or write to the console. */
export async function lookAtScreens(width: number): Promise<void> {
  const games = (await (await fetch(`${baseUrl}/api/games`)).json()) as { gameId: string }[];
  const seen = await visit({ width });
  await login(seen.context, { tier: 'elite' });
  const problems: string[] = [];
  for (const path of listScreens(`/game/${encodeURIComponent(games[0]!.gameId)}`)) {
    await seen.page.goto(path);
    await seen.page.getByRole('heading', { level: 1 }).first().waitFor();
    await seen.page.waitForLoadState('networkidle');
    problems.push(...(await listProblemsOfThemes(seen.page, path)));
  }
  expect(problems).toEqual([]);
  await finish(seen);
}
