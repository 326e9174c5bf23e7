import { expect } from 'vitest';
import { register } from '../accounts.ts';
import { finish, visit } from '../browser.ts';
import { leave } from '../leave.ts';
import { listProblems } from '../problems.ts';
import { trackFromSlip } from '../track.ts';
import type { Story } from './story.ts';

interface Listed {
  gameId: string;
  awayTeam: string;
  homeTeam: string;
}

/** A free member finds a CFL game by its team, tracks the spread and sees it settled. */
export async function gridironStory(): Promise<Story> {
  const bettor = await visit();
  const { page, context } = bettor;

  async function before(): Promise<void> {
    await register(context, 'gridiron');
    const [game] = (await (await context.request.get('/api/cfl/games?date=2026-07-11')).json()) as [Listed];

    await page.goto('/cfl');
    await page.getByRole('link', { name: 'CFL Games' }).first().click();
    await page.getByRole('searchbox', { name: 'Search teams or venue' }).fill(game.awayTeam);
    await page.getByRole('heading', { level: 2, name: `${game.awayTeam} at ${game.homeTeam}` }).waitFor();
    await expect.poll(() => page.locator('article.game').count()).toBe(1);
    const price = page.getByRole('button', { name: new RegExp(`^${game.awayTeam} point spread`) });
    await price.click();
    expect(await price.getAttribute('aria-pressed')).toBe('true');
    expect(await listProblems(page, 'CFL games')).toEqual([]);

    await trackFromSlip(page);
    await leave(page);
  }

  async function after(): Promise<void> {
    await page.goto('/cfl/games?date=2026-07-11');
    await page
      .getByText(/^Final/)
      .first()
      .waitFor();
    await page.getByRole('table', { name: 'Points by quarter' }).first().waitFor();

    await page.goto('/my-bets?tab=history');
    await page.getByRole('tab', { name: 'Betting History (1)' }).waitFor();
    await page.locator('.hist > button').first().click();
    await page.getByText('How it was graded').waitFor();
    const receipt = (await page.locator('.hist').first().textContent()) ?? '';
    expect(receipt).toMatch(/Won|Lost|Push/);
    expect(receipt).toContain('$25.00');
    await finish(bettor);
  }

  return { before, after };
}
