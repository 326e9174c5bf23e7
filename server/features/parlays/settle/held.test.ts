import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { notifications, playLimits, savedParlays, users } from '../../../db/schema/index.ts';
import { finalScore } from '../../practice/testing/scene.ts';
import { atTable, FIRST, moneyline, over, SECOND, type Table } from '../testing/table.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Until when the news of a saved parlay is held back that ends at this moment of the product's clock. */
async function heldAt(prepare: (table: Table, userId: string) => Promise<unknown>): Promise<string | null> {
  let held: Date | null | undefined;
  await atTable(async (table) => {
    const game = await table.offer(FIRST);
    await table.offer(SECOND);
    await table.me.post('/api/parlays', { legs: [moneyline(FIRST), over(SECOND)], stake: 20 });
    const [parlay] = await table.ctx.db.select().from(savedParlays);
    await prepare(table, parlay!.userId);
    await table.end(game, finalScore(3, 9));
    const reported = await table.ctx.db.select().from(notifications);
    expect(reported.map(({ title }) => title)).toEqual(['Saved parlay lost']);
    held = reported[0]!.shownFrom;
    expect(table.world.published.some((message) => message.topic === 'user' && message.what === 'notifications')).toBe(held === null);
  });
  return held?.toISOString() ?? null;
}

test('news of a saved parlay waits for the end of quiet hours and of a break, and comes at once without either', async () => {
  expect(await heldAt(async () => undefined)).toBeNull();
  const quiet = await heldAt(async ({ ctx, world }, userId) => {
    const { settings } = (await ctx.db.select().from(users).where(eq(users.id, userId)))[0]!;
    await ctx.db
      .update(users)
      .set({ settings: { ...settings, quietHours: { from: 22, until: 7 } } })
      .where(eq(users.id, userId));
    world.clock.set('2026-07-12T03:30:00Z');
  });
  expect(quiet).toBe('2026-07-12T11:00:00.000Z');
  const onBreak = await heldAt(async ({ ctx }, userId) => {
    const coolOffUntil = new Date('2026-07-14T00:00:00Z');
    await ctx.db.update(playLimits).set({ coolOffUntil }).where(eq(playLimits.userId, userId));
  });
  expect(onBreak).toBe('2026-07-14T00:00:00.000Z');
});
