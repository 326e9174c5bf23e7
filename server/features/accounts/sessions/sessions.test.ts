import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../../db/schema/index.ts';
import { createSession, createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { resolveSession } from '../accounts-feature.ts';
import { accountsFeature } from '../index.ts';
import { isOver } from './session-rules.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const start = new Date('2026-07-11T16:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);

describe('a session is over', () => {
  test.each([
    ['a member, idle for just under a week', false, 0, 7 * DAY - 1, false],
    ['a member, idle for a week', false, 0, 7 * DAY, true],
    ['a member, in use for just under a month', false, 30 * DAY - 1, 30 * DAY - 1, false],
    ['a member, in use for a month', false, 30 * DAY - 1, 30 * DAY, true],
    ['an admin, idle for just under half an hour', true, 0, 30 * MINUTE - 1, false],
    ['an admin, idle for half an hour', true, 0, 30 * MINUTE, true],
    ['an admin, in use for half a day', true, 12 * HOUR - 1, 12 * HOUR, true],
  ])('%s', (_name, isAdmin, lastUsedMs, nowMs, expected) => {
    const session = { createdAt: start, lastUsedAt: after(lastUsedMs), expiresAt: after(30 * DAY) };
    expect(isOver(session, isAdmin, after(nowMs))).toBe(expected);
  });
  test('at its stored end, however young it is', () => {
    expect(isOver({ createdAt: start, lastUsedAt: start, expiresAt: after(HOUR) }, false, after(HOUR))).toBe(true);
  });
});

test('use is noted at most once a minute', async () => {
  await withTestCtx({}, async (_ctx, { clock, ctxFor, token, user }) => {
    const system = ctxFor('system');
    const lastUsed = async () => (await system.db.select().from(sessions).where(eq(sessions.userId, user!.id)))[0]!.lastUsedAt;
    const before = await lastUsed();
    clock.set(new Date(before.getTime() + MINUTE - 1));
    expect(await resolveSession(system, token!)).toMatchObject({ kind: 'user', userId: user!.id });
    expect(await lastUsed()).toEqual(before);
    clock.set(new Date(before.getTime() + MINUTE));
    await resolveSession(system, token!);
    expect(await lastUsed()).toEqual(clock.now());
  });
});

test('moving the demo clock signs no one out; time that passes does', async () => {
  await withTestCtx({ isAdmin: true }, async (_ctx, { clock, ctxFor, token }) => {
    await clock.moveTo(new Date(clock.now().getTime() + 20 * DAY));
    expect(await resolveSession(ctxFor('system'), token!)).not.toBeNull();
    clock.advanceMinutes(30);
    expect(await resolveSession(ctxFor('system'), token!)).toBeNull();
  });
});

test.each(['', 'unknown', 'x'.repeat(201), '\u0000', "' or 1=1 --"])('the token %j is no one', async (token) => {
  await withTestCtx({}, async (_ctx, { ctxFor }) => {
    expect(await resolveSession(ctxFor('system'), token)).toBeNull();
  });
});

test('sessions are listed, ended one by one and all at once; no one ends another’s', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const me = await server.as(world.user!);
    const stranger = await createUser(ctx);
    const theirs = await createSession(ctx, stranger.id);
    const laptop = await createSession(ctx, world.user!.id);
    const listed = (await me.get('/api/auth/sessions')).json() as { id: string; isCurrent: boolean }[];
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toMatch(/token/i);

    expect((await me.delete(`/api/auth/sessions/${theirs.sessionId}`)).statusCode).toBe(404);
    expect((await me.delete('/api/auth/sessions/1')).statusCode).toBe(400);
    expect((await me.delete(`/api/auth/sessions/${laptop.sessionId}`)).json()).toEqual({ ok: true });
    expect((await me.post('/api/auth/sessions/end-others')).json()).toEqual({ ended: 1 });
    expect((await me.get('/api/auth/sessions')).json()).toMatchObject([{ isCurrent: true }]);
    expect(await resolveSession(world.ctxFor('system'), theirs.token)).not.toBeNull();
    await server.close();
  });
});

test('the nightly sweep deletes what is over and nothing else', async () => {
  await withTestCtx({ isDemo: false }, async (ctx, world) => {
    world.clock.advanceMinutes(8 * 24 * 60);
    const fresh = await createSession(ctx, world.user!.id);
    const [sweep] = feature.jobs!.filter(({ name }) => name === 'sweep-accounts');
    await sweep!.run(world.ctxFor('system'), { firedAt: ctx.now().toISOString() });
    expect((await ctx.db.select().from(sessions)).map(({ id }) => id)).toEqual([fresh.sessionId]);
  });
});
