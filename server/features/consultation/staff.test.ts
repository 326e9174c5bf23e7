import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { withTestCtx } from '../../testing/index.ts';
import { watchConsultations } from './consultation-feature.ts';
import { EXPERTS, MONDAY, openSetup, requested, SESSIONS, type Setup, STAFF } from './testing/setup.ts';

const withSetup = (run: (setup: Setup) => Promise<void>): Promise<void> =>
  withTestCtx({ signedOut: true }, async (ctx, world) => {
    const setup = await openSetup(ctx, world);
    await run(setup);
    await setup.server.close();
  });
const LINK = 'https://meet.example.com/abc';

test('the desk is for admins: 401 signed out, 403 for Elite', { timeout: 60_000 }, async () => {
  await withSetup(async ({ server, eli, book }) => {
    const { id } = await book(eli);
    for (const [client, status] of [
      [server.visitor, 401],
      [eli, 403],
    ] as const)
      expect([
        (await client.get(STAFF)).statusCode,
        (await client.patch(`${STAFF}/${id}`, { notes: 'x' })).statusCode,
        (await client.get(EXPERTS)).statusCode,
        (await client.put(`${EXPERTS}/pricing`, { name: 'x', weekdays: [], daysOff: [] })).statusCode,
      ]).toEqual([status, status, status, status]);
  });
});

test('links and notes reach the member, who is told; a session that is over can be completed, one ahead cannot', {
  timeout: 60_000,
}, async () => {
  await withSetup(async ({ world, eli, admin, book, bell }) => {
    const { id } = await book(eli);
    const edit = (body: object) => admin.patch(`${STAFF}/${id}`, body);
    expect((await edit({ joinUrl: LINK })).json()).toMatchObject({ username: 'eli', joinUrl: LINK, status: 'scheduled' });
    expect((await edit({ status: 'completed' })).statusCode).toBe(409);
    world.clock.set('2026-07-13T14:00:00Z');
    expect((await edit({ status: 'completed', recordingUrl: LINK, notes: 'Fewer parlays.' })).statusCode).toBe(200);
    expect((await edit({ status: 'cancelled' })).statusCode).toBe(409);
    expect((await eli.get(SESSIONS)).json()[0]).toMatchObject({
      status: 'completed',
      joinUrl: LINK,
      recordingUrl: LINK,
      notes: 'Fewer parlays.',
    });
    expect(await bell(eli)).toEqual(['Your recording is there', 'Your call has a link']);
    expect((await edit({ joinUrl: null, notes: '' })).json()).toMatchObject({ joinUrl: null, notes: null });
    expect((await admin.get(`${STAFF}?status=completed`)).json()).toHaveLength(1);
    expect((await admin.get(`${STAFF}?limit=1&page=2`)).json()).toEqual([]);
  });
});

test('staff may call a session off at any time before its end; the slot is free again', { timeout: 60_000 }, async () => {
  await withSetup(async ({ eli, ann, admin, book, bell }) => {
    const { id } = await book(eli);
    expect((await admin.patch(`${STAFF}/${id}`, { status: 'cancelled' })).json()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'staff',
    });
    expect((await admin.patch(`${STAFF}/${id}`, { joinUrl: LINK })).statusCode).toBe(409);
    expect(await bell(eli)).toEqual(['Your session was canceled']);
    await book(ann);
  });
});

const NO_LINKS = [
  'javascript:alert(1)',
  'http://meet.example.com/abc',
  'https://user:secret@meet.example.com/',
  'https://localhost/x',
  'https://desk.local/x',
  'https://intranet/x',
  'https://10.0.0.1/x',
  'https://2130706433/',
  'https://[::1]/',
  'https://127.0.0.1./',
  'data:text/html,x',
  'meet.example.com',
  `https://meet.example.com/${'x'.repeat(500)}`,
  '',
];

test('a link is https, of a public site, without a password', { timeout: 60_000 }, async () => {
  await withSetup(async ({ eli, admin, book }) => {
    const { id } = await book(eli);
    for (const link of NO_LINKS)
      for (const field of ['joinUrl', 'recordingUrl'])
        expect([field, link, (await admin.patch(`${STAFF}/${id}`, { [field]: link })).statusCode]).toEqual([field, link, 400]);
    expect((await admin.patch(`${STAFF}/${id}`, {})).statusCode).toBe(400);
  });
});

