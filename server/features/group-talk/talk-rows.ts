import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { groupCommentReports, groupComments, groupReactions, groups, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';

export type CommentRow = typeof groupComments.$inferSelect;
export type ReactionRow = typeof groupReactions.$inferSelect;
export interface NamedComment extends CommentRow {
  username: string;
}

const SHOWN = 200;
const named = (ctx: Ctx) =>
  ctx.db
    .select({ comment: groupComments, username: users.username })
    .from(groupComments)
    .innerJoin(users, eq(users.id, groupComments.userId));
const toNamed = ({ comment, username }: { comment: CommentRow; username: string }): NamedComment => ({ ...comment, username });

/** A day's comments, oldest first; of very many the newest. */
export async function listComments(ctx: Ctx, groupId: string, slateOn: string): Promise<NamedComment[]> {
  const rows = await named(ctx)
    .where(and(eq(groupComments.groupId, groupId), eq(groupComments.slateOn, slateOn)))
    .orderBy(desc(groupComments.at), desc(groupComments.id))
    .limit(SHOWN);
  return rows.map(toNamed).reverse();
}

export async function findComment(ctx: Ctx, groupId: string, commentId: string): Promise<NamedComment | null> {
  const [row] = await named(ctx).where(and(eq(groupComments.groupId, groupId), eq(groupComments.id, commentId)));
  return row ? toNamed(row) : null;
}

export async function insertComment(tx: Ctx, row: CommentRow): Promise<void> {
  await tx.db.insert(groupComments).values(row);
}

/** False when the comment was removed meanwhile. */
export async function changeComment(
  tx: Ctx,
  commentId: string,
  change: Partial<Pick<CommentRow, 'text' | 'editedAt' | 'removedAs'>>,
): Promise<boolean> {
  const changed = await tx.db
    .update(groupComments)
    .set(change)
    .where(and(eq(groupComments.id, commentId), isNull(groupComments.removedAs)))
    .returning({ id: groupComments.id });
  return changed.length > 0;
}

export async function putReaction(tx: Ctx, row: ReactionRow, isOn: boolean): Promise<void> {
  if (isOn) await tx.db.insert(groupReactions).values(row).onConflictDoNothing();
  else
    await tx.db
      .delete(groupReactions)
      .where(and(eq(groupReactions.commentId, row.commentId), eq(groupReactions.userId, row.userId), eq(groupReactions.kind, row.kind)));
}

export const listReactions = async (ctx: Ctx, commentIds: readonly string[]): Promise<ReactionRow[]> =>
  commentIds.length === 0
    ? []
    : ctx.db
        .select()
        .from(groupReactions)
        .where(inArray(groupReactions.commentId, [...commentIds]));

/** False when this user has reported it before. */
export async function insertReport(tx: Ctx, commentId: string, userId: string): Promise<boolean> {
  const added = await tx.db
    .insert(groupCommentReports)
    .values({ commentId, userId, at: tx.now() })
    .onConflictDoNothing()
    .returning({ id: groupCommentReports.commentId });
  return added.length > 0;
}

export async function listReported(ctx: Ctx, userId: string, commentIds: readonly string[]): Promise<Set<string>> {
  if (commentIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: groupCommentReports.commentId })
    .from(groupCommentReports)
    .where(and(eq(groupCommentReports.userId, userId), inArray(groupCommentReports.commentId, [...commentIds])));
  return new Set(rows.map(({ id }) => id));
}

/** What one user wrote that still stands, in whichever group, by time. */
export const listOwnComments = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ comment: groupComments, group: groups.name })
    .from(groupComments)
    .innerJoin(groups, eq(groups.id, groupComments.groupId))
    .where(and(eq(groupComments.userId, userId), isNull(groupComments.removedAs)))
    .orderBy(groupComments.at, groupComments.id);
