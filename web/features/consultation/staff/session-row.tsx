import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type StaffConsultation, useEditSession } from '../consultation.queries.ts';
import { statusWords, typeName } from '../consultation-words.ts';

/** Gives a session its links and its notes. */
function EditDialog({ session, onClose }: { session: StaffConsultation; onClose: () => void }) {
  const { dateTime } = useReaderFormat();
  const [draft, setDraft] = useState({
    joinUrl: session.joinUrl ?? '',
    recordingUrl: session.recordingUrl ?? '',
    notes: session.notes ?? '',
  });
  const edit = useEditSession(session.id, onClose);
  const change = (patch: Partial<typeof draft>): void => setDraft({ ...draft, ...patch });
  const fields = { draft, errors: fieldIssues(edit.error), onChange: change };
  const send = (): void => {
    const text = (value: string): string | null => value.trim() || null;
    edit.mutate({ joinUrl: text(draft.joinUrl), recordingUrl: text(draft.recordingUrl), notes: text(draft.notes) });
  };
  const description = `${session.username} with ${session.expertName}, ${dateTime(session.startsAt)}. The member is notified.`;
  return (
    <FormDialog
      title="Links and notes"
      description={description}
      action="Save"
      busy="Saving..."
      isBusy={edit.isPending}
      onSend={send}
      onClose={onClose}
    >
      <DraftField {...fields} name="joinUrl" label="Join link" type="url" placeholder="https://" maxLength={CONSULTATION_LIMITS.url} />
      <DraftField
        {...fields}
        name="recordingUrl"
        label="Recording link"
        type="url"
        placeholder="https://"
        maxLength={CONSULTATION_LIMITS.url}
      />
      <DraftArea {...fields} name="notes" label="Session notes" maxLength={CONSULTATION_LIMITS.notes} />
    </FormDialog>
  );
}

function Ending({ session }: { session: StaffConsultation }) {
  const [isSure, setSure] = useState(false);
  const end = useEditSession(session.id, () => setSure(false));
  const hasBegun = useNow(10_000) >= Date.parse(session.startsAt);
  if (isSure)
    return (
      <>
        <Button size="sm" look="danger" disabled={end.isPending} onClick={() => end.mutate({ status: 'cancelled' })}>
          Cancel for good
        </Button>
        <Button size="sm" look="quiet" onClick={() => setSure(false)}>
          Keep
        </Button>
      </>
    );
  return (
    <>
      {hasBegun ? (
        <Button size="sm" disabled={end.isPending} onClick={() => end.mutate({ status: 'completed' })}>
          Mark Completed
        </Button>
      ) : null}
      <Button size="sm" look="quiet" onClick={() => setSure(true)}>
        Cancel
      </Button>
    </>
  );
}

const has = (session: StaffConsultation): string => {
  const parts = [session.joinUrl && 'join link', session.recordingUrl && 'recording', session.notes && 'notes'].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'nothing yet';
};

export function SessionRow({ session }: { session: StaffConsultation }) {
  const { dateTime } = useReaderFormat();
  const [isEditing, setEditing] = useState(false);
  const { label, look } = statusWords(session.status);
  return (
    <tr>
      <td>
        {dateTime(session.startsAt)}
        <small>{session.duration} minutes</small>
      </td>
      <td>
        {session.username}
        <small>{session.topic ?? typeName(session.type)}</small>
      </td>
      <td>{session.expertName}</td>
      <td>
        <Badge look={look}>{label}</Badge>
        <small>{has(session)}</small>
      </td>
      <td>
        <span className="cn-acts">
          {session.status === 'cancelled' ? null : (
            <Button size="sm" aria-label={`Links and notes of ${session.username}`} onClick={() => setEditing(true)}>
              Links and notes
            </Button>
          )}
          {session.status === 'scheduled' ? <Ending session={session} /> : null}
        </span>
        {isEditing ? <EditDialog session={session} onClose={() => setEditing(false)} /> : null}
      </td>
    </tr>
  );
}
