import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { sampleUser } from '../../testing/samples.ts';

test('the sign-up tab only asks that nothing is empty and leaves the rules to the server', async () => {
  const { user, server } = renderRoute('/auth', {
    server: {
      'POST /api/auth/register': () => {
        throw new FakeError('ALREADY_EXISTS', 'That username is taken.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  const form = within(screen.getByRole('form', { name: 'Create an account' }));
  await user.click(form.getByRole('button', { name: 'Create Account' }));
  expect(form.getByText('Username is required.')).toBeTruthy();
  expect(form.queryByLabelText('Confirm Password')).toBeNull();
  await user.type(form.getByLabelText('Username'), 'dmercer');
  await user.type(form.getByLabelText('Email'), 'd@m.co');
  await user.type(form.getByLabelText('Password'), 'secret1');
  await user.click(form.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText('That username is taken.')).toBeTruthy();
  expect(server.callsOf('POST /api/auth/register')).toHaveLength(1);
});

test('whoever is signed in is sent on, and never to another site', async () => {
  renderRoute('/auth?return=/settings', { user: 'free' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
});

test('signing in on the page leads back to where one came from', async () => {
  const { user } = renderRoute('/login?return=/support', { server: { 'POST /api/auth/login': { user: sampleUser() } } });
  await user.click(await screen.findByRole('button', { name: 'Free' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeTruthy();
});

test('a forgotten password is answered alike for every address', async () => {
  const { user, server } = renderRoute('/auth/forgot', { server: { 'POST /api/auth/password/forgot': { ok: true } } });
  await user.type(await screen.findByLabelText('Email'), 'who@ever.co');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/If an account exists for who@ever.co/)).toBeTruthy();
  expect(server.callsOf('POST /api/auth/password/forgot')[0]?.body).toEqual({ email: 'who@ever.co' });
});

test('a mailed link sets a new password and its token leaves the address', async () => {
  const token = 'a'.repeat(43);
  const { user, server } = renderRoute(`/auth/reset#token=${token}`, { server: { 'POST /api/auth/password/reset': { ok: true } } });
  await user.type(await screen.findByLabelText('New Password'), 'secret1');
  await user.type(screen.getByLabelText('Confirm Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(server.callsOf('POST /api/auth/password/reset')[0]?.body).toEqual({ token, password: 'secret1' }));
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(window.location.hash).toBe('');
});

test('a token in the query is not taken: it would have been sent and logged', async () => {
  renderRoute(`/auth/reset?token=${'a'.repeat(43)}`);
  expect(await screen.findByText('This link is not valid. Ask for a new one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set password' }).hasAttribute('disabled')).toBe(true);
});

test('an admin who needs a second factor is sent to where it is set up', async () => {
  const me = sampleUser('elite', { isAdmin: true, secondFactor: 'required' });
  const { user } = renderRoute('/login?return=/support', {
    server: {
      'POST /api/auth/login': { user: me },
      'GET /api/auth/second-factor': { isOn: false, isRequired: true, since: null, recoveryCodesLeft: 0 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Free' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(await screen.findByText('Admins need two-step verification. Turn it on to use the rest of the site.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
});

test('an unknown address says so', async () => {
  renderRoute('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('404 Page Not Found · ClearEdge'));
});
