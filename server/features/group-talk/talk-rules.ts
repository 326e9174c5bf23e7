import type { Contract } from '@clearedge/contract';
import { COMMENT, REACTIONS } from '@clearedge/contract/competition';
import type { VerbResult } from '@clearedge/contract/route';
import { daysBetween, MINUTE_MS } from '@clearedge/quant/calendar';
import type { CommentRow, NamedComment, ReactionRow } from './talk-rows.ts';

export type CommentWire = VerbResult<Contract['GET /api/groups/:groupId/comments']>[number];

/** A day's games are talked about from a week before to a week after. */
export const isTalkedAbout = (date: string, today: string): boolean => Math.abs(daysBetween(today, date)) <= COMMENT.days;

type Kept = Pick<CommentRow, 'userId' | 'at' | 'removedAs'>;
export const mayEdit = (comment: Kept, userId: string, now: Date): boolean =>
  comment.userId === userId && comment.removedAs === null && now.getTime() - comment.at.getTime() < COMMENT.editMinutes * MINUTE_MS;

interface Reader {
  userId: string;
  isAdmin: boolean;
}
export const mayDelete = (comment: Kept, { userId, isAdmin }: Reader): boolean =>
  comment.removedAs === null && (isAdmin || comment.userId === userId);

const stateOf = ({ removedAs }: Kept, isReported: boolean): CommentWire['state'] => removedAs ?? (isReported ? 'reported' : 'shown');

/** A comment as one reader may see it: of a removed one neither text nor author is left, one they reported is hidden from them. */
export function presentComment(
  comment: NamedComment,
  reactions: readonly ReactionRow[],
  reader: Reader,
  isReported: boolean,
  now: Date,
): CommentWire {
  const state = stateOf(comment, isReported);
  const isYou = comment.userId === reader.userId;
  const own = state === 'shown' ? reactions.filter(({ commentId }) => commentId === comment.id) : [];
  return {
    id: comment.id,
    username: state === 'deleted' || state === 'removed' ? null : comment.username,
    isYou,
    at: comment.at.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
    text: state === 'shown' ? comment.text : null,
    state,
    mayEdit: mayEdit(comment, reader.userId, now),
    mayDelete: mayDelete(comment, reader),
    mayReport: state === 'shown' && !isYou,
    reactions: REACTIONS.map((kind) => {
      const of = own.filter((row) => row.kind === kind);
      return { kind, count: of.length, isYours: of.some(({ userId }) => userId === reader.userId) };
    }),
  };
}
