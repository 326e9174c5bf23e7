import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { bytesOf } from '../server/features/accounts/second-factor/testing/bytes-of.ts';
import { hotp, stepAt } from '../server/features/accounts/second-factor/totp.ts';
import { register } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblemsOfThemes } from './support/problems.ts';
import { machineNow } from './support/server-address.ts';

afterAll(closeBrowser);

/** The code that an authenticator app would show for the key that the page shows. */
async function codeFrom(page: Page): Promise<string> {
  const key = ((await page.locator('.key').textContent()) ?? '').replaceAll(' ', '');
  return hotp(bytesOf(key), stepAt(machineNow()));
}

/** Sets it up from the settings by keyboard, looking at each state, and answers the recovery codes. */
async function setUp(page: Page, password: string, look: (name: string) => Promise<void>): Promise<string[]> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set up' }).focus();
  await look('off');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Set up two-step verification' }).waitFor();
  await page.keyboard.type(password);
  await look('password');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  await look('picture');
  await page.keyboard.type(await codeFrom(page));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await codes.waitFor();
  await look('recovery codes');
  const stored = await codes.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('10 recovery codes left.').waitFor();
  await look('on');
  return stored;
}

async function signInAgain(page: Page, who: { email: string; password: string }, code: string, look: (name: string) => Promise<void>) {
  await page.request.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.goto('/auth?return=/settings');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]:focus').waitFor();
  await look('second step');
  await page.keyboard.type('ABCD-ABCD-ABCD-ABCD');
  await page.keyboard.press('Enter');
  await page.getByText('This code is not right').waitFor();
  await look('second step refused');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByText('9 recovery codes left.').waitFor();
}

test.each([390, 1440])('a second factor is set up, asked for and turned off at %i px', async (width) => {
  const seen = await visit({ width });
  const { page } = seen;
  const problems: string[] = [];
  const look = async (name: string): Promise<void> => {
    problems.push(...(await listProblemsOfThemes(page, name)));
  };
  const who = await register(seen.context, `factor-${width}`);
  const codes = await setUp(page, who.password, look);
  await signInAgain(page, who, codes[0]!, look);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.keyboard.type(who.password);
  await page.keyboard.press('Tab');
  await page.keyboard.type(codes[1]!);
  await look('turning off');
  await page.keyboard.press('Enter');
  await page.getByText('Two-step verification off').first().waitFor();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  expect(problems).toEqual([]);
  await finish(seen);
});
