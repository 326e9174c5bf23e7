import { describe, expect, test } from 'vitest';
import { auditEntries, consultationHalves, consultations } from '../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../testing/index.ts';
import { MONDAY, openSetup, requested, SESSIONS, type Setup } from './testing/setup.ts';

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const withSetup = (run: (setup: Setup) => Promise<void>): Promise<void> =>
  withTestCtx({ signedOut: true }, async (ctx, world) => {
    const setup = await openSetup(ctx, world);
    await run(setup);
    await setup.server.close();
  });

describe('booking', { timeout: 60_000 }, () => {
  test('a session takes both half hours of the expert and of the member', async () => {
    await withSetup(async ({ ctx, eli, ann, book, slots }) => {
      expect(await book(eli, { topic: ' My last month ' })).toMatchObject({
        expertName: 'Marcus Hale',
        date: MONDAY,
        time: '10:00',
        startsAt: '2026-07-13T14:00:00.000Z',
        endsAt: '2026-07-13T15:00:00.000Z',
        changeUntil: '2026-07-13T12:00:00.000Z',
        status: 'scheduled',
        topic: 'My last month',
        sequence: 0,
      });
      expect((await ctx.db.select().from(consultationHalves)).map(({ startsAt }) => startsAt.toISOString()).sort()).toEqual([
        '2026-07-13T14:00:00.000Z',
        '2026-07-13T14:30:00.000Z',
      ]);
      expect([(await slots(eli))['10:00'], (await slots(ann))['10:00'], (await slots(ann))['09:00']]).toEqual(['yours', 'taken', 'free']);
      const refused = await ann.post(SESSIONS, { ...requested, duration: 30 });
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'This slot was just taken. Choose another one.']);
      const twice = await eli.post(SESSIONS, { ...requested, expertId: 'bankroll' });
      expect([twice.statusCode, twice.json().message]).toEqual([409, 'You already have a session at that time.']);
      expect((await slots(eli, MONDAY, 'bankroll'))['10:00']).toBe('yours');
      expect((await slots(ann, MONDAY, 'bankroll'))['10:00']).toBe('free');
    });
  });

  test('the same request twice books once; another one with its key is refused', async () => {
    await withSetup(async ({ ctx, eli }) => {
      const headers = { 'idempotency-key': 'one' };
      const [first, again] = [await eli.post(SESSIONS, requested, headers), await eli.post(SESSIONS, requested, headers)];
      expect(again.json()).toEqual(first.json());
      expect((await eli.post(SESSIONS, { ...requested, time: '11:00' }, headers)).statusCode).toBe(409);
      expect(await ctx.db.select().from(consultations)).toHaveLength(1);
    });
  });

  test('only what lies two hours to sixty days ahead, on a day that is worked', async () => {
    await withSetup(async ({ eli, world }) => {
      for (const [what, body, status, now] of [
        ['a slot that has begun', { date: '2026-07-11', time: '11:00' }, 422],
        ['the sixtieth day', { date: '2026-09-09', time: '16:00' }, 201],
        ['a day after it', { date: '2026-09-11', time: '09:00' }, 422],
        ['a day that is not worked', { date: '2026-07-14' }, 422],
        ['a day that is long over', { date: '2020-07-13' }, 422],
        ['in two hours', { date: '2026-07-11', time: '14:00' }, 201],
        ['in a moment less', { date: '2026-07-11', time: '15:00' }, 422, '2026-07-11T17:00:00.001Z'],
      ] as const) {
        if (now) world.clock.set(now);
        expect([what, (await eli.post(SESSIONS, { ...requested, ...body })).statusCode]).toEqual([what, status]);
      }
    });
  });

  test('every wrong field is a 400 that names it', async () => {
    await withSetup(async ({ eli, ctx }) => {
      for (const [field, values] of Object.entries({
        expertId: ['nobody', '', 7, null],
        date: ['2026-02-30', '07/13/2026', '', 7],
        time: ['12:00', '10:30', '10', '', null],
        duration: [0, 29, 45, 61, 90, '30', null],
        type: ['other', '', null],
        topic: ['x'.repeat(501), 7],
      }))
        for (const value of values) {
          const answer = await eli.post(SESSIONS, { ...requested, [field]: value });
          expect([field, value, answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([field, value, 400, field]);
        }
      expect((await eli.get('/api/consultation/slots?expertId=pricing&date=soon')).statusCode).toBe(400);
      expect(await ctx.db.select().from(consultations)).toEqual([]);
    });
  });

  test('three can be ahead; a fourth waits until one is over', async () => {
    await withSetup(async ({ eli, book, world }) => {
      for (const time of ['09:00', '10:00', '11:00']) await book(eli, { time });
      expect((await eli.post(SESSIONS, { ...requested, time: '14:00' })).statusCode).toBe(409);
      world.clock.set('2026-07-13T13:00:00Z');
      await book(eli, { date: '2026-07-15' });
    });
  });
});

