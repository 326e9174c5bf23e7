import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface Props {
  title: string;
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once before something that cannot simply be undone. */
export function ConfirmDialog({ title, action, isBusy, onConfirm, onClose, children }: Props) {
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" disabled={isBusy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title} footer={footer}>
      <p>{children}</p>
    </Dialog>
  );
}
