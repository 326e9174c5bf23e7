import './support/own-server.ts';
import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

const headers = { 'sec-fetch-site': 'same-origin', origin: baseUrl };

test('staff correct the result of a settled bet after a preview; its owner is told, and reads both gradings', async () => {
  const member = await visit({ width: 390 });
  const { context, page } = member;
  await register(context, 'corrected');
  const bet = { gameId: 'Local derby', betType: 'prop', selection: 'First goal', odds: 150, stake: 10 };
  const placed = (await (await context.request.post('/api/bets', { data: bet, headers })).json()) as { id: string };
  const resolved = await context.request.post(`/api/bets/${placed.id}/resolve`, { data: { result: 'win' }, headers });
  expect(resolved.status()).toBe(200);

  const staff = await visit();
  await login(staff.context, { tier: 'admin' });
  await staff.page.goto('/admin/operations?tab=practice');
  await staff.page.getByRole('heading', { name: 'Practice bets' }).waitFor();
  expect(await listProblems(staff.page, 'practice bets of staff')).toEqual([]);
  await staff.page.getByRole('tab', { name: 'Bets', exact: true }).click();
  await staff.page.getByRole('button', { name: 'Grade First goal of corrected again' }).click();
  await staff.page.getByRole('combobox', { name: 'New result' }).selectOption('loss');
  await staff.page.getByRole('button', { name: 'See what changes' }).click();
  await staff.page.getByRole('dialog').getByText('Graded by its owner.', { exact: false }).waitFor();
  await staff.page.getByLabel('Reason').fill('The goal was taken back after review.');
  await staff.page.getByRole('button', { name: 'Grade again', exact: true }).click();
  await staff.page.getByText('Both gradings stay on its receipt.', { exact: false }).first().waitFor();

  await page.goto(`/my-bets?tab=history&bet=${placed.id}`);
  await page.getByText('The goal was taken back after review.', { exact: false }).first().waitFor();
  expect(await listProblems(page, 'a corrected receipt at 390')).toEqual([]);
  const { items } = (await (await context.request.get('/api/notifications')).json()) as { items: { title: string; body: string }[] };
  expect(items.some(({ title, body }) => title === 'Bet lost' && body.startsWith('Corrected result.'))).toBe(true);
  await finish(staff);
  await finish(member);
});
