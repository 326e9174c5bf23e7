import { can, TIERS } from '@clearedge/contract/entitlements';
import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

const sameOrigin = { 'sec-fetch-site': 'same-origin', origin: baseUrl };

test('free and pro see what Elite would show, and none of it', async () => {
  for (const tier of TIERS.filter((each) => !can(each, 'analytics'))) {
    const seen = await visit({ width: 390 });
    await login(seen.context, { tier });
    await seen.page.goto('/analytics');
    await seen.page.getByText('Elite Only').waitFor();
    await seen.page.getByText('Elite Feature').waitFor();
    await seen.page.getByRole('region', { name: 'Sample of simulated bets' }).waitFor();
    const answer = await seen.context.request.get('/api/performance/analytics');
    expect([answer.status(), await answer.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'TIER_REQUIRED', requiredTier: 'elite' }),
    ]);
    if (tier === 'free') expect(await listProblems(seen.page, 'locked analytics')).toEqual([]);
    await finish(seen);
  }
});

test('elite sees a sample that says so, notes a chance, and then figures of bets of one’s own', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await login(context, { tier: 'elite' });
  const bet = { gameId: 'Somewhere @ Elsewhere', betType: 'moneyline', selection: 'Somewhere', odds: 120, stake: 25, book: 'Harbor' };
  const track = async (): Promise<string> => {
    const answer = await context.request.post('/api/bets', { data: bet, headers: sameOrigin });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const [first] = [await track(), await track()];
  await page.goto('/analytics?tab=insights');
  await page.getByText(/Everything below is a preview made from 180 simulated bets that no one placed/).waitFor();
  await page.getByRole('textbox', { name: 'Your estimate for Somewhere, percent' }).first().fill('52');
  await page.getByRole('button', { name: 'Note your chance for Somewhere' }).first().click();
  await page.getByText('Estimate noted', { exact: true }).waitFor();
  expect(await listProblems(page, 'sample')).toEqual([]);
  const resolved = await context.request.post(`/api/bets/${first}/resolve`, { data: { result: 'win' }, headers: sameOrigin });
  expect(resolved.status()).toBe(200);
  await page.goto('/my-results');
  await page.getByText(/flat; 1 settled: 1 won/).waitFor();
  await page.getByText(/^at risk on 1 bet/).waitFor();
  await page.getByRole('region', { name: 'Profit of every day' }).waitFor();
  expect(await listProblems(page, 'my results')).toEqual([]);
  await page.getByRole('navigation', { name: 'My Results' }).getByRole('link', { name: 'Analytics' }).click();
  await page.getByText('1 won', { exact: true }).waitFor();
  expect(await page.getByText('Sample', { exact: true }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Market Analysis' }).click();
  await page.getByRole('region', { name: 'By market, figures' }).waitFor();
  await page.getByRole('tab', { name: 'AI Insights' }).click();
  await page.getByText('You need 20 graded bets for insights; you have 1.').waitFor();
  expect(await listProblems(page, 'own figures')).toEqual([]);
  await page.getByRole('button', { name: 'Practice bets' }).click();
  await page.getByText('Practice bets since the last reset; no real money.', { exact: false }).waitFor();
  await finish(seen);
});
