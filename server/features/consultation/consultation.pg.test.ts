import { describe, expect, test } from 'vitest';
import { consultationHalves, consultations } from '../../db/schema/index.ts';
import { createUser, withPostgres } from '../../testing/index.ts';
import { MONDAY, openSetup, requested, SESSIONS } from './testing/setup.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const counted = (answers: readonly { statusCode: number }[], ...wanted: number[]): number[] =>
  wanted.map((status) => answers.filter(({ statusCode }) => statusCode === status).length);

describe('consultation under races', () => {
  test('twenty members want one slot: one gets it, whole; nineteen are refused', { timeout: 60_000 }, async () => {
    await withPostgres({ signedOut: true }, async (ctx, world) => {
      const { server } = await openSetup(ctx, world);
      const members = await times(20, async (at) => server.as(await createUser(ctx, { username: `racer${at}`, tier: 'elite' })));
      const answers = await times(20, (at) => members[at]!.post(SESSIONS, { ...requested, duration: at % 2 ? 30 : 60 }));
      expect(counted(answers, 201, 409)).toEqual([1, 19]);
      const [booked] = await ctx.db.select().from(consultations);
      expect(await ctx.db.select().from(consultationHalves)).toHaveLength(booked!.minutes / 30);
      await server.close();
    });
  });

  test('one member at three experts and a move at once: never in two places, never more than three', { timeout: 60_000 }, async () => {
    await withPostgres({ signedOut: true }, async (ctx, world) => {
      const { server, eli, ann, book } = await openSetup(ctx, world);
      const first = await book(eli, { time: '09:00' });
      const foreign = await book(ann, { time: '11:00' });
      const answers = await times(20, (at) => {
        if (at % 4 === 0) return eli.patch(`${SESSIONS}/${first.id}`, { date: MONDAY, time: '10:00' });
        if (at % 4 === 1) return ann.patch(`${SESSIONS}/${foreign.id}`, { date: MONDAY, time: '10:00' });
        return eli.post(SESSIONS, { ...requested, expertId: at % 4 === 2 ? 'pricing' : 'bankroll' });
      });
      expect(answers.every(({ statusCode }) => [200, 201, 409].includes(statusCode))).toBe(true);
      const halves = await ctx.db.select().from(consultationHalves);
      const stored = await ctx.db.select().from(consultations);
      expect(halves).toHaveLength(stored.reduce((sum, { minutes }) => sum + minutes / 30, 0));
      for (const who of ['expertId', 'userId'] as const)
        expect(new Set(halves.map((half) => `${half[who]} ${half.startsAt.toISOString()}`)).size).toBe(halves.length);
      await server.close();
    });
  });
});
