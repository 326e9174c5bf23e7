import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, setLimits, withTestCtx } from '../../../testing/index.ts';
import { picksFeature } from '../index.ts';
import { baseballPicks } from '../sports/mlb/look-at-games.ts';
import { addGames } from '../testing/board.ts';
import { notifyReadersJob } from './notify-readers.ts';
import { publishPicks } from './publish-picks.ts';

const NOW = '2026-07-11T16:00:00Z';
const LATER = new Date('2026-07-12T16:00:00Z');
const JOBS = [{ jobs: [notifyReadersJob] }];

const reported = (ctx: Ctx) =>
  ctx.db
    .select({ userId: notifications.userId, kind: notifications.kind, body: notifications.body, href: notifications.href })
    .from(notifications)
    .orderBy(asc(notifications.createdAt));

test('who may read the picks is told once a day that they have begun to appear', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const readers = [await createUser(ctx, { tier: 'pro' }), await createUser(ctx, { tier: 'elite' })].map(({ id }) => id).sort();
    await createUser(ctx, { tier: 'free' });
    await addGames(ctx, world, 2);
    await publishPicks(world.ctxFor('system'), baseballPicks);
    expect(await reported(ctx)).toEqual([]);
    await world.runDue(JOBS);
    const rows = await reported(ctx);
    expect(rows.map(({ userId }) => userId).sort()).toEqual(readers);
    expect(rows[0]).toMatchObject({ kind: 'picks_published', href: '/daily-picks', body: expect.stringMatching(/^2 picks so far today/) });
    world.clock.advanceMinutes(20);
    await addGames(ctx, world, 2, 150, 4);
    expect(await publishPicks(world.ctxFor('system'), baseballPicks)).toHaveLength(2);
    await world.runDue(JOBS);
    expect(await reported(ctx)).toHaveLength(2);
  });
});

test('no one is called back from a break or under 21, and no simulated bettor is told', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const [resting, excluded, back, simulated] = [
      await createUser(ctx, { tier: 'pro' }),
      await createUser(ctx, { tier: 'elite' }),
      await createUser(ctx, { tier: 'pro' }),
      await createUser(ctx, { tier: 'elite' }),
    ];
    await setLimits(ctx, resting.id, { coolOffUntil: LATER });
    await setLimits(ctx, excluded.id, { excludedUntil: LATER });
    await setLimits(ctx, back.id, { coolOffUntil: new Date(NOW), excludedUntil: new Date(NOW) });
    await setLimits(ctx, (await createUser(ctx, { tier: 'pro' })).id, { ageAnswer: 'under_age' });
    await ctx.db.update(users).set({ isSimulated: true }).where(eq(users.id, simulated.id));
    await addGames(ctx, world, 1);
    await publishPicks(world.ctxFor('system'), baseballPicks);
    await world.runDue(JOBS);
    expect((await reported(ctx)).map(({ userId }) => userId)).toEqual([back.id]);
  });
});

test('a day without a bet calls no one', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await createUser(ctx, { tier: 'pro' });
    await addGames(ctx, world, 2, -130);
    expect(await publishPicks(world.ctxFor('system'), baseballPicks, true)).toMatchObject([{ sport: 'mlb', kind: 'no_bet' }]);
    await world.runDue([picksFeature()]);
    expect(await reported(ctx)).toEqual([]);
  });
});
