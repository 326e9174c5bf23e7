import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { playLimits } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, setLimits, type UserRow, withTestCtx } from '../../testing/index.ts';
import { betsFeature, weeklyUsage } from '../bets/index.ts';
import { practiceUsage } from '../practice/index.ts';
import { confirmHouseAccounts, limitsFeature } from './index.ts';

const limits = limitsFeature({ tracked: weeklyUsage, practice: practiceUsage });

const bet = (stake: number) => ({ gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'Yankees', odds: 120, stake });

test('a bettor’s own limit stops the bet that would pass it, and no race gets past it', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    const server = await makeServer([limits, betsFeature], { world });
    const me = await server.as(world.user!);
    const set = await me.put('/api/responsible-gaming/limits', { weeklyStake: 50, weeklyLoss: null, sessionReminderMinutes: 60 });
    expect(set.json()).toMatchObject({
      weeklyStake: 50,
      pending: null,
      sessionReminderMinutes: 60,
      usedThisWeek: { tracked: { stake: 0, loss: 0, atRisk: 0 } },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => me.post('/api/bets', bet(20))));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2);
    expect(answers.find((answer) => answer.statusCode === 403)?.json().message).toContain('$10.00 is left');
    expect((await me.get('/api/responsible-gaming')).json()).toMatchObject({
      usedThisWeek: { tracked: { stake: 40, loss: 0, atRisk: 40 } },
    });
    await server.close();
  });
});

test('a week later the limit starts again; a break holds', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    await createContest(ctx, { gameId: '20260714_NYY@BOS' });
    const server = await makeServer([limits, betsFeature], { world });
    const me = await server.as(world.user!);
    await me.put('/api/responsible-gaming/limits', { weeklyStake: 20, weeklyLoss: null, sessionReminderMinutes: null });
    expect((await me.post('/api/bets', bet(20))).statusCode).toBe(201);
    expect((await me.post('/api/bets', bet(1))).statusCode).toBe(403);
    await world.clock.moveTo(new Date('2026-07-13T04:00:00Z'));
    expect((await me.post('/api/bets', { ...bet(20), gameId: '20260714_NYY@BOS' })).statusCode).toBe(201);
    expect((await me.post('/api/responsible-gaming/cool-off', { hours: 24 })).statusCode).toBe(200);
    expect((await me.post('/api/bets', { ...bet(1), gameId: '20260714_NYY@BOS' })).json().message).toContain('taking a break');
    expect((await me.post('/api/responsible-gaming/self-exclusion', { days: 180, confirm: 'yes' })).json().issues[0].path).toBe('confirm');
    expect((await me.post('/api/responsible-gaming/cool-off', { hours: 1 })).statusCode).toBe(400);
    await server.close();
  });
});

test('each field’s boundary table is a 400 that names the field', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([limits], { world });
    const me = await server.as(world.user!);
    const fine = { weeklyStake: 10, weeklyLoss: 10, sessionReminderMinutes: 30 };
    for (const field of Object.keys(fine)) {
      for (const value of ['', 'x', -1, 1.005, 10.000000001, {}, [], true, 2 ** 53, '1e309', '💥', 'שלום', 'x'.repeat(10_240)]) {
        const answer = await me.put('/api/responsible-gaming/limits', { ...fine, [field]: value });
        expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
        expect(answer.json().issues[0].path).toBe(field);
      }
    }
    await server.close();
  });
});

test.each([
  ['autumn', '2026-10-26T12:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z', '20261105_NYY@BOS'],
  ['spring', '2026-03-02T12:00:00Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z', '20260312_NYY@BOS'],
])('the week of the %s clock change ends at Monday midnight, Eastern', async (_name, start, lastSecond, monday, gameId) => {
  await withTestCtx({ now: start }, async (ctx, world) => {
    await createContest(ctx, { gameId });
    const server = await makeServer([limits, betsFeature], { world });
    const me = await server.as(world.user!);
    await me.put('/api/responsible-gaming/limits', { weeklyStake: 20, weeklyLoss: null, sessionReminderMinutes: null });
    expect((await me.post('/api/bets', { ...bet(20), gameId })).statusCode).toBe(201);
    world.clock.set(lastSecond);
    expect((await me.post('/api/bets', { ...bet(1), gameId })).statusCode).toBe(403);
    expect((await me.get('/api/responsible-gaming')).json().usedThisWeek.tracked).toEqual({ stake: 20, loss: 0, atRisk: 20 });
    world.clock.set(monday);
    expect((await me.get('/api/responsible-gaming')).json().usedThisWeek.tracked).toEqual({ stake: 0, loss: 0, atRisk: 20 });
    expect((await me.post('/api/bets', { ...bet(20), gameId })).statusCode).toBe(201);
    await server.close();
  });
});

