import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { DraftArea } from '../../../ui/controls/draft-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type StaffTicket, useDecideComment } from '../ticket.queries.ts';

type Decision = 'remove' | 'keep';
const WORDS: Record<Decision, { title: string; text: string; action: string }> = {
  remove: {
    title: 'Remove this comment?',
    text: 'Its text leaves the group. Its author and whoever reported it read your reason.',
    action: 'Remove comment',
  },
  keep: { title: 'Keep this comment?', text: 'It stays in the group. Whoever reported it reads your reason.', action: 'Keep comment' },
};
const LEAST = 5;

/** What staff may do with a reported comment: remove it or keep it, with a reason. */
export function CommentDecision({ ticket }: { ticket: StaffTicket }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [draft, setDraft] = useState({ reason: '' });
  const decide = useDecideComment(ticket.id, () => setDecision(null));
  const canSend = draft.reason.trim().length >= LEAST;
  return (
    <>
      {(['remove', 'keep'] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          look={one === 'remove' ? 'danger' : 'default'}
          aria-label={`${WORDS[one].action} of ${ticket.title}`}
          onClick={() => setDecision(one)}
        >
          {WORDS[one].action}
        </Button>
      ))}
      {decision ? (
        <FormDialog
          title={WORDS[decision].title}
          description={WORDS[decision].text}
          action={WORDS[decision].action}
          busy="Saving..."
          isBusy={decide.isPending}
          canSend={canSend}
          onSend={() => (canSend ? decide.mutate({ decision, reason: draft.reason.trim() }) : undefined)}
          onClose={() => setDecision(null)}
        >
          <p className="muted tk-quoted">{ticket.description}</p>
          <DraftArea
            draft={draft}
            onChange={(patch) => setDraft({ ...draft, ...patch })}
            name="reason"
            rows={3}
            label="Reason"
            maxLength={300}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
