import { eachDetail } from '@clearedge/contract/bet-details';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, type BetTerms, betCorrections, betGradings, bets, users } from '../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../testing/index.ts';
import { countSides } from '../bets/index.ts';
import { createTournament, openScene } from '../bets/testing/sport-scene.ts';
import { settlementFeature } from './index.ts';
import { settleContest } from './settle-contest.ts';
import { AFTER, baseball, FIRST_PITCH, openClosedScene } from './testing/closed-scene.ts';

const REASON = 'The stake was typed wrong.';

describe('a bet whose game has started', () => {
  test.each([
    ['at the scheduled start', FIRST_PITCH, 'scheduled'],
    ['a second before, the game being on', '2026-07-11T23:04:59Z', 'live'],
    ['while it is suspended', AFTER, 'suspended'],
    ['in a delay past its start', '2026-07-11T23:30:00Z', 'delayed'],
  ] as const)('is closed %s: no stake, no price, no side, no removal', async (_when, now, status) => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { me, track, setStatus, server } = await openClosedScene(ctx, world);
      const id = await track();
      world.clock.set(now);
      await setStatus(status);
      const tricks = [{ stake: 500 }, { selection: 'Boston Red Sox', odds: 400 }, { odds: 250 }, { stake: 10 }];
      for (const body of tricks) {
        const refused = await me.patch(`/api/bets/${id}`, body);
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONTEST_STARTED']);
      }
      const removed = await me.delete(`/api/bets/${id}`);
      expect([removed.statusCode, removed.json().code]).toEqual([409, 'CONTEST_STARTED']);
      expect((await me.patch(`/api/bets/${id}`, { book: 'Harbor', stake: 40 })).json()).toMatchObject({ book: 'Harbor', stake: 40 });
      expect(await ctx.db.select().from(bets)).toMatchObject([{ stakeCents: 4000, odds: -126, deletedAt: null }]);
      await server.close();
    });
  });

  test('before the start it is changed and removed as ever, and cannot be corrected', async () => {
    await withTestCtx({ now: '2026-07-11T23:04:59Z' }, async (ctx, world) => {
      const { me, track, server } = await openClosedScene(ctx, world);
      const id = await track();
      expect((await me.post(`/api/bets/${id}/correct`, { stake: 50, reason: REASON })).statusCode).toBe(409);
      expect((await me.patch(`/api/bets/${id}`, { stake: 50 })).json()).toMatchObject({ stake: 50, correctedAt: null });
      expect((await me.delete(`/api/bets/${id}`)).statusCode).toBe(200);
      await server.close();
    });
  });

  test('a settled one stays in the record', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, setStatus, report, server } = await openClosedScene(ctx, world);
      const id = await track();
      world.clock.set(AFTER);
      await setStatus('final');
      await report(baseball(1, 6));
      await settleContest(world.ctxFor('system'), contest.id);
      expect((await me.delete(`/api/bets/${id}`)).statusCode).toBe(409);
      await server.close();
    });
  });

  test('a golf bet is closed by the first tee time', async () => {
    await withTestCtx({ now: '2026-07-16T10:00:00Z' }, async (ctx, world) => {
      const tournament = await createTournament(ctx);
      const scene = await openScene(world, settlementFeature);
      const bet = { gameId: tournament.publicId, betType: 'outright', selection: 'Scottie Scheffler', odds: 450 };
      const id = await scene.track(bet);
      world.clock.set('2026-07-16T10:45:00Z');
      expect((await scene.me.patch(`/api/bets/${id}`, { stake: 5 })).json()).toMatchObject({ code: 'CONTEST_STARTED' });
      expect((await scene.me.delete(`/api/bets/${id}`)).statusCode).toBe(409);
      await scene.close();
    });
  });
});

