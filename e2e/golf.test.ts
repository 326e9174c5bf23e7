import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 20_000 };

test('a free bettor opens the tournament in play, compares the books and tracks a winner', async () => {
  const seen = await visit({ width: 1440 });
  const { page, context } = seen;
  await login(context, { tier: 'free' });
  await page.goto('/golf/tournaments');
  const card = page.locator('.gf-card', { hasText: 'Live' }).first();
  await expect.poll(() => card.locator('.gf-win li').count(), soon).toBe(3);
  const name = (await card.getByRole('heading', { level: 2 }).textContent())!;
  await card.getByRole('link', { name: `Leaderboard of ${name}` }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('.gf-lb tbody tr').first().waitFor();
  expect(await page.locator('.gf-lb tbody .gf-place').first().textContent()).toMatch(/^T?1$/);
  await page.getByRole('tab', { name: 'Odds' }).click();
  const best = page.locator('button.gf-p.best').first();
  await best.waitFor();
  await page.getByText('Premium Feature').waitFor();
  await best.click();
  await page.getByText('Added to betting slip').first().waitFor();
  expect(await best.getAttribute('aria-pressed')).toBe('true');
  expect(await listProblems(page, 'golf odds')).toEqual([]);
  const slip = JSON.parse(String(await page.evaluate("localStorage.getItem('clearedge.slip')"))) as { entries: object[] };
  const [entry] = slip.entries;
  const answer = await context.request.post('/api/bets', {
    data: { ...entry, stake: 10 },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto('/my-bets?tab=pending');
  await page
    .getByText(/ to win$/)
    .first()
    .waitFor();
  await finish(seen);
});
