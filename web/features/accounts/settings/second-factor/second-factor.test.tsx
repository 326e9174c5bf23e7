import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeError, type Handlers } from '../../../../testing/fake-server.ts';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { sampleUser } from '../../../../testing/samples.ts';

const OFF = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 };
const ON = { isOn: true, isRequired: false, since: '2026-07-01T12:00:00Z', recoveryCodesLeft: 2 };
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHIJ'[at]}`);
const enrolled = { secret: SECRET, otpauthUri: `otpauth://totp/ClearEdge:a%40b.co?secret=${SECRET}&issuer=ClearEdge` };
const me = sampleUser('pro');

const show = (server: Handlers) => renderRoute('/settings', { user: me, server: { 'GET /api/auth/sessions': [], ...server } });
afterEach(() => vi.restoreAllMocks());

test('setting up: password, picture and key, code, then recovery codes that are shown once', async () => {
  let isOn = false;
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:codes';
  });
  const { user, server } = show({
    'GET /api/auth/second-factor': () => (isOn ? { ...ON, recoveryCodesLeft: 10 } : OFF),
    'POST /api/auth/second-factor/enrol': enrolled,
    'POST /api/auth/second-factor/confirm': () => {
      isOn = true;
      return { user: { ...me, secondFactor: 'on' as const }, recoveryCodes: CODES };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const first = within(screen.getByRole('form', { name: 'Set up two-step verification' }));
  expect(document.activeElement).toBe(first.getByLabelText('Password'));
  await user.type(first.getByLabelText('Password'), 'secret1{Enter}');
  const form = within(await screen.findByRole('form', { name: 'Confirm two-step verification' }));
  expect(await form.findByRole('img', { name: 'QR code for the app' })).toBeTruthy();
  expect(form.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  expect(form.getByRole('link', { name: 'Open an app on this device' }).getAttribute('href')).toBe(enrolled.otpauthUri);
  await user.type(form.getByLabelText('Code'), '123456');
  await user.click(form.getByRole('button', { name: 'Turn on' }));
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await saved[0]!.text()).toContain(CODES.join('\r\n'));
  await user.click(screen.getByRole('button', { name: 'I saved them' }));
  expect(await screen.findByText('10 recovery codes left.')).toBeTruthy();
  expect(screen.queryByText(CODES[0]!)).toBeNull();
  expect(server.callsOf('POST /api/auth/second-factor/enrol')[0]?.body).toEqual({ password: 'secret1' });
  expect(server.callsOf('POST /api/auth/second-factor/confirm')[0]?.body).toEqual({ code: '123456' });
});

test('a wrong password or code is said at its field', async () => {
  const wrong = (path: string, message: string) => () => {
    throw new FakeError('INVALID_INPUT', message, { issues: [{ path, message }] });
  };
  const { user, server } = show({
    'GET /api/auth/second-factor': OFF,
    'POST /api/auth/second-factor/enrol': wrong('password', 'This is not your current password.'),
    'POST /api/auth/second-factor/confirm': wrong('code', 'This code is not right.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(within(screen.getByRole('form', { name: 'Set up two-step verification' })).getByLabelText('Password'), 'x{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  server.use({ 'POST /api/auth/second-factor/enrol': enrolled });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('This code is not right.')).toBeTruthy();
});

test('turning it off takes password and code; few recovery codes are a warning', async () => {
  let isOn = true;
  const { user, server } = show({
    'GET /api/auth/second-factor': () => (isOn ? ON : OFF),
    'POST /api/auth/second-factor/turn-off': () => {
      isOn = false;
      return { user: me };
    },
  });
  expect((await screen.findByText('2 recovery codes left.')).className).toContain('warn');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const form = within(screen.getByRole('form', { name: 'Turn off' }));
  expect(form.getByRole('button', { name: 'Turn off' }).hasAttribute('disabled')).toBe(true);
  await user.type(form.getByLabelText('Password'), 'secret1');
  await user.type(form.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Two-step verification off')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  expect(server.callsOf('POST /api/auth/second-factor/turn-off')[0]?.body).toEqual({ password: 'secret1', code: '123456' });
});

test('new recovery codes are shown once', async () => {
  const { user } = show({ 'GET /api/auth/second-factor': ON, 'POST /api/auth/second-factor/recovery-codes': { recoveryCodes: CODES } });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const form = within(screen.getByRole('form', { name: 'Make new codes' }));
  await user.type(form.getByLabelText('Password'), 'secret1');
  await user.type(form.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(CODES[9]!)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Make new codes' })).toBeNull());
});
