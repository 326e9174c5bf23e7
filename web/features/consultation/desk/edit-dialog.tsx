import { CallError } from '@clearedge/contract/client';
import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { type SubmitEvent, useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type StaffConsultation, useEditSession } from '../consultation.queries.ts';

const issuesOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(error instanceof CallError ? (error.problem?.issues ?? []).map(({ path, message }) => [path, message]) : []);

/** Gives a session its links and its notes. */
export function EditDialog({ session, onClose }: { session: StaffConsultation; onClose: () => void }) {
  const formId = useId();
  const { dateTime } = useReaderFormat();
  const [draft, setDraft] = useState({
    joinUrl: session.joinUrl ?? '',
    recordingUrl: session.recordingUrl ?? '',
    notes: session.notes ?? '',
  });
  const edit = useEditSession(session.id, onClose);
  const issues = issuesOf(edit.error);
  const change = (patch: Partial<typeof draft>): void => setDraft({ ...draft, ...patch });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = (value: string): string | null => value.trim() || null;
    edit.mutate({ joinUrl: text(draft.joinUrl), recordingUrl: text(draft.recordingUrl), notes: text(draft.notes) });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={edit.isPending}>
        {edit.isPending ? 'Saving...' : 'Save'}
      </Button>
    </>
  );
  const description = `${session.username} with ${session.expertName}, ${dateTime(session.startsAt)}. The member is told of what is new.`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Links and notes"
      description={description}
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <Field
          label="Join link"
          type="url"
          placeholder="https://"
          maxLength={CONSULTATION_LIMITS.url}
          value={draft.joinUrl}
          error={issues.joinUrl}
          onChange={(event) => change({ joinUrl: event.target.value })}
        />
        <Field
          label="Recording link"
          type="url"
          placeholder="https://"
          maxLength={CONSULTATION_LIMITS.url}
          value={draft.recordingUrl}
          error={issues.recordingUrl}
          onChange={(event) => change({ recordingUrl: event.target.value })}
        />
        <TextArea
          label="Session notes"
          maxLength={CONSULTATION_LIMITS.notes}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
