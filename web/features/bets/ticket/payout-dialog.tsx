import { useState } from 'react';
import { formatMoney, numberIn } from '../../../lib/format.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useResolveBet } from '../bet.queries.ts';
import type { Bet } from '../bet-types.ts';
import { betTitle } from '../bet-words.ts';

/** Marks a ticket as won with what the book paid, which its legs alone do not tell. */
export function PayoutDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const [draft, setDraft] = useState({ payout: '' });
  const [error, setError] = useState<string | null>(null);
  const resolve = useResolveBet();
  const send = (): void => {
    const payout = numberIn(draft.payout);
    if (draft.payout.trim() === '' || !(payout >= 0)) setError('Enter what the book paid in all, such as 19.09.');
    else resolve.mutate({ betId: bet.id, result: 'win', payout: Math.round(payout * 100) / 100 }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="What did the book pay?"
      description={`${betTitle(bet)}, ${formatMoney(bet.freeStake || bet.stake)}${bet.freeStake > 0 ? ' free bet' : ' staked'}.`}
      action="Mark as won"
      isBusy={resolve.isPending}
      onSend={send}
      onClose={onClose}
    >
      <DraftField
        draft={draft}
        errors={error ? { payout: error } : {}}
        onChange={(patch) => {
          setDraft({ ...draft, ...patch });
          setError(null);
        }}
        name="payout"
        label="Paid in all, with the stake"
        prefix="$"
        inputMode="decimal"
        placeholder="19.09"
      />
    </FormDialog>
  );
}
