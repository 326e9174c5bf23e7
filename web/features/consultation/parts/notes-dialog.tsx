import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Consultation } from '../consultation.queries.ts';

/** What was written down about a session. */
export function NotesDialog({ session, onClose }: { session: Consultation; onClose: () => void }) {
  const { dateTime } = useReaderFormat();
  const description = `${session.expertName}, ${dateTime(session.startsAt)}`;
  const footer = <Button onClick={onClose}>Done</Button>;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Session Notes"
      description={description}
      footer={footer}
    >
      <p className="cn-notes">{session.notes}</p>
    </Dialog>
  );
}
