import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { type SubmitEvent, useId, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type StaffTicket, useEditTicket } from '../ticket.queries.ts';
import { CATEGORIES, PRIORITIES, STATUSES } from '../ticket-words.ts';

/** Changes a ticket; only what was changed is sent, so that another's change meanwhile stays. */
export function EditTicketDialog({ ticket, onClose }: { ticket: StaffTicket; onClose: () => void }) {
  const formId = useId();
  const me = useSession().user?.username;
  const before = {
    title: ticket.title,
    description: ticket.description,
    category: ticket.category,
    priority: ticket.priority,
    status: ticket.status,
    assignedToMe: ticket.assignee === me,
  };
  const [draft, setDraft] = useState(before);
  const edit = useEditTicket(ticket.id, onClose);
  const changed = Object.entries(draft).filter(([name, value]) => value !== before[name as keyof typeof before]);
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const change = (patch: Partial<typeof draft>): void => setDraft({ ...draft, ...patch });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (changed.length === 0) onClose();
    else if (!isEmpty) edit.mutate(Object.fromEntries(changed));
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={isEmpty || edit.isPending}>
        {edit.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Edit Ticket" footer={footer}>
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <Field
          label="Title"
          maxLength={TICKET_LIMITS.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          rows={4}
          label="Description"
          maxLength={TICKET_LIMITS.text}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <Select label="Status" value={draft.status} options={STATUSES} onChange={(status) => change({ status })} />
        <Select label="Priority" value={draft.priority} options={PRIORITIES} onChange={(priority) => change({ priority })} />
        <Select label="Category" value={draft.category} options={CATEGORIES} onChange={(category) => change({ category })} />
        <Check checked={draft.assignedToMe} onChange={(assignedToMe) => change({ assignedToMe })}>
          Assigned to me{ticket.assignee && ticket.assignee !== me ? ` (now ${ticket.assignee})` : ''}
        </Check>
      </form>
    </Dialog>
  );
}
