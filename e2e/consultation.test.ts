import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { login } from './support/accounts.ts';
import { closeBrowser, finish, visit } from './support/browser.ts';
import { listProblems } from './support/problems.ts';

afterAll(closeBrowser);

const slot = (page: Page, time: string) => page.getByRole('dialog').getByRole('button', { name: `${time} ET` });

/** Opens the booking of Marcus Hale, and waits for his slots of today. */
async function openSlots(page: Page): Promise<void> {
  await page.goto('/consultation');
  await page.getByRole('button', { name: 'Book Session with Marcus Hale' }).click();
  await slot(page, '3:00 PM').click();
}

test('two members want one slot; the session is moved, put into a calendar, and joined by the link that staff give', async () => {
  const [eli, admin] = [await visit(), await visit({ width: 390 })];
  await Promise.all([login(eli.context, { tier: 'elite' }), login(admin.context, { tier: 'admin' })]);
  await Promise.all([openSlots(eli.page), openSlots(admin.page)]);
  expect(await listProblems(admin.page, '/consultation, booking', 'dark')).toEqual([]);
  await eli.page.getByRole('button', { name: 'Book Consultation' }).click();
  await eli.page.getByText('Session booked!', { exact: true }).waitFor();
  await admin.page.getByRole('button', { name: 'Book Consultation' }).click();
  await admin.page.getByRole('alert').filter({ hasText: 'This slot was just taken' }).waitFor();
  await slot(admin.page, '3:00 PM').filter({ hasText: 'taken' }).waitFor();
  expect(await slot(admin.page, '4:00 PM').isEnabled()).toBe(true);

  const card = eli.page.getByRole('article', { name: 'Strategy session with Marcus Hale' });
  expect(await card.getByRole('button', { name: 'Join Call' }).isDisabled()).toBe(true);
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await slot(eli.page, '4:00 PM').click();
  await eli.page.getByRole('dialog').getByRole('button', { name: 'Reschedule' }).click();
  await card.getByText('4:00 PM ET').waitFor();
  const [file] = await Promise.all([eli.page.waitForEvent('download'), card.getByRole('button', { name: 'Add to calendar' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/DTSTART:20260711T200000Z\r\nDTEND:20260711T210000Z\r\nSEQUENCE:1\r\nSTATUS:CONFIRMED/);

  await admin.page.goto('/admin/consultation');
  await admin.page.getByRole('button', { name: 'Links and notes of demo-elite' }).click();
  await admin.page.getByLabel('Join link').fill('https://meet.example.com/room');
  await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.page.getByText('Session saved', { exact: true }).waitFor();
  await eli.page.reload();
  expect(await card.getByRole('link', { name: 'Join Call' }).getAttribute('href')).toBe('https://meet.example.com/room');
  await Promise.all([finish(eli), finish(admin)]);
});
