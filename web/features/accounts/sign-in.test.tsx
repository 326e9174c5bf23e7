import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeSignIn } from '../../core/session/sign-in.ts';
import { slip } from '../../core/slip/slip.ts';
import { FakeError } from '../../testing/fake-server.ts';
import { type Rendered, renderRoute } from '../../testing/render-route.tsx';
import { sampleUser } from '../../testing/samples.ts';

async function openDialog(
  button: 'Sign In' | 'Get Pro',
  server: Parameters<typeof renderRoute>[1] = {},
): Promise<Rendered & { dialog: ReturnType<typeof within> }> {
  closeSignIn();
  const rendered = renderRoute('/terms', server);
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}
const fill = async (
  { user, dialog }: Pick<Rendered, 'user'> & { dialog: ReturnType<typeof within> },
  values: Record<string, string>,
): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await user.type(dialog.getByLabelText(label), value);
};

test('signing in closes the dialog and says welcome', async () => {
  const me = sampleUser('pro');
  const opened = await openDialog('Sign In', { server: { 'POST /api/auth/login': { user: me } } });
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
  await fill(opened, { Email: 'pro@clearedge.demo', Password: 'clearedge' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  expect(screen.getByText("You've successfully signed in.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.server.callsOf('POST /api/auth/login')[0]?.body).toEqual({ email: 'pro@clearedge.demo', password: 'clearedge' });
});

test('a refusal is shown in the server’s words', async () => {
  const opened = await openDialog('Sign In', {
    server: {
      'POST /api/auth/login': () => {
        throw new FakeError('RATE_LIMITED', 'Too many attempts. Try again in 5 minutes.');
      },
    },
  });
  await fill(opened, { Email: 'a@b.co', Password: 'x' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(screen.getByText('Too many attempts. Try again in 5 minutes.')).toBeTruthy();
});

test('nothing is sent while email or password is missing or no email', async () => {
  const opened = await openDialog('Sign In');
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign In' }));
  expect(opened.dialog.getByText('Email is required.')).toBeTruthy();
  expect(opened.dialog.getByText('Password is required.')).toBeTruthy();
  await fill(opened, { Email: 'nobody', Password: 'x' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign In' }));
  expect(opened.dialog.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(opened.server.callsOf('POST /api/auth/login')).toEqual([]);
});

test('while it waits the button says so and the fields are locked', async () => {
  const opened = await openDialog('Sign In', { server: { 'POST /api/auth/login': () => new Promise(() => undefined) } });
  await fill(opened, { Email: 'a@b.co', Password: 'x' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign In' }));
  expect((await opened.dialog.findByRole('button', { name: 'Signing in...' })).hasAttribute('disabled')).toBe(true);
  expect(opened.dialog.getByLabelText('Email').hasAttribute('disabled')).toBe(true);
});

test('a demo account is signed in with one press', async () => {
  const opened = await openDialog('Sign In', { server: { 'POST /api/auth/login': { user: sampleUser() } } });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Elite' }));
  await waitFor(() =>
    expect(opened.server.callsOf('POST /api/auth/login')).toMatchObject([
      { body: { email: 'elite@clearedge.demo', password: 'clearedge' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('passwords that differ are refused before anything is sent', async () => {
  const opened = await openDialog('Get Pro');
  expect(screen.getByRole('dialog', { name: 'Join ClearEdge' })).toBeTruthy();
  await fill(opened, { Username: 'dmercer', Email: 'd@m.co', Password: 'secret1', 'Confirm Password': 'secret2' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Password mismatch')).toBeTruthy();
  expect(screen.getByText('Passwords do not match. Please try again.')).toBeTruthy();
  expect(opened.server.callsOf('POST /api/auth/register')).toEqual([]);
});

test('a short password is refused before anything is sent', async () => {
  const opened = await openDialog('Get Pro');
  await fill(opened, { Username: 'dmercer', Email: 'd@m.co', Password: 'abc', 'Confirm Password': 'abc' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Password too short')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters long.')).toBeTruthy();
  expect(opened.server.callsOf('POST /api/auth/register')).toEqual([]);
});

test('joining signs in and says so; a short name is refused', async () => {
  const opened = await openDialog('Get Pro', { server: { 'POST /api/auth/register': { user: sampleUser() } } });
  await fill(opened, { Username: 'dm', Email: 'd@m.co', Password: 'secret1', 'Confirm Password': 'secret1' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Create Account' }));
  expect(opened.dialog.getByText('Username must be at least 3 characters long.')).toBeTruthy();
  await fill(opened, { Username: 'ercer' });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Your account has been created successfully.')).toBeTruthy();
  expect(opened.server.callsOf('POST /api/auth/register')[0]?.body).toEqual({ username: 'dmercer', email: 'd@m.co', password: 'secret1' });
});

test('the dialog switches between its two modes', async () => {
  const opened = await openDialog('Sign In');
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('dialog', { name: 'Join ClearEdge' })).toBeTruthy();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
});

test('signing out leaves no name and no bet behind', async () => {
  closeSignIn();
  const { user, server } = renderRoute('/terms', { user: 'pro' });
  await user.click(await screen.findByRole('button', { name: 'Account of dmercer' }));
  slip.add({ sport: 'mlb', gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'NYY', odds: 104 });
  server.use({
    'GET /api/auth/me': () => {
      throw new FakeError('UNAUTHENTICATED', 'Please sign in.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: 'Get Pro' })).toBeTruthy();
  expect(screen.queryByText('pro@clearedge.demo')).toBeNull();
  const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.getItem(localStorage.key(index) ?? ''));
  expect(stored.join()).not.toMatch(/NYY|pro@|dmercer/);
});
