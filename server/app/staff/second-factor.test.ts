import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { ACCESS_MATRIX } from '../access-matrix.ts';
import { features } from '../features.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const adminKeys = Object.entries(ACCESS_MATRIX).flatMap(([key, access]) => (access === 'staff' ? [key] : []));

test('every admin route of a live installation waits for the second factor, and opens with it', { timeout: 120_000 }, async () => {
  await withTestCtx({ isDemo: false }, async (ctx, world) => {
    world.container.config.dataSource = 'live';
    const server = await makeServer(features, { world });
    const admin = await createUser(ctx, { tier: 'elite', isAdmin: true });
    const ask = async (key: string, cookie: string) => {
      const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', string];
      const url = path.replace(':date', '2026-07-11').replace(/:\w+/g, NOBODY);
      const headers = { 'sec-fetch-site': 'same-origin', cookie };
      return server.app.inject({ method, url, headers, ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }) });
    };
    const { cookie } = await server.as(admin);
    const open: string[] = [];
    for (const key of adminKeys) {
      const answer = await ask(key, cookie);
      const { code, message } = answer.json() as { code: string; message: string };
      if (answer.statusCode !== 403 || code !== 'FORBIDDEN' || !message.startsWith('Set up two-step verification')) open.push(key);
    }
    expect([adminKeys.length > 30, open]).toEqual([true, []]);

    await ctx.db.update(users).set({ secondFactorAt: ctx.now() }).where(eq(users.id, admin.id));
    const { cookie: whole } = await server.as(admin);
    const shut: string[] = [];
    for (const key of adminKeys) {
      const { statusCode } = await ask(key, whole);
      if ([401, 402, 403].includes(statusCode) || statusCode >= 500) shut.push(`${key}: ${statusCode}`);
    }
    expect(shut).toEqual([]);
    await server.close();
  });
});
