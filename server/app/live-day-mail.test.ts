import { MINUTE_MS } from '@clearedge/quant/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postNotification } from '../features/notifications/index.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { CircuitBreaker } from '../providers/http/index.ts';
import { memoryStore } from '../providers/http/testing/memory-store.ts';
import { guardedMailer } from '../providers/smtp/guarded-mailer.ts';
import { type MailPatience, smtpMailer } from '../providers/smtp/smtp-mailer.ts';
import { type FakeMailServer, fakeMailServer, MAIL_FAULTS } from '../providers/smtp/testing/fake-mail-server.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';
import { createHealthMonitor } from './live/provider-health-monitor.ts';

let mail: FakeMailServer;
beforeAll(async () => {
  mail = await fakeMailServer();
});
afterAll(() => mail.close());

const BEGINS_AT = new Date('2026-07-11T13:00:00Z');
/** No one waits longer than this for a server that stays silent; one that answers is given its time, however busy the machine is. */
const SILENT: ReadonlySet<string> = new Set(['drips', 'is_silent']);
const HASTY = { greetingMs: 100, pauseMs: 150, wholeMs: 300 };
const AT_WORK = features.filter(({ name }) => ['accounts', 'notices'].includes(name));
const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unitCents: null } as const;

const mailerWith = (patience: MailPatience | undefined) => smtpMailer(mail.url, 'ClearEdge <a@b.c>', patience);

/** A session of staff is short: each look is a new one. */
async function lookAt(server: TestServer, { user }: TestWorld): Promise<unknown> {
  const answer = await (await server.as(user!)).get('/api/admin/providers');
  return answer.json<{ provider: string }[]>().find(({ provider }) => provider === 'smtp');
}

/** A notice that its reader wants by mail. */
const tell = (ctx: Ctx, userId: string, title: string): Promise<unknown> =>
  ctx.transact((tx) => postNotification(tx, { userId, kind: 'bet_settled', title, body: '+$10.00', href: '/my-bets', dedupeKey: title }));

test('each fault of the mail server: what a member does never fails, mails wait and go out once, and staff see why', {
  timeout: 300_000,
}, async () => {
  let now = (): Date => BEGINS_AT;
  const guard = new CircuitBreaker('smtp', () => now());
  let current = mailerWith(undefined);
  const mailer = guardedMailer({ send: (one) => current.send(one) }, guard, () => now());
  const { health } = createHealthMonitor(
    () => [{ report: guard.report, findLastAnswer: null, acceptChange: null }],
    memoryStore(),
    () => now(),
  );
  await withTestCtx(
    { isDemo: false, isAdmin: true, tier: 'elite', now: BEGINS_AT.toISOString(), ports: { mailer, health } },
    async (ctx, world) => {
      now = world.clock.now;
      const server = await makeServer(features, { world });
      const run = async (minutes: number): Promise<void> => {
        world.clock.set(new Date(BEGINS_AT.getTime() + minutes * MINUTE_MS));
        await world.runDue(AT_WORK);
      };
      const sent = (): string[] => mail.taken.map(({ to, text }) => `${to} ${/^Subject: (.*)\r$/m.exec(text)?.[1]}`).sort();
      await run(0);
      for (const [round, kind] of MAIL_FAULTS.entries()) {
        mail.taken.length = 0;
        const member = await createUser(ctx, { tier: 'pro', settings: { ...settings, myBooks: [], notify: { bet_settled: 'mail' } } });
        await mail.suffer(kind);
        current = mailerWith(SILENT.has(kind) ? HASTY : undefined);
        await tell(ctx, member.id, `Bet ${round} won`);
        const requested = await server.visitor.post('/api/auth/password/forgot', { email: member.email });
        expect([kind, requested.statusCode]).toEqual([kind, 200]);
        await run(round * 7 + 1);
        expect([kind, sent()]).toEqual([kind, []]);
        expect([kind, await lookAt(server, world)]).toEqual([
          kind,
          expect.objectContaining({
            name: 'Mail server',
            state: 'stale',
            note: expect.stringContaining('1 notification is to be mailed; 1 mailing was refused and is tried again') as string,
            fault: expect.objectContaining({ message: expect.stringContaining('mail server') as string }) as object,
            answerOf: null,
          }),
        ]);
        await mail.suffer(null);
        current = mailerWith(undefined);
        await run(round * 7 + 6.5);
        const due = [`${member.email} Bet ${round} won | ClearEdge`, `${member.email} Reset your ClearEdge password`];
        expect([kind, sent()]).toEqual([kind, due.sort()]);
        expect(await lookAt(server, world)).toMatchObject({
          state: 'fresh',
          fault: null,
          note: expect.not.stringContaining('mail') as string,
        });
      }
      expect(JSON.stringify(world.logged)).not.toContain('marker-secret');
      await server.close();
    },
  );
});
