import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type StaffConsultation, useEditSession } from '../consultation.queries.ts';

/** Gives a session its links and its notes. */
export function EditDialog({ session, onClose }: { session: StaffConsultation; onClose: () => void }) {
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
  const description = `${session.username} with ${session.expertName}, ${dateTime(session.startsAt)}. The member is told of what is new.`;
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
