import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type Strategy, useDeleteStrategy } from '../strategy.queries.ts';

/** Asks before a forward test is lost: it cannot be made again. */
export function DeleteDialog({ strategy, onClose }: { strategy: Strategy; onClose: () => void }) {
  const remove = useDeleteStrategy();
  return (
    <ConfirmDialog
      title={`Delete ${strategy.name}?`}
      action="Delete"
      busy="Deleting..."
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(strategy, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Its forward test goes with it and cannot be made again: bets after today would be another test.</p>
    </ConfirmDialog>
  );
}
