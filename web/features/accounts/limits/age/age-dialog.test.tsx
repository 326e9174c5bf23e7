import { call } from '@clearedge/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callLines } from '../../../../lib/call-lines.ts';
import { FakeError } from '../../../../testing/fake-server.ts';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { SAMPLE_LIMITS, sampleUser } from '../../../../testing/samples.ts';

const UNDER = 'You told us you are under 21.';
const joining = { inviteCode: 'ABCDEFGH' };

function scene() {
  let answer: 'of_age' | 'under_age' | null = null;
  const admit = (): void => {
    if (answer === null) throw new FakeError('AGE_UNCONFIRMED', 'Confirm that you are 21 or older before you bet.');
    if (answer === 'under_age') throw new FakeError('FORBIDDEN', UNDER);
  };
  return renderRoute('/settings', {
    user: sampleUser('free'),
    server: {
      'GET /api/auth/sessions': [],
      'GET /api/responsible-gaming': () => ({ ...SAMPLE_LIMITS, ageAnswer: answer }),
      'POST /api/responsible-gaming/age': ({ body }) => {
        answer = (body as { isOfAge: boolean }).isOfAge ? 'of_age' : 'under_age';
        return { ...SAMPLE_LIMITS, ageAnswer: answer };
      },
      'DELETE /api/bets/:betId': () => {
        admit();
        return { ok: true as const };
      },
      'POST /api/groups/join': () => {
        admit();
        throw new FakeError('NOT_FOUND', 'Invalid invite code');
      },
      'POST /api/bets/import': () => {
        admit();
        return [{ part: 'result' as const, imported: 1, skipped: 0, refused: [] }];
      },
    },
  });
}
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));
const place = () =>
  call('DELETE /api/bets/:betId', { params: { betId: '00000000-0000-4000-8000-000000000001' } }, { idempotencyKey: 'key 1' });

test('calls refused for the age share one question, and are sent again with their keys after the answer', async () => {
  const { user, server } = scene();
  await screen.findByRole('heading', { level: 1 });
  const placed = Promise.all([place(), place()]);
  await user.click((await question('Are you 21 or older?')).getByRole('button', { name: 'I am 21 or older' }));
  expect(await placed).toEqual([{ ok: true }, { ok: true }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf('POST /api/responsible-gaming/age').map(({ body }) => body)).toEqual([{ isOfAge: true }]);
  expect(server.callsOf('DELETE /api/bets/:betId').map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(4).fill('key 1'));
});

test('an import goes on after the answer, with its rows', async () => {
  const { user, server } = scene();
  await screen.findByRole('heading', { level: 1 });
  const parts = (async () => {
    const read: unknown[] = [];
    for await (const part of callLines('POST /api/bets/import', { body: { csv: 'rows' } })) read.push(part);
    return read;
  })();
  await user.click((await question('Are you 21 or older?')).getByRole('button', { name: 'I am 21 or older' }));
  expect(await parts).toEqual([{ part: 'result', imported: 1, skipped: 0, refused: [] }]);
  expect(server.callsOf('POST /api/bets/import').map(({ body }) => body)).toEqual([{ csv: 'rows' }, { csv: 'rows' }]);
});

test('a no is asked twice, and the call then says what follows from it', async () => {
  const { user, server } = scene();
  await screen.findByRole('heading', { level: 1 });
  const refused = place().catch((error: unknown) => error);
  await user.click((await question('Are you 21 or older?')).getByRole('button', { name: 'I am under 21' }));
  expect(server.callsOf('POST /api/responsible-gaming/age')).toEqual([]);
  await user.click((await question('You are under 21?')).getByRole('button', { name: 'Yes, I am under 21' }));
  expect(await refused).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN', message: UNDER } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed without an answer, the call fails as it was refused, and the next one asks again', async () => {
  const { user, server } = scene();
  await screen.findByRole('heading', { level: 1 });
  for (const _time of [1, 2]) {
    const refused = place().catch((error: unknown) => error);
    await user.click((await question('Are you 21 or older?')).getByRole('button', { name: 'Close' }));
    expect(await refused).toMatchObject({ status: 403, problem: { code: 'AGE_UNCONFIRMED' } });
  }
  expect(server.callsOf('POST /api/responsible-gaming/age')).toEqual([]);
});

test('a refusal for another reason after the answer is not asked about', async () => {
  const { user } = scene();
  await screen.findByRole('heading', { level: 1 });
  const refused = call('POST /api/groups/join', { body: joining }).catch((error: unknown) => error);
  await user.click((await question('Are you 21 or older?')).getByRole('button', { name: 'I am 21 or older' }));
  expect(await refused).toMatchObject({ status: 404 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
