import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { login, register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';

afterAll(closeBrowser);

const MOST_STOPS = 160;
const PRICE = /moneyline [+−]\d+ at /;

interface Focus {
  name: string;
  tag: string;
  id: string;
  isInDialog: boolean;
}

const FOCUS = `(() => {
  const { activeElement: at } = document;
  const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
  const isInDialog = at?.closest('[role="dialog"]') !== null;
  return { name: at?.getAttribute('aria-label') ?? label ?? '', tag: at?.tagName ?? '', id: at?.id ?? '', isInDialog };
})()`;

/** What has the focus, by the name that it shows or is given. */
const focusOf = (page: Page): Promise<Focus> => page.evaluate<Focus>(FOCUS);

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (name.test((await focusOf(page)).name)) return;
  }
  throw new Error(`the keyboard does not come to ${String(name)}`);
}

async function put(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a bet is found, placed and taken back without a mouse', async () => {
  const bettor = await visit();
  const { page } = bettor;
  await register(bettor.context, 'keyboard');
  await page.goto('/games');
  await page.getByRole('button', { name: PRICE }).first().waitFor();
  await page.keyboard.press('Tab');
  expect((await focusOf(page)).name).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusOf(page)).toMatchObject({ id: 'main' });
  await tabTo(page, /game details/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Best prices' }).waitFor();
  await expect.poll(() => focusOf(page)).toMatchObject({ tag: 'H1' });
  await tabTo(page, PRICE);
  await page.keyboard.press('Enter');
  await page.getByText('Added to betting slip').first().waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await heading(page, 'My Bets').waitFor();
  await tabTo(page, /^Pending Bets/);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('tab', { name: 'Betting Slip (1)', selected: true }).waitFor();
  await put(page, /^Stake, /, '25');
  await tabTo(page, /^Place 1 Bet$/);
  await page.keyboard.press('Enter');
  await page.getByText('Your bets have been successfully placed.').first().waitFor();
  await tabTo(page, /^Betting Slip \(0\)/);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Pending Bets (1)', selected: true }).waitFor();
  await tabTo(page, /^More for /);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusOf(page)).toMatchObject({ name: 'Edit' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusOf(page)).toMatchObject({ name: 'Remove' });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Remove/ }).waitFor();
  await page.keyboard.press('Tab');
  expect((await focusOf(page)).isInDialog).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusOf(page)).toMatchObject({ name: expect.stringMatching(/^More for /) });
  await finish(bettor);
});

test.each([
  ['/my-bets', 'Add a bet'],
  ['/odds-comparison', /Lines and alerts/],
  ['/virtual-performance', 'Statement'],
  ['/groups', 'Create Group'],
])('on %s the dialog of “%s” keeps the focus and gives it back', async (path, opener) => {
  const member = await visit();
  const { page } = member;
  await login(member.context, { tier: 'elite' });
  await page.goto(path);
  const button = page.getByRole('button', { name: opener }).first();
  await button.focus();
  const before = await focusOf(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => focusOf(page)).toMatchObject({ isInDialog: true });
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusOf(page)).toMatchObject({ isInDialog: true });
  }
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusOf(page)).toEqual(before);
  await finish(member);
});

test('offline nothing is lost, a slow line makes one bet of two presses, and paper bears whose it is', async () => {
  const bettor = await visit();
  const { page, context } = bettor;
  await register(context, 'offline');
  await page.goto('/games');
  await page.getByRole('button', { name: PRICE }).first().click();
  await page.goto('/my-bets?tab=slip');
  const stake = page.getByLabel(/^Stake, /).first();
  const place = page.getByRole('button', { name: 'Place 1 Bet' });
  await stake.fill('30');
  await expect.poll(() => place.isEnabled()).toBe(true);
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await place.click();
  await page.getByText('No answer arrived. Try again: it is placed only once.').waitFor();
  expect(await stake.inputValue()).toMatch(/^30(\.00)?$/);
  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await place.dblclick();
  await page.getByText('Your bets have been successfully placed.').first().waitFor();
  expect(await (await context.request.get('/api/bets')).json()).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^ClearEdge · offline · .* · Simulated league/).waitFor();
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(bettor.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  bettor.complaints.length = 0;
  await finish(bettor);
});
