import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Strategy, useDeleteStrategy } from '../strategy.queries.ts';

/** Asks before a forward test is lost: it cannot be made again. */
export function DeleteDialog({ strategy, onClose }: { strategy: Strategy; onClose: () => void }) {
  const remove = useDeleteStrategy();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Delete ${strategy.name}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(strategy, { onSuccess: onClose })}>
            {remove.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <p>Its forward test goes with it and cannot be made again: bets after today would be another test.</p>
    </Dialog>
  );
}
