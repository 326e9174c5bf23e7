import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

/** The first quote of a fresh server reads every table of scores. */
const PATIENT = { timeout: 60_000 };

test('an Elite member puts baseball and Canadian football in one ticket, and takes it to the slip to log', async () => {
  const reader = await visit();
  const { page, context } = reader;
  await login(context, { tier: 'elite' });
  await page.goto('/parlay-builder?tab=all&type=moneyline');
  const add = page.getByRole('button', { name: /^Add:/ });
  await add.first().waitFor(PATIENT);
  await add.first().click();
  await page.getByRole('group', { name: 'Sport' }).getByRole('button', { name: 'CFL', exact: true }).click();
  await page.waitForURL(/sport=cfl/);
  // The chosen leg is listed no more: only the other sport's sides can still be added.
  await expect.poll(() => page.getByRole('button', { name: /^Added:/ }).count()).toBe(0);
  await add.first().waitFor(PATIENT);
  await add.first().click();

  const panel = page.getByRole('region', { name: 'Your parlay', exact: true });
  await panel.getByText(/^Pays \$/).waitFor(PATIENT);
  expect(await panel.getByRole('list', { name: 'Legs' }).getByRole('listitem').count()).toBe(2);
  await page.getByRole('region', { name: 'What this parlay really pays' }).getByText('Same legs as 2 singles').waitFor(PATIENT);
  expect(await listProblems(page, '/parlay-builder with two sports')).toEqual([]);

  await panel.getByRole('button', { name: 'Log the ticket' }).click();
  const slip = page.getByRole('dialog', { name: 'Betting Slip' });
  await slip.getByRole('textbox', { name: 'Odds of the ticket' }).waitFor();
  expect(await slip.getByRole('button', { name: /^Remove / }).count()).toBe(2);
  await finish(reader);
});
