import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailFailure } from '../../ports/index.ts';
import { CircuitBreaker } from '../http/index.ts';
import { guardedMailer } from './guarded-mailer.ts';
import { type MailPatience, smtpMailer } from './smtp-mailer.ts';
import { type FakeMailServer, fakeMailServer, MAIL_FAULTS, type MailFaultKind } from './testing/fake-mail-server.ts';

let server: FakeMailServer;
beforeAll(async () => {
  server = await fakeMailServer();
});
beforeEach(() => {
  server.taken.length = 0;
});
afterAll(() => server.close());

/** No one waits longer than this for a server that stays silent; one that answers is given its time, however busy the machine is. */
const SILENT: ReadonlySet<string> = new Set(['drips', 'is_silent']);
const HASTY = { greetingMs: 100, pauseMs: 150, wholeMs: 300 };
const START_MS = Date.parse('2026-08-07T12:00:00Z');
let now = START_MS;
const clock = (): Date => new Date(now);
const MAIL = { to: 'ann@example.com', subject: 'Hello', text: 'Hello Ann' };

let patience: MailPatience | undefined;
function open(): { send: () => Promise<void>; guard: CircuitBreaker } {
  const guard = new CircuitBreaker('smtp', clock);
  const send = (): Promise<void> => guardedMailer(smtpMailer(server.url, 'ClearEdge <a@b.c>', patience), guard, clock).send(MAIL);
  return { send, guard };
}

const KIND: Readonly<Record<MailFaultKind, string>> = {
  refuses: 'unreachable',
  resets: 'unreachable',
  says_421: 'server_error',
  says_450: 'not_taken',
  says_550: 'not_taken',
  talks_nonsense: 'wrong_shape',
  drips: 'timeout',
  is_silent: 'timeout',
  closes_in_data: 'unreachable',
  closes_after_data: 'unreachable',
};

test.each(MAIL_FAULTS)('a server that %s: a failure in our own words, and the next mail is taken once', async (kind) => {
  const { send, guard } = open();
  patience = SILENT.has(kind) ? HASTY : undefined;
  await server.suffer(kind);
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailFailure);
  expect([guard.report.lastFault?.kind, String(error), guard.report.failures]).toEqual([
    KIND[kind],
    expect.stringContaining('mail server'),
    1,
  ]);
  expect(JSON.stringify([String(error), guard.report])).not.toContain('marker-secret');
  expect(server.taken).toEqual([]);
  await server.suffer(null);
  patience = undefined;
  await send();
  expect(server.taken.map(({ to }) => to)).toEqual(['ann@example.com']);
  expect(guard.report).toMatchObject({ breaker: 'closed', lastGoodAt: clock() });
});

test('a server that is down is left alone for half a minute, says for how long, and is then tried by one mail', async () => {
  const { send, guard } = open();
  await server.suffer('resets');
  for (const _try of [1, 2, 3]) await expect(send()).rejects.toMatchObject({ retryAfterMs: null });
  const before = server.connections();
  now += 10_000;
  await expect(send()).rejects.toMatchObject({ retryAfterMs: 20_000 });
  expect([server.connections() - before, guard.report.breaker]).toEqual([0, 'open']);
  now += 20_000;
  await server.suffer(null);
  await send();
  expect([server.taken.length, guard.report.breaker]).toEqual([1, 'closed']);
});

test('mails that are refused one by one never stop the others', async () => {
  const { send, guard } = open();
  await server.suffer('says_550');
  for (const _try of [1, 2, 3, 4]) await expect(send()).rejects.toMatchObject({ retryAfterMs: null });
  expect(guard.report).toMatchObject({ breaker: 'closed', failures: 4 });
  await server.suffer(null);
  await send();
  expect(server.taken).toHaveLength(1);
});
