import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type StaffTicket, useDeleteTicket } from '../ticket.queries.ts';

/** Asks once before a ticket leaves every list. */
export function DeleteTicketDialog({ ticket, onClose }: { ticket: StaffTicket; onClose: () => void }) {
  const remove = useDeleteTicket(onClose);
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(ticket.id)}>
        Delete Ticket
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={`Delete “${ticket.title}”?`} footer={footer}>
      <p>It leaves every list, {ticket.username}’s too. What was said stays in the database.</p>
    </Dialog>
  );
}
