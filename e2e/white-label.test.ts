import { afterAll, expect, test } from 'vitest';
import { png } from '../server/features/white-label/testing/pictures.ts';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';
import { baseUrl } from './support/server-address.ts';

afterAll(closeBrowser);

test('an Elite member’s branding: saved, previewed by a link without a session, published', async () => {
  const owner = await visit();
  await login(owner.context, { tier: 'elite' });
  const { page } = owner;
  await page.goto('/white-label');
  await page.getByLabel('Company Name').fill('Night Owl Odds');
  await page.getByLabel('Primary Color', { exact: true }).fill('#e0007a');
  await page.getByText('Unsaved changes').waitFor();
  await page.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'logo.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page
    .getByText(/SVG files can carry scripts/)
    .first()
    .waitFor();
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: png({ width: 200, height: 60 }) });
  await page.getByAltText('Your logo').waitFor();
  await page.getByRole('tab', { name: 'Customization' }).click();
  await page.getByLabel('Welcome Message').fill('Good evening, night owls.');
  await page.getByLabel('Terms URL').fill('https://example.com/terms');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await page.getByText('Configuration saved').first().waitFor();
  await page.getByRole('button', { name: 'Share Preview Link' }).click();
  const link = await page.getByLabel('New link, shown this once').inputValue();

  const guest = await visit({ width: 390, height: 844, theme: 'light' });
  await guest.page.goto(new URL(link).pathname + new URL(link).hash);
  await guest.page.getByText('Good evening, night owls.').waitFor();
  await guest.page.getByAltText('Night Owl Odds').waitFor();
  const logo = `document.querySelector('img[alt="Night Owl Odds"]')`;
  expect(await guest.page.evaluate(`${logo}.decode().then(() => ${logo}.naturalWidth)`)).toBe(200);
  expect(await guest.page.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('https://example.com/terms');
  await expect.poll(() => guest.page.getByRole('article').count()).toBeGreaterThan(5);
  const problems = await listProblems(guest.page, 'preview on a phone');

  expect((await guest.page.goto('/w/night-owl'))?.status()).toBe(404);
  await guest.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByLabel('Address', { exact: true }).fill('night-owl');
  await page.getByRole('checkbox', { name: /Published/ }).check();
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).waitFor();
  expect((await guest.page.goto('/w/night-owl'))?.status()).toBe(200);
  await guest.page.getByText('Good evening, night owls.').waitFor();
  expect(await guest.page.title()).toBe('Night Owl Odds');

  await page.getByRole('tab', { name: 'Branding' }).click();
  await page.getByRole('textbox', { name: 'Custom Domain' }).fill('Odds.Night-Owl.example.org');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await page.getByText('Ready', { exact: true }).waitFor();
  const ownHost = new URL(baseUrl);
  ownHost.hostname = 'odds.night-owl.example.org';
  // Its page names the canonical address once the server has read the new name.
  const canonical = async (): Promise<string | null> => {
    await guest.page.goto(ownHost.href);
    return guest.page.locator('link[rel=canonical]').getAttribute('href');
  };
  await expect.poll(canonical, { timeout: 20_000 }).toBe('http://odds.night-owl.example.org/');
  await guest.page.getByText('Good evening, night owls.').waitFor();
  expect(await guest.page.title()).toBe('Night Owl Odds');
  await guest.page.getByRole('button', { name: 'Record' }).click();
  await guest.page.getByRole('heading', { name: 'The Record' }).waitFor();
  expect(guest.page.url()).toBe(`${ownHost.href}?view=record`);
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'The Record' }).waitFor();
  expect(await guest.page.getByRole('link', { name: 'Responsible Gaming' }).getAttribute('href')).toBe(
    new URL('/responsible-gaming', baseUrl).href,
  );
  problems.push(...(await listProblems(guest.page, 'own host on a phone')));
  expect((await guest.page.goto(`${ownHost.href}games`))?.status()).toBe(404);
  expect(problems).toEqual([]);
  for (const one of [guest, owner]) await finish(one);
});
