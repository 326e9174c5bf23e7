import './support/own-server.ts';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { lookAtScreens } from './support/screens.ts';

afterAll(closeBrowser);

test('every screen is accessible and fits at 390 px, dark and light', () => lookAtScreens(390));

test('a page that is none says so, with the status of one', async () => {
  const seen = await visit();
  const answer = await seen.page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await seen.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await seen.page.goto('/game/20200101_AAA@BBB');
  await seen.page.getByText('The requested game could not be found.').waitFor();
  await finish(seen);
});
