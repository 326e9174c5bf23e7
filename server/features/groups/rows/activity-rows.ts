import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { groupActivities, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

type Activity = typeof groupActivities.$inferSelect;
export interface KnownActivity extends Activity {
  actor: string | null;
  subject: string | null;
}

const SHOWN = 100;
// One leave can write three rows at one instant: the group is handed over, then left, then closed.
const step = sql`case ${groupActivities.kind} when 'closed' then 2 when 'left' then 1 else 0 end`;

export async function addActivity(
  tx: Ctx,
  groupId: string,
  kind: Activity['kind'],
  actorId: string,
  subjectId: string | null = null,
): Promise<void> {
  await tx.db.insert(groupActivities).values({ id: tx.newId(), groupId, at: tx.now(), kind, actorId, subjectId });
}

export async function listActivityOf(ctx: Ctx, groupId: string): Promise<KnownActivity[]> {
  const [actors, subjects] = [alias(users, 'actors'), alias(users, 'subjects')];
  const rows = await ctx.db
    .select({ activity: groupActivities, actor: actors.username, subject: subjects.username })
    .from(groupActivities)
    .leftJoin(actors, eq(actors.id, groupActivities.actorId))
    .leftJoin(subjects, eq(subjects.id, groupActivities.subjectId))
    .where(eq(groupActivities.groupId, groupId))
    .orderBy(desc(groupActivities.at), desc(step), desc(groupActivities.id))
    .limit(SHOWN);
  return rows.map(({ activity, ...names }) => ({ ...activity, ...names }));
}
