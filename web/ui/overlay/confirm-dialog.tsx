import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description?: ReactNode;
  /** Words of the button that does it, and while it is being done. */
  action: string;
  busy?: string;
  /** Words of the way back. */
  keep?: string;
  look?: 'danger' | 'primary';
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once before something that cannot simply be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, busy = action, keep = 'Cancel', look = 'danger', isBusy, onConfirm, onClose, children } = props;
  const footer = (
    <>
      <Button onClick={onClose}>{keep}</Button>
      <Button look={look} disabled={isBusy} onClick={onConfirm}>
        {isBusy ? busy : action}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={title} description={description} footer={footer}>
      {children}
    </Dialog>
  );
}
