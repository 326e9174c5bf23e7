import { expect, test } from 'vitest';
import { createEvent, makeServer, withTestCtx } from '../../testing/index.ts';
import { betsFeature, weeklyUsage } from '../bets/index.ts';
import { limitsFeature } from './index.ts';

const bet = (stake: number) => ({ gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'Yankees', odds: 120, stake });

test('a bettor’s own limit stops the bet that would pass it, and no race gets past it', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createEvent(ctx);
    const server = await makeServer([limitsFeature({ weeklyUsage }), betsFeature], { world });
    const me = await server.as(world.user!);
    const set = await me.put('/api/responsible-gaming/limits', { weeklyStake: 50, weeklyLoss: null, sessionReminderMinutes: 60 });
    expect(set.json()).toMatchObject({ weeklyStake: 50, pending: null, sessionReminderMinutes: 60, usedThisWeek: { stake: 0, loss: 0 } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => me.post('/api/bets', bet(20))));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2);
    expect(answers.find((answer) => answer.statusCode === 403)?.json().message).toContain('$10.00 is left');
    expect((await me.get('/api/responsible-gaming')).json()).toMatchObject({ usedThisWeek: { stake: 40, loss: 0 } });
    await server.close();
  });
});

test('a week later the limit starts again; a break holds', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createEvent(ctx);
    await createEvent(ctx, { gameId: '20260714_NYY@BOS' });
    const server = await makeServer([limitsFeature({ weeklyUsage }), betsFeature], { world });
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
    const server = await makeServer([limitsFeature({ weeklyUsage })], { world });
    const me = await server.as(world.user!);
    const fine = { weeklyStake: 10, weeklyLoss: 10, sessionReminderMinutes: 30 };
    for (const field of Object.keys(fine)) {
      for (const value of ['', 'x', -1, 1.005, {}, [], true, 2 ** 53, '1e309', 'x'.repeat(10_240)]) {
        const answer = await me.put('/api/responsible-gaming/limits', { ...fine, [field]: value });
        expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
        expect(answer.json().issues[0].path).toBe(field);
      }
    }
    await server.close();
  });
});
