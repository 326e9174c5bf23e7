import { useState } from 'react';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatSignedMoney } from '../../../lib/format.ts';
import { type AdminBet, type Grade, useRegrade, useRegradePreview } from './operations.queries.ts';
import { RegradeDialog } from './regrade-dialog.tsx';

const GRADE_OF: Record<AdminBet['status'], Grade | null> = { pending: null, won: 'win', lost: 'loss', push: 'push', void: 'void' };
const WHO = { settlement: 'the final score', owner: 'its owner', admin: 'an admin' } as const;

type Regraded = Pick<AdminBet, 'id' | 'selection' | 'gameId' | 'username' | 'status'>;

/** Another result for a tracked bet. */
export function RegradeBet({ bet, onClose }: { bet: Regraded; onClose: () => void }) {
  const regrade = useRegrade();
  const [seen, setSeen] = useState<Grade | null>(null);
  const preview = useRegradePreview(bet.id, seen);
  return (
    <RegradeDialog
      description={`${selectionLabel(bet.selection)}, ${bet.gameId}, ${bet.username}`}
      from={GRADE_OF[bet.status]}
      seen={seen}
      preview={preview}
      onSee={setSeen}
      describe={({ gradedBy, profitBefore, profitAfter }) => (
        <>
          Graded by {WHO[gradedBy]}. The profit goes from <b className="ad-sum">{formatSignedMoney(profitBefore)}</b> to{' '}
          <b className="ad-sum">{formatSignedMoney(profitAfter)}</b>. The old grading is reversed and stays on the receipt; scores no longer
          change this bet.
        </>
      )}
      isBusy={regrade.isPending}
      onGrade={(wanted) => regrade.mutate({ betId: bet.id, ...wanted }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
