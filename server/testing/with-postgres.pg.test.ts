import { expect, test } from 'vitest';
import { users } from '../db/schema/index.ts';
import { withPostgres } from './index.ts';

test('each test has a fresh database', async () => {
  for (let round = 0; round < 2; round++) {
    await withPostgres({ tier: 'elite' }, async (ctx, { user }) => {
      expect(await ctx.db.select().from(users)).toEqual([user]);
    });
  }
});
