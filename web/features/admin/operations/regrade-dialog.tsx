import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Grade } from './operations.queries.ts';

const GRADES = [
  { value: 'win', label: 'Won' },
  { value: 'loss', label: 'Lost' },
  { value: 'push', label: 'Push' },
  { value: 'void', label: 'Void' },
] as const;
export const REASON_LEAST = 10;

interface Preview<P> {
  data: P | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
}
interface Props<P> {
  description: string;
  /** The result that stands. */
  from: Grade | null;
  /** The result whose consequences were asked for, and those. */
  seen: Grade | null;
  preview: Preview<P>;
  onSee: (result: Grade) => void;
  describe: (change: P) => ReactNode;
  isBusy: boolean;
  onGrade: (wanted: { result: Grade; sequence: number; reason: string }) => void;
  onClose: () => void;
}

/** First what another result would change, then the change, with a reason. */
export function RegradeDialog<P extends { sequence: number }>(props: Props<P>) {
  const { description, from, seen, preview, onSee, describe, isBusy, onGrade, onClose } = props;
  const formId = useId();
  const others = GRADES.filter(({ value }) => value !== from);
  const [result, setResult] = useState<Grade>(others[0]!.value);
  const [reason, setReason] = useState('');
  const change = seen === result ? preview.data : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change) return onSee(result);
    onGrade({ result, sequence: change.sequence, reason: reason.trim() });
  };
  const isShort = reason.trim().length < REASON_LEAST;
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={isBusy || preview.isFetching || (change !== undefined && isShort)}>
        {change ? 'Grade again' : 'See what changes'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Grade again" description={description} footer={footer}>
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
              {describe(change)}
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
