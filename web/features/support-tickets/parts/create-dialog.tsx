import { TICKET_DEFAULTS, TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { useState } from 'react';
import { useCan } from '../../../core/session/use-can.ts';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type NewTicket, useOpenTicket } from '../ticket.queries.ts';
import { CATEGORIES, PRIORITIES } from '../ticket-words.ts';

type Draft = { [K in keyof NewTicket]-?: NonNullable<NewTicket[K]> };
const EMPTY: Draft = { title: '', description: '', ...TICKET_DEFAULTS };

/** Opens a ticket; how urgent it is, Elite members say themselves. */
export function CreateTicketDialog({ onClose, canPrioritise }: { onClose: () => void; canPrioritise?: boolean }) {
  const isOpen = useCan('ticketPriority');
  const [draft, setDraft] = useState(EMPTY);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const open = useOpenTicket(onClose);
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
  };
  const fields = { draft, onChange: change };
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const send = (): void => {
    if (!isEmpty) open.mutate({ ...draft, key });
  };
  return (
    <FormDialog
      title="Create Ticket"
      description="Read by whoever runs this installation. The answer comes here and on the bell."
      action="Create Ticket"
      busy="Creating..."
      isBusy={open.isPending}
      canSend={!isEmpty}
      onSend={send}
      onClose={onClose}
    >
      <DraftField {...fields} name="title" label="Title" required maxLength={TICKET_LIMITS.title} />
      <DraftArea {...fields} name="description" rows={4} label="Description" required maxLength={TICKET_LIMITS.text} />
      <Select label="Category" value={draft.category} options={CATEGORIES} onChange={(category) => change({ category })} />
      {isOpen || canPrioritise ? (
        <Select label="Priority" value={draft.priority} options={PRIORITIES} onChange={(priority) => change({ priority })} />
      ) : null}
    </FormDialog>
  );
}
