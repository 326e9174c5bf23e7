import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../core/slip/index.ts';
import { formatMoney } from '../../lib/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useDeleteBet } from './bet.queries.ts';
import type { Bet } from './bet-types.ts';

/** Asks once before a bet leaves the list. */
export function RemoveDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const { odds } = useReaderFormat();
  const remove = useDeleteBet();
  const footer = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(bet, { onSettled: onClose })}>
        {bet.status === 'pending' ? 'Remove bet' : 'Delete bet'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={bet.status === 'pending' ? 'Remove this bet?' : 'Delete this bet?'}
      description="It leaves your list and your statistics. Weekly limits still count it."
      footer={footer}
    >
      <p>
        <b>{selectionLabel(bet.selection)}</b> {odds(bet.odds)}, {formatMoney(bet.stake)}
        <br />
        <span className="muted">{bet.tournament ?? gameLabel(bet.gameId)}</span>
      </p>
    </Dialog>
  );
}
