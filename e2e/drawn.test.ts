import { afterAll, expect, test } from 'vitest';
import { appRoutes } from '../server/app/app-routes.ts';
import { listMarkupFaults } from '../tools/pages/checkers/markup.ts';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, type Visit, visit } from './support/browser.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

/** A page that nobody has asked for is drawn after the first answer. */
async function untilDrawn(address: string): Promise<void> {
  const isDrawn = async () => (await (await fetch(`${baseUrl}${address}`)).text()).includes('"drawn-at":');
  await expect.poll(isDrawn, { message: address, timeout: 15_000 }).toBe(true);
}

/** Opens an address and holds the app's scripts back until `act` is through. */
async function beforeTheApp({ page }: Visit, address: string, act: () => Promise<void>): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await act();
  release();
}

test('a visitor sees games before any script, and React takes them over as they are', async () => {
  for (const [address, part] of [
    ['/', '.hg'],
    ['/games', 'article.game'],
    ['/cfl/games', 'main h1'],
    ['/record', 'main h1'],
    ['/daily-digest', '.dg-row'],
  ] as const) {
    await untilDrawn(address);
    const seen = await visit({ theme: 'light' });
    const { page } = seen;
    await beforeTheApp(seen, address, async () => {
      await page.locator(part).first().waitFor();
      await page.evaluate(`document.querySelector('${part}').setAttribute('data-first', '')`);
    });
    const isTakenOver = `Object.keys(document.querySelector('${part}')).some((key) => key.startsWith('__react'))`;
    await expect.poll(() => page.evaluate(isTakenOver), { timeout: 15_000 }).toBe(true);
    expect(await page.locator(`${part}[data-first]`).count()).toBe(1);
    await finish(seen);
  }
});

test('what the server sends is valid before any script has touched it', async () => {
  for (const address of [
    '/',
    '/games',
    '/daily-digest',
    '/cfl/picks',
    '/golf/tournaments',
    '/record',
    '/help',
    '/nowhere/at/all',
    '/api/docs',
  ]) {
    const html = await (await fetch(`${baseUrl}${address}`)).text();
    expect([address, await listMarkupFaults(html)]).toEqual([address, []]);
  }
});

test('every page that is open to search comes drawn', async () => {
  const open = appRoutes.filter(({ pattern, isPrivate, isBare }) => !isPrivate && !isBare && !pattern.includes(':'));
  expect(open.length).toBeGreaterThan(30);
  for (const { pattern } of open) await untilDrawn(pattern);
});

test('what is pressed and typed before the app is there is not lost', async () => {
  const seen = await visit();
  const { page } = seen;
  await beforeTheApp(seen, '/games', async () => {
    await page.locator('article.game').first().waitFor();
    await page.getByRole('button', { name: 'Compact rows' }).click();
  });
  await expect.poll(() => page.url()).toContain('compact=1');
  await beforeTheApp(seen, '/games', async () => page.getByPlaceholder('Search teams...').fill('zzzz'));
  await page.getByText('No games found').waitFor();
  await beforeTheApp(seen, '/cfl/games', async () => void (await page.getByLabel('Week').selectOption('2')));
  await expect.poll(() => page.url()).toContain('week=2');
  await finish(seen);
});

test('who is signed in is sent nothing drawn for visitors', async () => {
  const seen = await visit();
  const { page, context } = seen;
  await login(context, { tier: 'free' });
  await beforeTheApp(seen, '/', async () => {
    await page.locator('header.head').waitFor();
    expect(await page.getByRole('button', { name: 'Sign In' }).count()).toBe(0);
  });
  await page.getByRole('button', { name: /Account of/ }).waitFor();
  await finish(seen);
});
