import './support/own-server.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { advance, login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 20_000 };
const get = async <T>(context: BrowserContext, path: string): Promise<T> => (await (await context.request.get(path)).json()) as T;
const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Creates a group for invited people only; answers its code. */
async function createGroup(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Group' });
  await dialog.getByRole('button', { name: 'Create Group' }).click();
  await dialog.getByText('Group name is required').waitFor();
  await dialog.getByLabel('Group name').fill('Left Field');
  await dialog.getByRole('checkbox', { name: /Private/ }).check();
  await dialog.getByRole('button', { name: 'Create Group' }).click();
  await dialog.waitFor({ state: 'detached' });
  return (await card(page, 'Left Field').locator('code').textContent())!;
}

/** A wrong code and the code of one's own group are refused in the dialog, where one was typing. */
async function tryCodes(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Join Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Group' });
  await dialog.getByLabel('Invite code').fill('ZZZZ9999');
  await dialog.getByRole('button', { name: 'Join Group' }).click();
  await dialog.getByText('Invalid invite code').waitFor();
  await dialog.getByLabel('Invite code').fill(code.toLowerCase());
  await dialog.getByRole('button', { name: 'Join Group' }).click();
  await dialog.getByText('You are already a member of this group.').waitFor();
  await page.keyboard.press('Escape');
}

/** Follows an invite link signed out, makes an account on the spot, and answers the question that is still there. */
async function joinByLink(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByText('You are invited to Left Field').waitFor();
  await page.locator('main').getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join ClearEdge' });
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Email').fill(`${name}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await dialog.getByLabel('Confirm Password').fill('correct horse 7');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Join Left Field' }).click();
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  await card(page, 'Left Field').getByRole('button', { name: 'Sealed picks', expanded: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
}

test('friends in a group: create, join by link, picks sealed until the first pitch, the board', async () => {
  const [ann, bob] = [await visit(), await visit({ width: 390, height: 844, theme: 'light' })];
  const problems: string[] = [];
  await register(ann.context, 'field-ann');
  await ann.page.goto('/groups');
  await ann.page.getByText('No Groups Yet').waitFor();
  const code = await createGroup(ann.page);
  await tryCodes(ann.page, code);
  await joinByLink(bob.page, `/groups#join=${code}`, 'field-bob');

  // Ann decides that today's first games are a card, and puts her confidence on one of them.
  await card(ann.page, 'Left Field').getByRole('button', { name: 'Pick’em' }).click();
  await ann.page.getByRole('button', { name: 'Set the rules' }).click();
  const rules = ann.page.getByRole('dialog', { name: 'Rules of the card' });
  await rules.getByLabel('Games on the card').fill('3');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await ann.page.getByText(/winners of the first 3 games to start on Saturday/).waitFor();
  await ann.page.locator('.grp-game').nth(1).locator('.grp-offer').first().click();
  await ann.page.getByLabel(/^Confidence on/).selectOption('3');
  await ann.page.getByText(/^Sealed: .*confidence 3/).waitFor();
  problems.push(...(await listProblems(ann.page, 'card')));

  // Ann picks the next game; Bob sees that she did, not what.
  await card(ann.page, 'Left Field').getByRole('button', { name: 'Sealed picks' }).click();
  const open = ann.page.locator('.grp-game', { has: ann.page.locator('.grp-offer') }).first();
  const matchup = (await open.locator('header b').textContent())!;
  const first = ann.page.locator('.grp-game', { hasText: matchup }).first();
  await first.locator('.grp-offer').first().click();
  await first.getByText(/^Sealed: /).waitFor();
  const seen = bob.page.locator('.grp-game', { hasText: matchup }).first();
  await expect.poll(() => seen.locator('.grp-sealed').textContent(), { timeout: 45_000 }).toContain('1 hidden pick from others');
  const [group] = await get<{ id: string }[]>(bob.context, '/api/groups');
  const slate = await (await bob.context.request.get(`/api/groups/${group!.id}/picks`)).text();
  expect(slate).not.toContain('field-ann');
  problems.push(...(await listProblems(bob.page, 'sealed picks on a phone')));

  // Bob writes, Ann reacts and, being the admin, removes it.
  await bob.page.getByLabel('Write to the group').fill('Nine in a row');
  await bob.page.getByRole('button', { name: 'Post' }).click();
  await bob.page.locator('.grp-text', { hasText: 'Nine in a row' }).waitFor();
  const comment = ann.page.locator('.grp-comment', { hasText: 'Nine in a row' });
  await comment.waitFor({ timeout: 45_000 });
  await comment.getByRole('button', { name: 'Fire, 0' }).click();
  await comment.getByRole('button', { name: 'Fire, 1', pressed: true }).waitFor();
  await comment.getByRole('button', { name: 'Remove' }).click();
  await ann.page.getByRole('dialog', { name: 'Remove this comment?' }).getByRole('button', { name: 'Remove' }).click();
  await ann.page.getByText('A comment was removed by the group’s admin.').waitFor();

  const admin = await visit();
  await login(admin.context, { tier: 'admin' });
  await advance(admin.context, { to: 'next-first-pitch' });
  await expect.poll(() => seen.getByText('field-ann').count(), { timeout: 45_000 }).toBe(1);
  expect(await seen.locator('.grp-offer').count()).toBe(0);

  await card(bob.page, 'Left Field').getByRole('button', { name: 'Pick’em' }).click();
  const standings = bob.page.getByRole('table', { name: 'Standings of the card' });
  await expect.poll(() => standings.getByRole('row').count(), soon).toBe(3);
  problems.push(...(await listProblems(bob.page, 'card on a phone')));

  await card(ann.page, 'Left Field').getByRole('button', { name: 'Leaderboard' }).click();
  const board = ann.page.getByRole('table', { name: /Group leaderboard/ });
  await expect.poll(() => board.getByRole('row').count(), soon).toBe(3);
  problems.push(...(await listProblems(ann.page, 'group board')));

  await ann.page.getByRole('button', { name: 'Edit Left Field' }).click();
  const edit = ann.page.getByRole('dialog', { name: 'Edit group' });
  await edit.getByLabel('Group name').fill('Right Field');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await card(ann.page, 'Right Field').waitFor();
  expect(problems).toEqual([]);
  for (const one of [admin, bob, ann]) await finish(one);
});
