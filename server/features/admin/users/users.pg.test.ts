import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { createUser, makeServer, withPostgres } from '../../../testing/index.ts';
import { admin } from '../testing/scene.ts';
import { pageOfUsers, type UserPage } from './user-rows.ts';

const MANY = 100_000;
const LIST = '/api/admin/users';
const FIRST: UserPage = { page: 1, limit: 25, sort: 'createdAt', order: 'desc' };
const PAGES: Record<string, Partial<UserPage>> = {
  'first page': {},
  'first page by name': { sort: 'username', order: 'asc' },
  'first page by address': { sort: 'email', order: 'asc' },
  'first page of a tier': { tier: 'elite' },
  'search by name': { search: 'member77' },
  'search by address': { search: 'mail4242@' },
  'search by id': { search: '0000ab12' },
  'search without a find': { search: 'nobody-at-all' },
  'search by one letter': { search: 'm' },
};

const seed = (ctx: Ctx) =>
  ctx.db.execute(sql`insert into users (id, username, username_key, username_skeleton, email, email_key, password_hash, tier, settings, created_at)
    select (lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000')::uuid, 'Member' || n, 'member' || n, 'member' || n,
      'Mail' || n || '@x.test', 'mail' || n || '@x.test', 'none',
      case when n % 50 = 0 then 'elite' when n % 10 = 0 then 'pro' else 'free' end, '{}'::jsonb,
      ${ctx.now().toISOString()}::timestamptz - make_interval(mins => n)
    from generate_series(1, ${MANY}) n`);

async function planOf(ctx: Ctx, page: UserPage): Promise<string> {
  const rows = await rowsOf<{ 'QUERY PLAN': string }>(ctx.db, sql`explain (analyze, timing off) ${pageOfUsers(ctx.db, page).getSQL()}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('the list of users with 100,000 of them', () => {
  test('pages and searches come from indexes', { timeout: 120_000 }, async () => {
    await withPostgres({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
      await seed(ctx);
      await ctx.db.execute(sql`analyze users`);
      const server = await makeServer([admin], { world });
      const client = await server.as(world.user!);
      const figures: string[] = [];
      for (const [what, change] of Object.entries(PAGES)) {
        const page = { ...FIRST, ...change };
        const plan = await planOf(ctx, page);
        expect([what, plan]).toEqual([what, expect.stringMatching(/Index Scan|Bitmap Index Scan/)]);
        expect([what, plan]).toEqual([what, expect.not.stringContaining('Seq Scan')]);
        const query = new URLSearchParams(Object.entries(page).map(([name, value]): [string, string] => [name, String(value)]));
        const times: number[] = [];
        for (let turn = 0; turn < 5; turn++) {
          const from = performance.now();
          expect((await client.get(`${LIST}?${query.toString()}`)).statusCode).toBe(200);
          times.push(performance.now() - from);
        }
        const inDatabase = /Execution Time: ([\d.]+)/.exec(plan)?.[1];
        figures.push(`${what}: ${inDatabase} ms in the database, ${times.sort((a, b) => a - b)[2]!.toFixed(1)} ms over HTTP`);
      }
      console.info(figures.join('\n'));
      expect((await client.get(`${LIST}/count`)).json()).toEqual({ total: MANY + 1 });
      expect((await client.get('/api/admin/stats')).json()).toMatchObject({ totalUsers: MANY + 1, proUsers: 8000, eliteUsers: 2001 });
      await server.close();
    });
  });

  test('two admins who drop each other at once: one stays', { timeout: 60_000 }, async () => {
    await withPostgres({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
      const other = await createUser(ctx, { isAdmin: true });
      const server = await makeServer([admin], { world });
      const [one, two] = [await server.as(world.user!), await server.as(other)];
      const answers = await Promise.all([
        one.patch(`${LIST}/${other.id}/tier`, { isAdmin: false }),
        two.patch(`${LIST}/${world.user!.id}/tier`, { isAdmin: false }),
      ]);
      const left = (await ctx.db.select().from(users)).filter(({ isAdmin }) => isAdmin);
      expect([left.length, answers.filter(({ statusCode }) => statusCode === 200).length]).toEqual([1, 1]);
      await server.close();
    });
  });
});
