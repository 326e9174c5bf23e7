import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type StaffTicket, useEditTicket } from '../ticket.queries.ts';
import { CATEGORIES, PRIORITIES, STATUSES } from '../ticket-words.ts';

/** Changes a ticket; only what was changed is sent, so that another's change meanwhile stays. */
export function EditTicketDialog({ ticket, onClose }: { ticket: StaffTicket; onClose: () => void }) {
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
  const fields = { draft, onChange: change };
  const send = (): void => {
    if (changed.length === 0) onClose();
    else if (!isEmpty) edit.mutate(Object.fromEntries(changed));
  };
  return (
    <FormDialog
      title="Edit Ticket"
      action="Save Changes"
      busy="Saving..."
      isBusy={edit.isPending}
      canSend={!isEmpty}
      onSend={send}
      onClose={onClose}
    >
      <DraftField {...fields} name="title" label="Title" maxLength={TICKET_LIMITS.title} />
      <DraftArea {...fields} name="description" rows={4} label="Description" maxLength={TICKET_LIMITS.text} />
      <Select label="Status" value={draft.status} options={STATUSES} onChange={(status) => change({ status })} />
      <Select label="Priority" value={draft.priority} options={PRIORITIES} onChange={(priority) => change({ priority })} />
      <Select label="Category" value={draft.category} options={CATEGORIES} onChange={(category) => change({ category })} />
      <Check checked={draft.assignedToMe} onChange={(assignedToMe) => change({ assignedToMe })}>
        Assigned to me{ticket.assignee && ticket.assignee !== me ? ` (now ${ticket.assignee})` : ''}
      </Check>
    </FormDialog>
  );
}
