import { type SubmitEvent, useId, useState } from 'react';
import { formatSignedMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type AdminBet, type Grade, useRegrade, useRegradePreview } from './operations.queries.ts';

const GRADES = [
  { value: 'win', label: 'Won' },
  { value: 'loss', label: 'Lost' },
  { value: 'push', label: 'Push' },
  { value: 'void', label: 'Void' },
] as const;
const GRADE_OF: Record<AdminBet['status'], Grade | null> = { pending: null, won: 'win', lost: 'loss', push: 'push', void: 'void' };
export const REASON_LEAST = 10;
const WHO = { settlement: 'the final score', owner: 'its owner', admin: 'an admin' } as const;

/** First what another result would change, then the change, with a reason. */
export function RegradeDialog({ bet, onClose }: { bet: AdminBet; onClose: () => void }) {
  const formId = useId();
  const others = GRADES.filter(({ value }) => value !== GRADE_OF[bet.status]);
  const [result, setResult] = useState<Grade>(others[0]!.value);
  const [seen, setSeen] = useState<Grade | null>(null);
  const [reason, setReason] = useState('');
  const preview = useRegradePreview(bet.id, seen);
  const regrade = useRegrade();
  const change = seen === result ? preview.data : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change) return setSeen(result);
    regrade.mutate({ betId: bet.id, result, sequence: change.sequence, reason: reason.trim() }, { onSuccess: onClose });
  };
  const isShort = reason.trim().length < REASON_LEAST;
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        type="submit"
        form={formId}
        look="primary"
        disabled={regrade.isPending || preview.isFetching || (change !== undefined && isShort)}
      >
        {change ? 'Grade again' : 'See what changes'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Grade again"
      description={`${bet.selection}, ${bet.gameId}, ${bet.username}`}
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit}>
        <Select label="New result" value={result} options={others} onChange={setResult} />
        {seen === result && preview.isError ? (
          <p className="note" role="alert">
            {messageOf(preview.error) ?? 'This could not be worked out. Try again.'}
          </p>
        ) : null}
        {change ? (
          <>
            <p className="note" role="status">
              Graded by {WHO[change.gradedBy]}. The profit goes from <b className="ad-sum">{formatSignedMoney(change.profitBefore)}</b> to{' '}
              <b className="ad-sum">{formatSignedMoney(change.profitAfter)}</b>. The old grading is reversed and stays on the receipt;
              scores no longer change this bet.
            </p>
            <Field
              label="Reason"
              value={reason}
              maxLength={300}
              hint={`At least ${REASON_LEAST} characters; kept on the receipt.`}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        ) : null}
      </form>
    </Dialog>
  );
}
