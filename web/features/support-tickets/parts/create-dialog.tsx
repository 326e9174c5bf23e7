import { TICKET_DEFAULTS, TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { type SubmitEvent, useId, useState } from 'react';
import { useHasTier } from '../../../core/session/tiers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type NewTicket, useOpenTicket } from '../ticket.queries.ts';
import { CATEGORIES, PRIORITIES } from '../ticket-words.ts';

type Draft = { [K in keyof NewTicket]-?: NonNullable<NewTicket[K]> };
const EMPTY: Draft = { title: '', description: '', ...TICKET_DEFAULTS };

/** Opens a ticket; how urgent it is, Elite members say themselves. */
export function CreateTicketDialog({ onClose, canPrioritise }: { onClose: () => void; canPrioritise?: boolean }) {
  const formId = useId();
  const isElite = useHasTier('elite');
  const [draft, setDraft] = useState(EMPTY);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const open = useOpenTicket(onClose);
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
  };
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isEmpty) open.mutate({ ...draft, key });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={isEmpty || open.isPending}>
        {open.isPending ? 'Creating...' : 'Create Ticket'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Create Ticket"
      description="Read by whoever runs this installation. The answer comes here and on the bell."
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <Field
          label="Title"
          required
          maxLength={TICKET_LIMITS.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          rows={4}
          label="Description"
          required
          maxLength={TICKET_LIMITS.text}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <Select label="Category" value={draft.category} options={CATEGORIES} onChange={(category) => change({ category })} />
        {isElite || canPrioritise ? (
          <Select label="Priority" value={draft.priority} options={PRIORITIES} onChange={(priority) => change({ priority })} />
        ) : null}
      </form>
    </Dialog>
  );
}
