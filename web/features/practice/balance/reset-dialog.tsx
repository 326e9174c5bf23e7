import { RESET_DAYS } from '@clearedge/contract/competition';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

interface ResetDialogProps {
  openBets: number;
  isPending: boolean;
  onReset: () => void;
  onClose: () => void;
}

const openText = (bets: number): string =>
  bets === 0
    ? ''
    : `${bets === 1 ? 'Your open practice bet is' : `Your ${bets} open practice bets are`} voided and the stakes go back to the house. `;

export function ResetDialog({ openBets, isPending, onReset, onClose }: ResetDialogProps) {
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
      <p className="muted">
        {openText(openBets)}Possible once in {RESET_DAYS} days. The statement keeps every movement, and all-time history keeps every bet.
        The contest bankroll and its bets are not touched.
      </p>
    </ConfirmDialog>
  );
}
