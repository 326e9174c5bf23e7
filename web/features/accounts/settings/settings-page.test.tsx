import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Settings } from '../../../core/settings/settings.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';

const SESSIONS = [
  {
    id: '0197f3a0-0000-7000-8000-0000000000a1',
    createdAt: '2026-07-11T10:00:00Z',
    lastUsedAt: '2026-07-11T20:00:00Z',
    expiresAt: '2026-08-11T20:00:00Z',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143 Safari/537.36',
    isCurrent: true,
  },
  {
    id: '0197f3a0-0000-7000-8000-0000000000a2',
    createdAt: '2026-07-10T10:00:00Z',
    lastUsedAt: '2026-07-10T20:00:00Z',
    expiresAt: '2026-08-11T20:00:00Z',
    address: '198.51.100.24',
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    isCurrent: false,
  },
];

test('a change is shown at once and put back when the server refuses', async () => {
  const { user } = renderRoute('/settings', {
    user: 'free',
    server: {
      'GET /api/auth/sessions': SESSIONS,
      'PATCH /api/settings': () => {
        throw new FakeError('UNAVAILABLE', 'Settings cannot be saved right now.');
      },
    },
  });
  const formats = within(await screen.findByRole('group', { name: 'Odds format' }));
  await user.click(formats.getByRole('button', { name: /Decimal/ }));
  expect(await screen.findByText('Settings cannot be saved right now.')).toBeTruthy();
  await waitFor(() => expect(formats.getByRole('button', { name: /American/ }).getAttribute('aria-pressed')).toBe('true'));
});

test('a visitor’s looks are kept in the browser', async () => {
  const { user, server } = renderRoute('/settings');
  await user.click(await screen.findByRole('button', { name: 'Light' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
  expect(localStorage.getItem('clearedge.theme')).toBe('"light"');
  expect(server.callsOf('PATCH /api/settings')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
});

test('the unit is saved to the account, in dollars and cents', async () => {
  const me = sampleUser('pro');
  const { user, server } = renderRoute('/settings', {
    user: me,
    server: {
      'GET /api/auth/sessions': SESSIONS,
      'PATCH /api/settings': ({ body }) => ({ user: { ...me, settings: { ...me.settings, ...(body as Partial<Settings>) } } }),
    },
  });
  await user.type(await screen.findByLabelText('One unit'), '12.345');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  expect(screen.getByText('Enter an amount in dollars with at most two decimals.')).toBeTruthy();
  await user.clear(screen.getByLabelText('One unit'));
  await user.type(screen.getByLabelText('One unit'), '25');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  await waitFor(() => expect(server.callsOf('PATCH /api/settings').map(({ body }) => body as unknown)).toEqual([{ unit: 25 }]));
});

test('the daily digest is off until it is asked for', async () => {
  const me = sampleUser('free');
  const { user, server } = renderRoute('/settings', {
    user: me,
    server: {
      'GET /api/auth/sessions': SESSIONS,
      'PATCH /api/settings': ({ body }) => ({ user: { ...me, settings: { ...me.settings, ...(body as Partial<Settings>) } } }),
    },
  });
  const choice = within(await screen.findByRole('group', { name: 'Daily digest by email' }));
  expect(choice.getByRole('button', { name: 'Off' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(choice.getByRole('button', { name: 'Every morning' }));
  await waitFor(() => expect(server.callsOf('PATCH /api/settings').map(({ body }) => body as unknown)).toEqual([{ digestMail: true }]));
  await waitFor(() => expect(choice.getByRole('button', { name: 'Every morning' }).getAttribute('aria-pressed')).toBe('true'));
});

test('another session can be ended, this one not', async () => {
  const { user, server } = renderRoute('/settings', {
    user: 'free',
    server: { 'GET /api/auth/sessions': SESSIONS, 'DELETE /api/auth/sessions/:sessionId': { ok: true } },
  });
  expect(await screen.findByText('Chrome on Linux')).toBeTruthy();
  expect(screen.getByText('Safari on iOS')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(server.callsOf('DELETE /api/auth/sessions/:sessionId')[0]?.params).toEqual({ sessionId: SESSIONS[1]?.id });
});

test('deleting the account asks for the password and signs out', async () => {
  const { user, server } = renderRoute('/settings', {
    user: 'free',
    server: { 'GET /api/auth/sessions': SESSIONS, 'POST /api/account/delete': { ok: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  await user.type(dialog.getByLabelText('Password'), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Account deleted')).toBeTruthy();
  expect(server.callsOf('POST /api/account/delete')[0]?.body).toEqual({ password: 'secret1' });
});