describe('moving and canceling', { timeout: 60_000 }, () => {
  test('a moved session gives its slot back, and its number grows', async () => {
    await withSetup(async ({ eli, ann, book, slots }) => {
      const { id } = await book(eli);
      await book(ann, { time: '14:00' });
      expect((await eli.patch(`${SESSIONS}/${id}`, { date: MONDAY, time: '14:00' })).statusCode).toBe(409);
      expect((await slots(eli))['10:00']).toBe('yours');
      const moved = await eli.patch(`${SESSIONS}/${id}`, { date: MONDAY, time: '11:00' });
      expect(moved.json()).toMatchObject({ id, time: '11:00', duration: 60, sequence: 1 });
      expect((await eli.patch(`${SESSIONS}/${id}`, { date: MONDAY, time: '11:00' })).json().sequence).toBe(1);
      expect(await slots(ann)).toMatchObject({ '10:00': 'free', '11:00': 'taken', '14:00': 'yours' });
      expect((await eli.patch(`${SESSIONS}/${id}`, { date: '2026-07-14', time: '11:00' })).statusCode).toBe(422);
    });
  });

  test('a canceled one frees its slot and stays in the list', async () => {
    await withSetup(async ({ ctx, eli, ann, book }) => {
      const { id } = await book(eli);
      expect((await eli.post(`${SESSIONS}/${id}/cancel`)).json()).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'member',
        sequence: 1,
      });
      expect((await eli.post(`${SESSIONS}/${id}/cancel`)).statusCode).toBe(409);
      expect((await eli.patch(`${SESSIONS}/${id}`, { date: MONDAY, time: '11:00' })).statusCode).toBe(409);
      await book(ann);
      expect(((await eli.get(SESSIONS)).json() as { status: string }[]).map(({ status }) => status)).toEqual(['cancelled']);
      expect((await ctx.db.select().from(auditEntries)).map(({ action }) => action).sort()).toEqual([
        'consultation.booked',
        'consultation.booked',
        'consultation.cancelled',
      ]);
    });
  });

  test('until two hours before the start, and not a moment longer', async () => {
    await withSetup(async ({ eli, book, world }) => {
      const { id } = await book(eli, { time: '11:00' });
      const later = await book(eli);
      world.clock.set('2026-07-13T12:00:00.000Z');
      expect((await eli.patch(`${SESSIONS}/${later.id}`, { date: '2026-07-17', time: '09:00' })).statusCode).toBe(200);
      world.clock.set('2026-07-13T13:00:00.001Z');
      for (const answer of [
        await eli.patch(`${SESSIONS}/${id}`, { date: '2026-07-17', time: '10:00' }),
        await eli.post(`${SESSIONS}/${id}/cancel`),
      ])
        expect(answer.statusCode).toBe(409);
    });
  });
});

describe('who may', { timeout: 60_000 }, () => {
  test('a foreign session is like one that is not there', async () => {
    await withSetup(async ({ server, eli, ann, admin, book }) => {
      const { id } = await book(eli);
      const calls = (client: typeof eli, session: string) =>
        Promise.all([
          client.patch(`${SESSIONS}/${session}`, { date: MONDAY, time: '11:00' }),
          client.post(`${SESSIONS}/${session}/cancel`),
          client.get(`${SESSIONS}/${session}/calendar`),
        ]).then((answers) => answers.map(({ statusCode }) => statusCode));
      expect([await calls(ann, id), await calls(ann, NOBODY), await calls(server.visitor, id)]).toEqual([
        [404, 404, 404],
        [404, 404, 404],
        [401, 401, 401],
      ]);
      expect(await calls(admin, id)).toEqual([402, 402, 402]);
      expect((await ann.get(SESSIONS)).json()).toEqual([]);
      expect((await eli.get(`${SESSIONS}/0/calendar`)).statusCode).toBe(400);
    });
  });

  test('the experts and their slots are for Elite alone, and no one is given a record', async () => {
    await withSetup(async ({ ctx, server, eli }) => {
      const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
      for (const path of ['/api/consultation/experts', '/api/consultation/slots?expertId=pricing&date=2026-07-13', SESSIONS])
        expect([(await pro.get(path)).statusCode, (await server.visitor.get(path)).statusCode]).toEqual([402, 401]);
      const experts = (await eli.get('/api/consultation/experts')).json();
      expect(experts).toHaveLength(3);
      expect(experts.map(({ pricing }: { pricing: unknown }) => pricing)).toEqual([
        { '30min': 99, '60min': 179 },
        { '30min': 129, '60min': 229 },
        { '30min': 89, '60min': 159 },
      ]);
      expect(experts[0]).toMatchObject({
        name: 'Marcus Hale',
        winRate: null,
        totalPicks: null,
        nextFreeAt: '2026-07-11T18:00:00.000Z',
        isSimulated: true,
      });
    });
  });
});

test('outside a demo no invented person can be booked: a seat is closed until staff say whose it is', { timeout: 60_000 }, async () => {
  await withTestCtx({ signedOut: true, isDemo: false }, async (ctx, world) => {
    const { eli, admin, server, book } = await openSetup(ctx, world);
    const experts = (await eli.get('/api/consultation/experts')).json();
    expect(experts[0]).toMatchObject({ name: 'Market and Pricing', availability: [], nextFreeAt: null, isSimulated: false });
    expect((await eli.post(SESSIONS, requested)).statusCode).toBe(422);
    await admin.put('/api/admin/experts/pricing', { name: 'Ida Berg', weekdays: ['Monday'], daysOff: [] });
    expect(await book(eli)).toMatchObject({ expertName: 'Ida Berg' });
    await server.close();
  });
});
