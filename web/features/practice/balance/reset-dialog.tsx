import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

interface ResetDialogProps {
  isPending: boolean;
  onReset: () => void;
  onClose: () => void;
}

export function ResetDialog({ isPending, onReset, onClose }: ResetDialogProps) {
  return (
    <ConfirmDialog
      title="Reset Balance to $1,000"
      description="Are you sure you want to reset your balance to $1,000? This will clear all your statistics."
      action="Reset Balance"
      busy="Resetting..."
      isBusy={isPending}
      onConfirm={onReset}
      onClose={onClose}
    >
      <p className="muted">Open bets stay open. The statement keeps every movement, and all-time history keeps every bet.</p>
    </ConfirmDialog>
  );
}