describe('a marked correction', () => {
  test('keeps both versions, is marked, and leaves the public split and the close', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, read, server } = await openClosedScene(ctx, world);
      const id = await track();
      await track({ selection: 'Boston Red Sox', odds: 110 });
      world.clock.set(FIRST_PITCH);
      expect((await me.post(`/api/bets/${id}/correct`, { stake: 4, reason: 'no' })).statusCode).toBe(400);
      expect((await me.post(`/api/bets/${id}/correct`, { stake: 40, reason: REASON })).statusCode).toBe(400);
      const other = await server.as(await createUser(ctx, {}));
      expect((await other.post(`/api/bets/${id}/correct`, { stake: 4, reason: REASON })).statusCode).toBe(404);
      const fixed = await me.post(`/api/bets/${id}/correct`, { stake: 4, reason: REASON });
      expect(fixed.json()).toMatchObject({ stake: 4, potentialWin: 3.17, status: 'pending', correctedAt: expect.any(String) });
      expect((await read(id)).corrections).toEqual([
        {
          at: new Date(FIRST_PITCH).toISOString(),
          reason: REASON,
          before: { selection: 'New York Yankees', odds: -126, stake: 40, ...eachDetail(() => null) },
          after: { selection: 'New York Yankees', odds: -126, stake: 4, ...eachDetail(() => null) },
        },
      ]);
      expect(await countSides(ctx, contest.id)).toMatchObject([{ side: 'home', bets: 1 }]);
      expect((await me.get('/api/bets/stats')).json()).toMatchObject({ totalBets: 2, corrected: 1 });
      expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, 'bet.corrected'))).toHaveLength(1);
      expect((await me.get('/api/bets/export')).body).toContain('correctedAt');
      await server.close();
    });
  });

  test('takes every detail, and reads a correction from before a detail was added', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { me, track, read, server } = await openClosedScene(ctx, world);
      const id = await track();
      world.clock.set(FIRST_PITCH);
      const noted = eachDetail((name) => `New ${name}`);
      expect((await me.post(`/api/bets/${id}/correct`, { ...noted, reason: REASON })).json()).toMatchObject(noted);
      expect((await me.post(`/api/bets/${id}/correct`, { ...noted, reason: REASON })).statusCode).toBe(400);
      expect((await read(id)).corrections).toMatchObject([{ before: eachDetail(() => null), after: noted }]);
      const terms = { selection: 'New York Yankees', odds: -126, stakeCents: 4000 } as BetTerms;
      const old = { id: ctx.newId(), betId: id, sequence: 2, before: terms, after: terms, reason: REASON, correctedAt: ctx.now() };
      await ctx.db.insert(betCorrections).values(old);
      expect((await read(id)).corrections).toMatchObject([{ after: noted }, { after: { stake: 40, ...eachDetail(() => null) } }]);
      await server.close();
    });
  });

  test('of a settled bet reverses its grade and grades the corrected one by the same score', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, read, setStatus, report, server } = await openClosedScene(ctx, world);
      const id = await track();
      world.clock.set(AFTER);
      await setStatus('final');
      await report(baseball(6, 3));
      await settleContest(world.ctxFor('system'), contest.id);
      const fixed = (await me.post(`/api/bets/${id}/correct`, { selection: 'Boston Red Sox', reason: REASON })).json();
      expect(fixed).toMatchObject({ result: 'loss', actualWin: -40, resultBy: 'settlement', closingOdds: null });
      expect((await me.post(`/api/bets/${id}/correct`, { stake: 4, reason: REASON })).json()).toMatchObject({
        result: 'loss',
        actualWin: -4,
      });
      expect((await read(id)).receipt!.postings).toMatchObject([
        { kind: 'grade', grade: 'win', profit: 31.75 },
        { kind: 'reversal', profit: -31.75, reason: 'The bet was corrected after the start.' },
        { kind: 'grade', grade: 'loss', profit: -40 },
        { kind: 'reversal', profit: 40 },
        { kind: 'grade', grade: 'loss', profit: -4 },
      ]);
      await server.close();
    });
  });

  test('the database keeps corrections and grades, and lets them go only with the account', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, setStatus, report, server } = await openClosedScene(ctx, world);
      const id = await track();
      world.clock.set(AFTER);
      await setStatus('final');
      await report(baseball(6, 3));
      await settleContest(world.ctxFor('system'), contest.id);
      await me.post(`/api/bets/${id}/correct`, { stake: 4, reason: REASON });
      const tries = [
        sql`update bet_corrections set reason = 'x'`,
        sql`delete from bet_corrections`,
        sql`update bet_gradings set profit_cents = 1`,
        sql`delete from bet_gradings`,
      ];
      for (const change of tries) await expect(ctx.transact((tx) => tx.db.execute(change))).rejects.toThrow(/Failed query/);
      expect(await ctx.db.select().from(betCorrections)).toHaveLength(1);
      await ctx.db.execute(sql`delete from bets where id = ${id}`);
      expect(await ctx.db.select().from(betCorrections)).toEqual([]);
      expect(await ctx.db.select().from(betGradings)).toEqual([]);
      expect(await ctx.db.select().from(users)).not.toEqual([]);
      await server.close();
    });
  });
});
