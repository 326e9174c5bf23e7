import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { installation } from '../db/schema/index.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { memoryLog, withTestCtx } from '../testing/index.ts';
import { claimSecretKey } from './data-folder.ts';
import { OperatorError } from './operator-error.ts';

const [first, second] = ['the first key of thirty-two letters!', 'the other key of thirty-two letters!'];
const claim = (ctx: Ctx, key: string, accepts = false) => claimSecretKey(ctx.db, key, accepts, memoryLog());
const markIn = async (ctx: Ctx): Promise<unknown> =>
  (await ctx.db.select().from(installation).where(eq(installation.key, 'secret_key')))[0]?.value;

const SEALED: Record<string, (userId: string) => ReturnType<typeof sql>> = {
  'a second factor': (id) => sql`insert into second_factors (user_id, sealed_secret, created_at, last_step) values (${id}, 'x', now(), 0)`,
  'a payment key': () => sql`insert into billing_settings (name, sealed, last_four, saved_at) values ('webhookSecret', 'x', 'abcd', now())`,
  'the pause of a deleted account': () => sql`insert into kept_pauses (address_hash, kind, until) values ('x', 'exclusion', now())`,
};

describe('another key', () => {
  test.each(Object.keys(SEALED))('is refused once the database holds %s', async (what) => {
    await withTestCtx({}, async (ctx, { user }) => {
      await claim(ctx, first);
      await ctx.db.execute(SEALED[what]!(user!.id));
      const before = await markIn(ctx);
      await expect(claim(ctx, second)).rejects.toThrow(OperatorError);
      await expect(claim(ctx, '')).rejects.toThrow(/1 stored secrets.+Put the old key back.+SECRET_KEY_CHANGED=yes/);
      expect(await markIn(ctx)).toEqual(before);
      await claim(ctx, first);
      await claim(ctx, second, true);
      await claim(ctx, second);
      await expect(claim(ctx, first)).rejects.toThrow(OperatorError);
    });
  });
  test('is taken while nothing is sealed', async () => {
    await withTestCtx({}, async (ctx) => {
      await claim(ctx, first);
      await claim(ctx, second);
      expect(JSON.stringify(await markIn(ctx))).not.toContain(second);
    });
  });
});
