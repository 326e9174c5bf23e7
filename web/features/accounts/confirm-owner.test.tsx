import { call } from '@clearedge/contract/client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type Handlers } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { sampleUser } from '../../testing/samples.ts';

const me = { ...sampleUser('elite'), isAdmin: true };

function scene(secondFactor: 'on' | 'off') {
  let isProven = false;
  const handlers: Handlers = {
    'GET /api/auth/sessions': [],
    'POST /api/auth/sessions/end-others': () => {
      if (!isProven) throw new FakeError('REAUTH_REQUIRED', 'Enter your password again to do this.');
      return { ended: 1 };
    },
    'POST /api/auth/confirm': ({ body: given }: { body: unknown }) => {
      const { password } = given as { password: string };
      if (password !== 'right')
        throw new FakeError('INVALID_INPUT', 'Invalid input.', {
          issues: [{ path: 'password', message: 'This is not your current password.' }],
        });
      isProven = true;
      return { ok: true as const };
    },
  };
  return renderRoute('/settings', { user: { ...me, secondFactor }, server: handlers });
}
const dialog = async () => within(await screen.findByRole('form', { name: "Confirm it's you" }));

test('a call that needs fresh proof asks for the password once, and is sent again', async () => {
  const { user, server } = scene('off');
  await screen.findByRole('heading', { level: 1 });
  const calls = Promise.all([call('POST /api/auth/sessions/end-others'), call('POST /api/auth/sessions/end-others')]);
  await user.type((await dialog()).getByLabelText('Password'), 'wrong{Enter}');
  expect(await (await dialog()).findByText('This is not your current password.')).toBeTruthy();
  await user.clear((await dialog()).getByLabelText('Password'));
  await user.type((await dialog()).getByLabelText('Password'), 'right{Enter}');
  expect(await calls).toHaveLength(2);
  expect(screen.queryByRole('form', { name: "Confirm it's you" })).toBeNull();
  expect(server.callsOf('POST /api/auth/confirm').map((one) => one.body)).toEqual([{ password: 'wrong' }, { password: 'right' }]);
});

test('canceled, the call fails as it was refused; where signing in takes a code, so does this', async () => {
  const { user, server } = scene('on');
  await screen.findByRole('heading', { level: 1 });
  const refused = call('POST /api/auth/sessions/end-others').catch((error: unknown) => error);
  const form = await dialog();
  expect(form.getByLabelText('Code')).toBeTruthy();
  await user.type(form.getByLabelText('Password'), 'right');
  expect((form.getByRole('button', { name: 'Confirm' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await refused).toMatchObject({ status: 403, problem: { code: 'REAUTH_REQUIRED' } });
  expect(server.callsOf('POST /api/auth/confirm')).toEqual([]);
});