test('neither a shorter break nor new limits nor a new session ends a pause', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([limits, betsFeature], { world });
    const me = await server.as(world.user!);
    const long = (await me.post('/api/responsible-gaming/cool-off', { hours: 720 })).json().coolOffUntil;
    const excluded = (await me.post('/api/responsible-gaming/self-exclusion', { days: 365, confirm: 'EXCLUDE' })).json().excludedUntil;
    await me.post('/api/responsible-gaming/cool-off', { hours: 24 });
    await me.post('/api/responsible-gaming/self-exclusion', { days: 180, confirm: 'EXCLUDE' });
    await me.put('/api/responsible-gaming/limits', {
      weeklyStake: null,
      weeklyLoss: null,
      sessionReminderMinutes: null,
      excludedUntil: null,
      coolOffUntil: null,
    });
    const again = await server.as(world.user!);
    expect((await again.get('/api/responsible-gaming')).json()).toMatchObject({ coolOffUntil: long, excludedUntil: excluded });
    expect((await again.post('/api/bets', { ...bet(1), gameId: 'Elsewhere' })).statusCode).toBe(403);
    await server.close();
  });
});

test('a loosened limit counts after two days and not before', async () => {
  await withTestCtx({}, async (_ctx, world) => {
    const server = await makeServer([limits], { world });
    const me = await server.as(world.user!);
    const set = (weeklyStake: number | null) =>
      me.put('/api/responsible-gaming/limits', { weeklyStake, weeklyLoss: null, sessionReminderMinutes: null });
    await set(20);
    expect((await set(500)).json()).toMatchObject({ weeklyStake: 20, pending: { weeklyStake: 500, from: '2026-07-13T16:00:00.000Z' } });
    world.clock.set('2026-07-13T15:59:59Z');
    expect((await me.get('/api/responsible-gaming')).json().weeklyStake).toBe(20);
    world.clock.set('2026-07-13T16:00:00Z');
    expect((await me.get('/api/responsible-gaming')).json()).toMatchObject({ weeklyStake: 500, pending: null });
    await server.close();
  });
});

test('who says that they are under 21 places nothing, and cannot take it back; who is of age is not asked again', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    const server = await makeServer([limits, betsFeature], { world });
    const me = await server.as(world.user!);
    const say = (isOfAge: unknown) => me.post('/api/responsible-gaming/age', { isOfAge });
    await setLimits(ctx, world.user!.id, { ageAnswer: null, ageAnsweredAt: null });
    expect((await me.get('/api/responsible-gaming')).json().ageAnswer).toBeNull();
    expect((await me.post('/api/bets', bet(20))).json()).toMatchObject({
      code: 'AGE_UNCONFIRMED',
      message: expect.stringContaining('21 or older'),
    });
    for (const wrong of [undefined, null, 1, 'true', '', []]) expect((await say(wrong)).json().issues[0].path).toBe('isOfAge');
    expect((await server.visitor.post('/api/responsible-gaming/age', { isOfAge: true })).statusCode).toBe(401);
    expect((await say(true)).json()).toMatchObject({ ageAnswer: 'of_age' });
    expect((await me.post('/api/bets', bet(20))).statusCode).toBe(201);
    expect((await say(false)).json()).toMatchObject({ ageAnswer: 'under_age' });
    const refused = await me.post('/api/bets', bet(20));
    expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('under 21')]);
    expect((await say(true)).json()).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('write to support') });
    expect((await me.get('/api/responsible-gaming')).json().ageAnswer).toBe('under_age');
    expect(
      (await me.put('/api/responsible-gaming/limits', { weeklyStake: 50, weeklyLoss: null, sessionReminderMinutes: null })).json(),
    ).toMatchObject({ ageAnswer: 'under_age' });
    await server.close();
  });
});

test('accounts of the installation are confirmed once: answers and limits that are there stay, and no one else is confirmed', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([limits, betsFeature], { world });
    const [none, under, limited, other] = await Promise.all(Array.from({ length: 4 }, () => createUser(ctx, {})));
    for (const { id } of [none!, under!, limited!, other!]) await setLimits(ctx, id, { ageAnswer: null, ageAnsweredAt: null });
    await ctx.db.delete(playLimits).where(eq(playLimits.userId, none!.id));
    await setLimits(ctx, under!.id, { ageAnswer: 'under_age' });
    await setLimits(ctx, limited!.id, { weeklyStakeCents: 5000 });
    for (const _start of [1, 2])
      await confirmHouseAccounts(
        world.ctxFor('system'),
        [none!, under!, limited!].map(({ id }) => id),
      );
    const stated = async (user: UserRow) => (await (await server.as(user)).get('/api/responsible-gaming')).json();
    expect([(await stated(none!)).ageAnswer, (await stated(under!)).ageAnswer, (await stated(other!)).ageAnswer]).toEqual([
      'of_age',
      'under_age',
      null,
    ]);
    expect(await stated(limited!)).toMatchObject({ ageAnswer: 'of_age', weeklyStake: 50 });
    await server.close();
  });
});
