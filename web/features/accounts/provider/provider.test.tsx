import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeSignIn } from '../../../core/session/sign-in.ts';
import { FakeError, type Handlers } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleStatus, sampleUser } from '../../../testing/samples.ts';

const named = { 'GET /api/status': sampleStatus({ signInProvider: 'Ballpark ID' }) } satisfies Handlers;
const leaves = () => vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
const comeBack = (server: Handlers, user?: 'free') =>
  renderRoute('/auth/callback?code=c1&state=s1', { server: { ...named, ...server }, ...(user && { user }) });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSignIn();
});

test('without a provider there is no button', async () => {
  renderRoute('/auth');
  await screen.findByRole('form', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
});

test.each(['/auth', '/auth?mode=register'])('%s offers the provider by its name and leaves for it', async (path) => {
  const assign = leaves();
  const { user } = renderRoute(path, { server: { ...named, 'POST /api/auth/provider/start': { url: 'https://id.example/authorize' } } });
  await user.click(await screen.findByRole('button', { name: 'Continue with Ballpark ID' }));
  await waitFor(() => expect(assign.mock.calls).toEqual([['https://id.example/authorize']]));
});

test('a provider that is away is told, and no one leaves', async () => {
  const assign = leaves();
  const away = () => {
    throw new FakeError('UNAVAILABLE', "We can't reach Ballpark ID right now.");
  };
  const { user } = renderRoute('/auth', { server: { ...named, 'POST /api/auth/provider/start': away } });
  await user.click(await screen.findByRole('button', { name: 'Continue with Ballpark ID' }));
  expect(await screen.findByText("We can't reach Ballpark ID right now.")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test('coming back signs in once, clears the address and goes on where one left', async () => {
  sessionStorage.setItem('clearedge.sign-in-return', '/support');
  const replaced = vi.spyOn(window.history, 'replaceState');
  const { server } = comeBack({ 'POST /api/auth/provider/finish': { user: sampleUser() } });
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeTruthy();
  expect(server.callsOf('POST /api/auth/provider/finish').map(({ body }) => body as unknown)).toEqual([{ answer: '?code=c1&state=s1' }]);
  expect(replaced.mock.calls.map(([, , address]) => address)).toContain(window.location.pathname);
});

test('the code is asked for where there is a second factor', async () => {
  const { user } = comeBack({
    'POST /api/auth/provider/finish': { secondFactor: 'required' },
    'POST /api/auth/login/second-step': { user: sampleUser('pro', { secondFactor: 'on' }) },
  });
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
});

test('who is new chooses a name, and hears what is wrong with it', async () => {
  const { user, server } = comeBack({
    'POST /api/auth/provider/finish': { newAccount: { email: 'pat@example.com', username: 'Pat.Doe' } },
    'POST /api/auth/provider/register': ({ body }) => {
      if (body.username !== 'pat')
        throw new FakeError('ALREADY_EXISTS', 'Taken.', { issues: [{ path: 'username', message: 'This username is already taken.' }] });
      return { user: sampleUser() };
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Create an account' }));
  const name = form.getByLabelText('Username') as HTMLInputElement;
  expect([name.value, form.getByText(/pat@example.com/)]).toEqual(['Pat.Doe', expect.anything()]);
  await user.click(form.getByRole('button', { name: 'Create Account' }));
  expect(await form.findByText('This username is already taken.')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'pat');
  await user.click(form.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Welcome to ClearEdge!')).toBeTruthy();
  expect(server.callsOf('POST /api/auth/provider/register').at(-1)?.body).toEqual({ username: 'pat' });
});

test('the address alone, without an answer, asks the server nothing', async () => {
  const { server } = renderRoute('/auth/callback', { server: named });
  expect((await screen.findByRole('alert')).textContent).toBe('Signing in failed. Please start again.');
  expect(server.callsOf('POST /api/auth/provider/finish')).toEqual([]);
});

test('what was refused is told with the way back', async () => {
  comeBack({
    'POST /api/auth/provider/finish': () => {
      throw new FakeError('CONFLICT', 'An account with this email already exists.');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('An account with this email already exists.');
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeTruthy();
});

const connection = { email: 'pat@example.com', connectedAt: '2026-07-11T10:00:00Z' };

test('settings disconnect, and leave for the provider to connect again', async () => {
  const assign = leaves();
  let isConnected = true;
  const { user } = renderRoute('/settings', {
    user: 'free',
    server: {
      ...named,
      'GET /api/auth/provider': () => ({ name: 'Ballpark ID', connection: isConnected ? connection : null, hasPassword: true }),
      'POST /api/auth/provider/disconnect': () => {
        isConnected = false;
        return { ok: true };
      },
      'POST /api/auth/provider/connect': { url: 'https://id.example/authorize' },
    },
  });
  expect(await screen.findByText(/Connected as pat@example.com/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  await user.click(await screen.findByRole('button', { name: 'Connect Ballpark ID' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/authorize'));
});

test('an account without a password is offered a link to set one, and keeps the provider', async () => {
  const { user, server } = renderRoute('/settings', {
    user: 'free',
    server: {
      ...named,
      'GET /api/auth/provider': { name: 'Ballpark ID', connection, hasPassword: false },
      'POST /api/auth/password/forgot': { ok: true },
    },
  });
  expect(((await screen.findByRole('button', { name: 'Disconnect' })) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Email me a link to set one' }));
  expect(await screen.findByText(/A link is on its way/)).toBeTruthy();
  expect(server.callsOf('POST /api/auth/password/forgot')).toHaveLength(1);
});
