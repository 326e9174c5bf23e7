import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type StaffTicket, useDeleteTicket } from '../ticket.queries.ts';

/** Asks once before a ticket leaves every list. */
export function DeleteTicketDialog({ ticket, onClose }: { ticket: StaffTicket; onClose: () => void }) {
  const remove = useDeleteTicket(onClose);
  return (
    <ConfirmDialog
      title={`Delete “${ticket.title}”?`}
      action="Delete Ticket"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(ticket.id)}
      onClose={onClose}
    >
      <p>It leaves every list, {ticket.username}’s too. What was said stays in the database.</p>
    </ConfirmDialog>
  );
}
