import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Words of the button that sends the form, and while it is being sent. */
  action: string;
  busy?: string;
  isBusy: boolean;
  /** False while something is missing that the button should wait for. */
  canSend?: boolean;
  wide?: boolean;
  className?: string;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields, a way back, and the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, action, busy = action, isBusy, canSend = true, wide = false, className, onSend, onClose, children } = props;
  const formId = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSend();
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={!canSend || isBusy}>
        {isBusy ? busy : action}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      wide={wide}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      description={description}
      footer={footer}
    >
      <form id={formId} className={className ? `form ${className}` : 'form'} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