test('weekdays and days off are kept; a day with sessions is no day off; what is booked stays', { timeout: 60_000 }, async () => {
  await withSetup(async ({ eli, admin, book, slots }) => {
    await book(eli);
    const set = (body: object) => admin.put(`${EXPERTS}/pricing`, { name: 'Marcus Hale', weekdays: ['Monday'], daysOff: [], ...body });
    expect((await set({ daysOff: [MONDAY] })).json()).toMatchObject({
      code: 'CONFLICT',
      message: `Sessions are booked on ${MONDAY}. Cancel or move them first.`,
    });
    const stored = await set({ weekdays: ['Friday', 'Monday', 'Monday'], daysOff: ['2026-07-20', '2020-01-01', '2026-07-20'] });
    expect(stored.json()).toMatchObject({ weekdays: ['Monday', 'Friday'], daysOff: ['2026-07-20'], bookedOn: [MONDAY] });
    expect([await slots(eli, '2026-07-20'), await slots(eli, '2026-07-15')]).toEqual([{}, {}]);
    expect((await slots(eli, '2026-07-27'))['09:00']).toBe('free');
    expect((await eli.post(SESSIONS, { ...requested, date: '2026-07-20' })).statusCode).toBe(422);
    await set({ weekdays: [] });
    expect((await eli.get(SESSIONS)).json()[0].status).toBe('scheduled');
    for (const body of [{ name: '' }, { name: 'x'.repeat(61) }, { weekdays: ['Someday'] }, { daysOff: ['2026-02-30'] }])
      expect([body, (await set(body)).statusCode]).toEqual([body, 400]);
    expect((await admin.put(`${EXPERTS}/nobody`, { name: 'x', weekdays: [], daysOff: [] })).statusCode).toBe(400);
  });
});

test('reminders: a day and an hour before, each once for each start; a session is completed when it is over', {
  timeout: 60_000,
}, async () => {
  await withSetup(async ({ world, eli, book, bell }) => {
    const { id } = await book(eli, { time: '14:00', duration: 30 });
    const at = async (now: string): Promise<number> => {
      world.clock.set(now);
      await watchConsultations(world.ctxFor('system'));
      await watchConsultations(world.ctxFor('system'));
      return (await bell(eli)).length;
    };
    expect([await at('2026-07-12T17:59:59Z'), await at('2026-07-12T18:00:00Z')]).toEqual([0, 1]);
    await eli.patch(`${SESSIONS}/${id}`, { date: MONDAY, time: '16:00' });
    expect([await at('2026-07-12T19:00:00Z'), await at('2026-07-12T20:00:00Z'), await at('2026-07-13T18:59:59Z')]).toEqual([1, 2, 2]);
    expect(await at('2026-07-13T19:00:00Z')).toBe(3);
    expect(await bell(eli)).toEqual(['Your session begins within an hour', 'Your session is within a day', 'Your session is within a day']);
    const status = async (): Promise<string> => (await eli.get(SESSIONS)).json()[0].status;
    await at('2026-07-13T20:29:59Z');
    expect(await status()).toBe('scheduled');
    expect([await at('2026-07-13T20:30:00Z'), await status()]).toEqual([3, 'completed']);
  });
});

test('no reminder that was due before the session was booked, none in quiet hours that last beyond the start', {
  timeout: 60_000,
}, async () => {
  await withSetup(async ({ ctx, world, eli, ann, book, bell }) => {
    await book(eli, { date: '2026-07-11', time: '14:00' });
    await book(ann, { date: '2026-07-11', time: '16:00' });
    const { settings } = (await ctx.db.select().from(users).where(eq(users.username, 'ann')))[0]!;
    await ctx.db
      .update(users)
      .set({ settings: { ...settings, quietHours: { from: 12, until: 20 } } })
      .where(eq(users.username, 'ann'));
    await watchConsultations(world.ctxFor('system'));
    expect([await bell(eli), await bell(ann)]).toEqual([[], []]);
    world.clock.set('2026-07-11T19:30:00Z');
    await watchConsultations(world.ctxFor('system'));
    expect(await bell(ann)).toEqual([]);
  });
});
