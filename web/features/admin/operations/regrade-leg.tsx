import { useState } from 'react';
import { formatMoney, NONE } from '../../../lib/format.ts';
import { type Grade, type PracticeBet, useLegPreview, useRegradeLeg } from './operations.queries.ts';
import { RegradeDialog } from './regrade-dialog.tsx';

export type PracticeLeg = PracticeBet['legs'][number];
export const RESULT_WORD = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void', cash_out: 'Cashed out' } as const;

const money = (dollars: number | null): string => (dollars === null ? NONE : formatMoney(dollars));
const word = (result: PracticeBet['result']): string => (result ? RESULT_WORD[result] : 'Open');

/** Another result for a leg of a practice bet. */
export function RegradeLeg({ bet, leg, onClose }: { bet: PracticeBet; leg: PracticeLeg; onClose: () => void }) {
  const regrade = useRegradeLeg();
  const at = { betId: bet.id, position: leg.position };
  const [seen, setSeen] = useState<Grade | null>(null);
  const preview = useLegPreview(at, seen);
  return (
    <RegradeDialog
      description={`${leg.selection}, ${leg.gameId}, ${bet.username}`}
      from={leg.result}
      seen={seen}
      preview={preview}
      onSee={setSeen}
      describe={({ betBefore, betAfter, payoutBefore, payoutAfter, takenBack }) => (
        <>
          The bet goes from {word(betBefore)} to <b>{word(betAfter)}</b>, its payout from <b className="ad-sum">{money(payoutBefore)}</b> to{' '}
          <b className="ad-sum">{money(payoutAfter)}</b>.{' '}
          {payoutBefore !== null && takenBack < payoutBefore && payoutBefore !== payoutAfter
            ? `Of what was paid, ${money(takenBack)} is still there to take back; the rest is not owed. `
            : ''}
          The ledger keeps both movements; scores no longer change this leg.
        </>
      )}
      isBusy={regrade.isPending}
      onGrade={(wanted) => regrade.mutate({ ...at, ...wanted }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
