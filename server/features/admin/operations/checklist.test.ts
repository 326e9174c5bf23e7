import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import type { TestClient } from '../../../testing/index.ts';
import { scene } from '../testing/scene.ts';

type Item = { key: string; state: string; detail: string };
const read = async (client: TestClient): Promise<Map<string, Item>> =>
  new Map(((await client.get('/api/admin/checklist')).json() as Item[]).map((item) => [item.key, item]));

test('a live installation is told what is missing, and each is done once it is there', async () => {
  await scene(async ({ ctx, world, admin }) => {
    Object.assign(world.container.config, { dataSource: 'live', maySellPlans: false });
    const before = await read(admin);
    expect([...before.values()].filter(({ state }) => state !== 'todo').map(({ key }) => key)).toEqual(['providers', 'history']);
    expect(before.get('admins')?.detail).toBe('1 of 1 without two-step verification');
    expect(before.get('prices')?.detail).toContain('ODDS_API_KEY');
    expect(before.get('address')?.detail).toContain('PUBLIC_URL');

    await ctx.db.update(users).set({ secondFactorAt: ctx.now() }).where(eq(users.id, world.user!.id));
    await ctx.db.execute(
      sql`insert into installation (key, value, updated_at) values ('last_backup', ${JSON.stringify({ at: '2026-07-11T03:00:00.000Z' })}::jsonb, now())`,
    );
    Object.assign(world.container.config, { publicUrl: 'https://edge.example' });
    const after = await read(admin);
    expect(['admins', 'backup', 'address'].map((key) => after.get(key)?.state)).toEqual(['done', 'done', 'done']);
    expect(after.get('backup')?.detail).toBe('Last taken 2026-07-11 03:00 UTC');
  });
});

test('a demo asks for no prices, and says that its checkout moves no money', async () => {
  await scene(async ({ admin, elite }) => {
    const items = await read(admin);
    expect(items.has('prices')).toBe(false);
    expect(items.get('admins')).toMatchObject({ state: 'done', detail: '1' });
    expect((await elite.get('/api/admin/checklist')).statusCode).toBe(403);
  });
});
