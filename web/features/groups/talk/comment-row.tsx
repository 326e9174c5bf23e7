import { Flame, Frown, Laugh, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { type Comment, type Reaction, useDeleteComment, useEditComment, useReact } from './talk.queries.ts';

const FACES = { like: ThumbsUp, fire: Flame, laugh: Laugh, ouch: Frown } as const;
const FACE_NAMES = { like: 'Like', fire: 'Fire', laugh: 'Laugh', ouch: 'Ouch' } as const;
const GONE = {
  deleted: 'A comment was deleted by its author.',
  removed: 'A comment was removed by the group’s admin.',
  reported: 'You reported this comment. It is hidden from you.',
} as const;

function ReactionButton({ groupId, comment, reaction }: { groupId: string; comment: Comment; reaction: Reaction }) {
  const react = useReact(groupId, comment.id);
  const Face = FACES[reaction.kind];
  return (
    <button
      type="button"
      className="grp-face"
      aria-pressed={reaction.isYours}
      aria-label={`${FACE_NAMES[reaction.kind]}, ${reaction.count}`}
      title={FACE_NAMES[reaction.kind]}
      disabled={react.isPending}
      onClick={() => react.mutate(reaction)}
    >
      <Face className="s" aria-hidden="true" />
      {reaction.count > 0 ? reaction.count : null}
    </button>
  );
}

type Doing = 'edit' | 'delete' | 'report' | null;

function Shown({ groupId, comment }: { groupId: string; comment: Comment }) {
  const [doing, setDoing] = useState<Doing>(null);
  const [edit, remove] = [useEditComment(groupId), useDeleteComment(groupId)];
  const done = (): void => setDoing(null);
  const removing = comment.isYou ? 'Delete' : 'Remove';
  return (
    <>
      {doing === 'edit' ? (
        <CommentForm
          label="Your comment"
          action="Save"
          start={comment.text ?? ''}
          isBusy={edit.isPending}
          error={edit.error}
          onSend={(text) => edit.mutate({ id: comment.id, text }, { onSuccess: done })}
          onCancel={done}
        />
      ) : (
        <p className="grp-text">{comment.text}</p>
      )}
      <div className="grp-faces">
        {comment.reactions.map((reaction) => (
          <ReactionButton key={reaction.kind} groupId={groupId} comment={comment} reaction={reaction} />
        ))}
        <span className="grow" />
        {comment.mayEdit && doing !== 'edit' ? (
          <Button size="sm" onClick={() => setDoing('edit')}>
            Edit
          </Button>
        ) : null}
        {comment.mayDelete ? (
          <Button size="sm" onClick={() => setDoing('delete')}>
            {removing}
          </Button>
        ) : null}
        {comment.mayReport ? (
          <Button size="sm" onClick={() => setDoing('report')}>
            Report
          </Button>
        ) : null}
      </div>
      {doing === 'delete' ? (
        <ConfirmDialog
          title={`${removing} this comment?`}
          action={removing}
          isBusy={remove.isPending}
          onClose={done}
          onConfirm={() => remove.mutate(comment.id, { onSettled: done })}
        >
          <p>Its text and its reactions are gone for good. A line says that there was a comment.</p>
        </ConfirmDialog>
      ) : null}
      {doing === 'report' ? <ReportDialog groupId={groupId} comment={comment} onClose={done} /> : null}
    </>
  );
}

/** One comment with its reactions and what its reader may do about it; of one that is gone, a line that says so. */
export function CommentRow({ groupId, comment }: { groupId: string; comment: Comment }) {
  const { dateTime } = useReaderFormat();
  if (comment.state !== 'shown')
    return (
      <li className="grp-comment">
        <p className="cap">{GONE[comment.state]}</p>
      </li>
    );
  return (
    <li className="grp-comment">
      <span className="grp-who">
        <b>{comment.username}</b>
        {comment.isYou ? <Badge look="value">You</Badge> : null}
        <span className="cap">{`${dateTime(comment.at)}${comment.editedAt ? ', edited' : ''}`}</span>
      </span>
      <Shown groupId={groupId} comment={comment} />
    </li>
  );
}
