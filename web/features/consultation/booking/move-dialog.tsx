import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Consultation, type Expert, useCancel, useMove } from '../consultation.queries.ts';
import { firstPick, type Pick, SlotPicker, whenOf } from './slot-picker.tsx';

/** Moves a session to another slot of its expert, or calls it off. */
export function MoveDialog({ session, expert, onClose }: { session: Consultation; expert: Expert; onClose: () => void }) {
  const { dateTime } = useReaderFormat();
  const [pick, setPick] = useState<Pick>(() => firstPick(expert));
  const [isSure, setSure] = useState(false);
  const move = useMove(session.id, onClose);
  const cancel = useCancel(onClose);
  const when = whenOf(pick);
  const isBusy = move.isPending || cancel.isPending;
  const choose = (next: Pick): void => {
    setPick(next);
    setSure(false);
    move.reset();
  };
  const submit = (): void => {
    if (when) move.mutate(when, { onError: () => setPick({ ...pick, time: undefined }) });
  };
  const footer = (
    <>
      {isSure ? (
        <Button look="danger" disabled={isBusy} onClick={() => cancel.mutate(session.id)}>
          Cancel for good
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => setSure(true)}>
          Cancel Session
        </Button>
      )}
      <Button look="primary" disabled={!when || isBusy} onClick={submit}>
        {move.isPending ? 'Moving...' : 'Reschedule'}
      </Button>
    </>
  );
  const description = `Now ${dateTime(session.startsAt)}, ${session.duration} minutes with ${session.expertName}. It can be changed until ${dateTime(session.changeUntil)}.`;
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Reschedule" description={description} footer={footer}>
      <div className="form cn-move">
        <SlotPicker expert={expert} pick={pick} onPick={choose} />
        {move.isError ? (
          <p className="note bad" role="alert">
            {messageOf(move.error) ?? 'The session could not be moved. Check your connection and try again.'}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
