import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeSignIn } from '../../core/session/sign-in.ts';
import { FakeError, type Handlers } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { sampleUser } from '../../testing/samples.ts';

const WRONG = 'This code is not right, or it was already used. Please enter a new one.';

async function reachSecondStep(server: Handlers) {
  closeSignIn();
  const rendered = renderRoute('/terms', { server: { 'POST /api/auth/login': { secondFactor: 'required' }, ...server } });
  await rendered.user.click(await screen.findByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
  await rendered.user.type(dialog.getByLabelText('Email'), 'a@b.co');
  await rendered.user.type(dialog.getByLabelText('Password'), 'secret1');
  await rendered.user.click(dialog.getByRole('button', { name: 'Sign In' }));
  const code = (await dialog.findByLabelText('Code')) as HTMLInputElement;
  return { ...rendered, dialog, code };
}

test('a right password asks for the code, and no one is welcomed before it', async () => {
  const { user, dialog, code, server } = await reachSecondStep({
    'POST /api/auth/login/second-step': { user: sampleUser('pro', { secondFactor: 'on' }) },
  });
  expect(document.activeElement).toBe(code);
  expect(code.autocomplete).toBe('one-time-code');
  expect(screen.queryByText('Welcome back!')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(dialog.getByText('Enter the code.')).toBeTruthy();
  await user.type(code, ' 123456{Enter}');
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('POST /api/auth/login/second-step').map(({ body }) => body as unknown)).toEqual([{ code: '123456' }]);
});

test('a wrong code is said at the field, which is emptied and keeps the focus', async () => {
  const { user, dialog, code } = await reachSecondStep({
    'POST /api/auth/login/second-step': () => {
      throw new FakeError('INVALID_CREDENTIALS', WRONG);
    },
  });
  await user.type(code, '123456{Enter}');
  expect(await dialog.findByText(WRONG)).toBeTruthy();
  expect([code.value, code.getAttribute('aria-invalid'), document.activeElement === code]).toEqual(['', 'true', true]);
  await user.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(dialog.getByLabelText('Email')).toBeTruthy();
});
