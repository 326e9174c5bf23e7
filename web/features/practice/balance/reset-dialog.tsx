import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface ResetDialogProps {
  isPending: boolean;
  onReset: () => void;
  onClose: () => void;
}

export function ResetDialog({ isPending, onReset, onClose }: ResetDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" disabled={isPending} onClick={onReset}>
        {isPending ? 'Resetting...' : 'Reset Balance'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Reset Balance to $1,000"
      description="Are you sure you want to reset your balance to $1,000? This will clear all your statistics."
      footer={footer}
    >
      <p className="muted">Open bets stay open. The statement keeps every movement, and all-time history keeps every bet.</p>
    </Dialog>
  );
}
