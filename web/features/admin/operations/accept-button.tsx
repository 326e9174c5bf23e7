import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';

interface AcceptButtonProps {
  action: string;
  title: string;
  description: string;
  isBusy: boolean;
  onSend: (reason: string, close: () => void) => void;
}

/** A button whose dialog asks for a reason, which the audit log keeps. */
export function AcceptButton({ action, title, description, isBusy, onSend }: AcceptButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      {isOpen ? (
        <FormDialog
          title={title}
          description={description}
          action={action}
          isBusy={isBusy}
          canSend={isReason(reason)}
          onSend={() => onSend(reason.trim(), close)}
          onClose={close}
        >
          <ReasonField value={reason} stored="kept in the audit log" onChange={setReason} />
        </FormDialog>
      ) : null}
    </>
  );
}
