import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblemsOfThemes } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

test('the app can be installed, and shows its last pages without a network', async () => {
  const reader = await visit({ width: 390, keepsPages: true });
  const { page, context } = reader;
  await page.goto('/games#token=secret');
  const manifest = (await (await context.request.get('/site.webmanifest')).json()) as { icons: { src: string; sizes: string }[] };
  for (const { src } of manifest.icons) expect([src, (await context.request.get(src)).status()]).toEqual([src, 200]);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.reload();
  await page.locator('article.game').first().waitFor();
  const game = await page.locator('article.game h2').first().textContent();

  const kept = await page.evaluate<string[]>(`caches.open('pages').then((one) => one.keys()).then((all) => all.map(({ url }) => url))`);
  expect([kept.length, kept.filter((address) => address.includes('secret'))]).toEqual([1, []]);

  await context.setOffline(true);
  await page.reload();
  await page.locator('article.game').first().waitFor();
  expect(await page.locator('article.game h2').first().textContent()).toBe(game);
  await page.getByText('Reconnecting').first().waitFor({ state: 'attached' });
  await context.setOffline(false);
  // What failed while there was no network is what this journey asks for.
  reader.complaints.splice(0);
  await finish(reader);
});

test('what is pushed is shown, and a press opens what it is about', async () => {
  const reader = await visit({ keepsPages: true });
  const { page, context } = reader;
  await page.goto('/games');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  const worker = context.serviceWorkers()[0]!;
  // A browser without a screen shows no notifications: what would be shown is noted instead.
  await worker.evaluate(
    `self.shown = []; self.registration.showNotification = async (title, { body }) => void self.shown.push(title + ': ' + body)`,
  );
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) found(own.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const data = JSON.stringify({ id: 'n1', title: 'Bet won', body: 'NYY ML at +120 won $12.00.', href: '/record' });
  await browser.send('ServiceWorker.deliverPushMessage', { origin: baseUrl, registrationId: await registered, data });
  await expect.poll(() => worker.evaluate('self.shown')).toEqual(['Bet won: NYY ML at +120 won $12.00.']);

  await worker.evaluate(`self.dispatchEvent(
    Object.assign(new ExtendableEvent('notificationclick'), { notification: { close() {}, data: { href: '/record' } } }))`);
  await page.waitForURL('**/record');
  await finish(reader);
});

test('a member sees in the settings which devices are told', async () => {
  const member = await visit();
  const { page } = member;
  await login(member.context, { tier: 'pro' });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'On your devices' }).waitFor();
  await page.getByRole('button', { name: 'Turn on in this browser' }).waitFor();
  expect(await listProblemsOfThemes(page, '/settings')).toEqual([]);
  await finish(member);
});
