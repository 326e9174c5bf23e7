import { skeletonOf } from '@clearedge/contract/names/skeleton';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';

const BATCH = 500;

/** Gives accounts of an older build the skeleton of their name. Of two that look alike both keep their names: the later one's id is added, which no new name can match. */
export async function fillSkeletons(ctx: Ctx): Promise<void> {
  for (;;) {
    const rows = await ctx.db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(isNull(users.usernameSkeleton))
      .limit(BATCH);
    for (const { id, username } of rows) {
      const usernameSkeleton = skeletonOf(username);
      const others = alias(users, 'others');
      const taken = ctx.db.select({ one: sql`1` }).from(others).where(eq(others.usernameSkeleton, usernameSkeleton));
      const written = await ctx.db
        .update(users)
        .set({ usernameSkeleton })
        .where(and(eq(users.id, id), notExists(taken)))
        .returning({ id: users.id });
      if (written.length === 0)
        await ctx.db
          .update(users)
          .set({ usernameSkeleton: `${usernameSkeleton} ${id}` })
          .where(eq(users.id, id));
    }
    if (rows.length < BATCH) return;
  }
}
