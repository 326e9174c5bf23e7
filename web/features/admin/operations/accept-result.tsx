import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import { type QueuedGame, useAcceptResult } from './operations.queries.ts';

/** Takes the source's present result in place of the held one, with a reason. */
export function AcceptResult({ game, hold }: { game: QueuedGame; hold: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const accept = useAcceptResult();
  const close = (): void => setIsOpen(false);
  const send = (): void => accept.mutate({ gameId: game.gameId, hold, reason: reason.trim() }, { onSuccess: close });
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Accept the result
      </Button>
      {isOpen ? (
        <FormDialog
          title="Accept the source’s result"
          description={`${game.label}. Held because: ${hold}. The source is asked again; its result is taken if it is complete and final, and bets are graded again on it.`}
          action="Accept the result"
          isBusy={accept.isPending}
          canSend={isReason(reason)}
          onSend={send}
          onClose={close}
        >
          <ReasonField value={reason} kept="kept in the audit log" onChange={setReason} />
        </FormDialog>
      ) : null}
    </>
  );
}
