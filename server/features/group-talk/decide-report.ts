import { COMMENT_TICKET } from '@clearedge/contract/competition';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { postNotification } from '../notifications/index.ts';
import { resolveTicket } from '../support/index.ts';
import { changeComment, findComment } from './talk-rows.ts';

interface Reported {
  groupId: string;
  commentId: string;
}

/** Takes a comment away and tells its author why; false where it is gone already. */
async function removeReported(tx: Ctx, { groupId, commentId }: Reported, reason: string): Promise<boolean> {
  const comment = await findComment(tx, groupId, commentId);
  if (!comment || !(await changeComment(tx, commentId, { text: '', removedAs: 'removed' }))) return false;
  await postNotification(tx, {
    userId: comment.userId,
    kind: 'group',
    title: 'We removed a comment of yours',
    body: reason,
    href: '/groups',
    dedupeKey: `comment-removed:${commentId}`,
  });
  return true;
}

/** Staff remove or keep a reported comment from its ticket, which is answered and resolved with it. */
export const decideReport: Verb<'POST /api/admin/tickets/:ticketId/comment'> = (ctx, { params, body: { decision, reason } }) =>
  ctx.transact((tx) =>
    resolveTicket(tx, params.ticketId, COMMENT_TICKET, async ({ metadata }) => {
      // As `report` wrote it.
      const reported = metadata as unknown as Reported;
      const isRemoved = decision === 'remove' && (await removeReported(tx, reported, reason));
      await audit(tx, decision === 'remove' ? 'comment.removed' : 'comment.kept', `comment:${reported.commentId}`, { reason, isRemoved });
      if (decision === 'keep') return `We kept the comment. ${reason}`;
      return isRemoved ? `We removed the comment. ${reason}` : `The comment was gone already. ${reason}`;
    }),
  );
