import { COMMENT, COMMENT_TICKET } from '@clearedge/contract/competition';
import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { listFellowMembers } from '../groups/index.ts';
import { checkMayPick } from '../limits/index.ts';
import { openTicket } from '../support/index.ts';
import { decideReport } from './decide-report.ts';
import {
  changeComment,
  findComment,
  insertComment,
  insertReport,
  listComments,
  listReactions,
  listReported,
  type NamedComment,
  putReaction,
} from './talk-rows.ts';
import { type CommentWire, isTalkedAbout, mayDelete, mayEdit, presentComment } from './talk-rules.ts';

interface Reader {
  userId: string;
  username: string;
  isAdmin: boolean;
}

/** The caller as a member of the group; everybody else gets the refusal of a group that does not exist. */
async function getReader(ctx: Ctx, groupId: string): Promise<Reader> {
  const userId = requireUser(ctx.actor);
  const own = (await listFellowMembers(ctx, groupId, userId)).find((member) => member.userId === userId)!;
  return { userId, username: own.username, isAdmin: own.role === 'admin' };
}

async function present(ctx: Ctx, comments: readonly NamedComment[], reader: Reader): Promise<CommentWire[]> {
  const ids = comments.map(({ id }) => id);
  const [reactions, reported] = [await listReactions(ctx, ids), await listReported(ctx, reader.userId, ids)];
  return comments.map((comment) => presentComment(comment, reactions, reader, reported.has(comment.id), ctx.now()));
}

const missing = (): DomainError => new DomainError('NOT_FOUND', 'This comment could not be found.');
const gone = (): DomainError => new DomainError('CONFLICT', 'This comment has been removed.');

async function getComment(ctx: Ctx, groupId: string, commentId: string): Promise<NamedComment> {
  const comment = await findComment(ctx, groupId, commentId);
  if (!comment) throw missing();
  return comment;
}

async function presentOne(ctx: Ctx, groupId: string, commentId: string, reader: Reader): Promise<CommentWire> {
  const [wire] = await present(ctx, [await getComment(ctx, groupId, commentId)], reader);
  return wire!;
}

const list: Verb<'GET /api/groups/:groupId/comments'> = async (ctx, { params: { groupId }, query }) => {
  const reader = await getReader(ctx, groupId);
  return present(ctx, await listComments(ctx, groupId, query.date ?? easternDay(ctx.now())), reader);
};

const write: Verb<'POST /api/groups/:groupId/comments'> = async (ctx, { params: { groupId }, body }) =>
  ctx.transact(async (tx) => {
    const reader = await getReader(tx, groupId);
    return once(tx, reader.userId, `comment ${groupId}`, body, async () => {
      await checkMayPick(tx, reader.userId);
      if (!isTalkedAbout(body.date, easternDay(tx.now())))
        throw new DomainError('CONFLICT', `Comments are open from ${COMMENT.days} days before the games to ${COMMENT.days} days after.`);
      const row = { id: tx.newId(), groupId, userId: reader.userId, slateOn: body.date, text: body.text, at: tx.now() };
      await insertComment(tx, { ...row, editedAt: null, removedAs: null });
      return presentOne(tx, groupId, row.id, reader);
    });
  });

const edit: Verb<'PATCH /api/groups/:groupId/comments/:commentId'> = async (ctx, { params: { groupId, commentId }, body }) =>
  ctx.transact(async (tx) => {
    const reader = await getReader(tx, groupId);
    await checkMayPick(tx, reader.userId);
    const comment = await getComment(tx, groupId, commentId);
    if (comment.userId !== reader.userId) throw new DomainError('FORBIDDEN', 'Only its author can change a comment.');
    if (comment.removedAs !== null) throw gone();
    if (!mayEdit(comment, reader.userId, tx.now()))
      throw new DomainError('CONFLICT', `A comment can be changed for ${COMMENT.editMinutes} minutes. You can still delete it.`);
    if (!(await changeComment(tx, commentId, { text: body.text, editedAt: tx.now() }))) throw gone();
    return presentOne(tx, groupId, commentId, reader);
  });

const remove: Verb<'DELETE /api/groups/:groupId/comments/:commentId'> = async (ctx, { params: { groupId, commentId } }) =>
  ctx.transact(async (tx) => {
    const reader = await getReader(tx, groupId);
    const comment = await getComment(tx, groupId, commentId);
    if (comment.removedAs !== null) return { ok: true };
    if (!mayDelete(comment, reader)) throw new DomainError('FORBIDDEN', "Only its author or the group's admin can remove a comment.");
    await changeComment(tx, commentId, { text: '', removedAs: comment.userId === reader.userId ? 'deleted' : 'removed' });
    return { ok: true };
  });

const react: Verb<'PUT /api/groups/:groupId/comments/:commentId/reactions'> = async (ctx, { params: { groupId, commentId }, body }) =>
  ctx.transact(async (tx) => {
    const reader = await getReader(tx, groupId);
    await checkMayPick(tx, reader.userId);
    const { removedAs } = await getComment(tx, groupId, commentId);
    if (removedAs !== null) throw gone();
    await putReaction(tx, { commentId, userId: reader.userId, kind: body.kind }, body.isOn);
    return presentOne(tx, groupId, commentId, reader);
  });

const report: Verb<'POST /api/groups/:groupId/comments/:commentId/report'> = async (ctx, { params: { groupId, commentId }, body }) =>
  ctx.transact(async (tx) => {
    const reader = await getReader(tx, groupId);
    const comment = await getComment(tx, groupId, commentId);
    if (comment.removedAs !== null) throw gone();
    if (comment.userId === reader.userId) throw new DomainError('CONFLICT', 'This is your own comment. You can delete it.');
    if (!(await insertReport(tx, commentId, reader.userId))) return { ok: true };
    await openTicket(tx, {
      title: 'Reported comment in a group',
      description: `${body.reason}\n\n${comment.username} wrote:\n${comment.text}`,
      category: 'bug_report',
      priority: 'high',
      source: COMMENT_TICKET,
      metadata: { groupId, commentId, authorId: comment.userId },
    });
    return { ok: true };
  });

/** Comments and reactions of a group's members on a day's games, with moderation. */
export const groupTalkFeature: Feature = defineFeature({
  name: 'group-talk',
  routes: {
    'GET /api/groups/:groupId/comments': list,
    'POST /api/groups/:groupId/comments': write,
    'PATCH /api/groups/:groupId/comments/:commentId': edit,
    'DELETE /api/groups/:groupId/comments/:commentId': remove,
    'PUT /api/groups/:groupId/comments/:commentId/reactions': react,
    'POST /api/groups/:groupId/comments/:commentId/report': report,
    'POST /api/admin/tickets/:ticketId/comment': decideReport,
  },
});
