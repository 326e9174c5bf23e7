import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../core/slip/index.ts';
import { formatMoney } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteBet } from './bet.queries.ts';
import type { Bet } from './bet-types.ts';

/** Asks once before a bet leaves the list. */
export function RemoveDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const { odds } = useReaderFormat();
  const remove = useDeleteBet();
  return (
    <ConfirmDialog
      title={bet.status === 'pending' ? 'Remove this bet?' : 'Delete this bet?'}
      description="It leaves your list and your statistics. Weekly limits still count it."
      action={bet.status === 'pending' ? 'Remove bet' : 'Delete bet'}
      keep="Keep it"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(bet, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        <b>{selectionLabel(bet.selection)}</b> {odds(bet.odds)}, {formatMoney(bet.stake)}
        <br />
        <span className="muted">{bet.tournament ?? gameLabel(bet.gameId)}</span>
      </p>
    </ConfirmDialog>
  );
}
