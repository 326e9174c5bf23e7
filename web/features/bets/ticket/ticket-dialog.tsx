import { CallError } from '@clearedge/contract/client';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { messageOf } from '../../../lib/query.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddParlay } from '../bet.queries.ts';
import { changedTicket, checkTicket, EMPTY_TICKET, type TicketDraft, type TicketErrors, ticketBody, ticketErrors } from './ticket-draft.ts';
import { TicketFields } from './ticket-fields.tsx';

const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';

/** A parlay, teaser or round robin as a book took it. */
export function TicketDialog({ onClose }: { onClose: () => void }) {
  const [key] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<TicketDraft>(EMPTY_TICKET);
  const [own, setOwn] = useState<TicketErrors>({});
  const add = useAddParlay();
  const format = useOddsFormat();
  const errors = { ...(add.error instanceof CallError ? ticketErrors(add.error.problem?.issues) : {}), ...own };
  const change = (patch: Partial<TicketDraft>): void => {
    setDraft(changedTicket(draft, patch));
    setOwn({});
    add.reset();
  };
  const send = (): void => {
    const found = checkTicket(draft, format);
    setOwn(found);
    if (Object.keys(found).length === 0) add.mutate({ body: ticketBody(draft, format), key }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      wide
      title="Add a parlay from your book"
      description="Every leg is graded by its own game: one lost leg loses, pushed and void legs drop out."
      action="Add bet"
      busy="Adding..."
      isBusy={add.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TicketFields draft={draft} errors={errors} onChange={change} />
      {add.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {messageOf(add.error) ?? NO_ANSWER}
        </p>
      ) : null}
    </FormDialog>
  );
}
