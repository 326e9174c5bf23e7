import { COMMENT } from '@clearedge/contract/competition';
import { useState } from 'react';
import { Loaded } from '../parts/loaded.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { useComments, useWriteComment } from './talk.queries.ts';

function NewComment({ groupId, date }: { groupId: string; date: string }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const write = useWriteComment(groupId, date);
  return (
    <CommentForm
      key={key}
      label="Write to the group"
      action="Post"
      isBusy={write.isPending}
      error={write.error}
      onSend={(text) => write.mutate({ text, key }, { onSuccess: () => setKey(crypto.randomUUID()) })}
    />
  );
}

/** What the members say about a day's games. */
export function Talk({ groupId, date }: { groupId: string; date: string }) {
  return (
    <section className="grp-talk" aria-label="Comments">
      <h3>Comments</h3>
      <Loaded query={useComments(groupId, date)} height={120}>
        {(comments) =>
          comments.length === 0 ? (
            <p className="cap">No comments on this day yet. Only members of the group can read them.</p>
          ) : (
            <ul aria-label="Comments of the members">
              {comments.map((comment) => (
                <CommentRow key={comment.id} groupId={groupId} comment={comment} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewComment groupId={groupId} date={date} />
      <p className="cap">{`You can change a comment for ${COMMENT.editMinutes} minutes and delete it at any time. The group’s admin can remove it.`}</p>
    </section>
  );
}
